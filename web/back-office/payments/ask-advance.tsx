import { useState } from "react";
import { useRevalidator } from "react-router";
import { askAdvance } from "#contract/payments/office-payments.ts";
import { callApi } from "#web/back-office/api.ts";
import { FormDialog } from "#web/back-office/ui/dialog-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { toastSuccess } from "#web/ui/toast.ts";

/** `balance`: rupees still payable in total. */
export function AskAdvance({ orderId: id, balance }: { orderId: string; balance: number }) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Ask for an advance
      </Button>
      <FormDialog
        open={open}
        title="Ask for an advance"
        schema={askAdvance.body}
        values={{ id, amount: balance }}
        call={(body) => callApi(askAdvance, { body })}
        say={({ message }) => toastSuccess(message)}
        onDone={revalidate}
        onClose={() => setOpen(false)}
        keepLabel="Not now"
        label="Ask for it"
      >
        {({ Field }) => (
          <Field
            name="amount"
            number
            autoComplete="off"
            label="Rupees"
            hint="To be paid before the order is sent. The customer reads it in a mail and at their order, with how it is paid."
            data-asked
          />
        )}
      </FormDialog>
    </>
  );
}
