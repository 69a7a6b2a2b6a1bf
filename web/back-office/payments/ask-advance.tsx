import { askAdvance } from "#contract/payments/office-payments.ts";
import { callApi } from "#web/back-office/api.ts";
import { FormDialog } from "#web/back-office/ui/dialog-form.tsx";
import { toastSuccess } from "#web/ui/toast.ts";

type AskAdvanceDialogProps = {
  orderId: string;
  /** Rupees still payable in total. */
  balance: number;
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
};

export function AskAdvanceDialog({ orderId: id, balance, ...dialog }: AskAdvanceDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title="Ask for an advance"
      schema={askAdvance.body}
      values={{ id, amount: balance }}
      call={(body) => callApi(askAdvance, { body })}
      say={({ message }) => toastSuccess(message)}
      keepLabel="Not now"
      label="Ask for it"
    >
      {({ Field }) => (
        <Field
          name="amount"
          number
          autoComplete="off"
          label="Rupees"
          hint="To be paid before the order is dispatched. The customer gets a mail and sees on the order page how to pay."
          data-asked
        />
      )}
    </FormDialog>
  );
}
