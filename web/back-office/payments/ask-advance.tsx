import { useState } from "react";
import { useRevalidator } from "react-router";
import { askAdvance } from "#contract/payments/office-payments.ts";
import { callApi } from "#web/back-office/api.ts";
import { DialogForm } from "#web/back-office/ui/dialog-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { toastSuccess } from "#web/ui/toast.ts";

/** `balance`: rupees that are to be paid at all. */
export function AskAdvance({ orderId, balance }: { orderId: string; balance: number }) {
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Ask for an advance
      </Button>
      <LazyDialog open={open} onClose={onClose} title="Ask for an advance">
        <AskForm orderId={orderId} balance={balance} onClose={onClose} />
      </LazyDialog>
    </>
  );
}

type AskFormProps = { orderId: string; balance: number; onClose: () => void };

function AskForm({ orderId: id, balance, onClose }: AskFormProps) {
  const { revalidate } = useRevalidator();
  return (
    <DialogForm
      schema={askAdvance.body}
      values={{ id, amount: balance }}
      call={(body) => callApi(askAdvance, { body })}
      say={({ message }) => toastSuccess(message)}
      onDone={revalidate}
      onClose={onClose}
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
    </DialogForm>
  );
}
