import { enterPayment } from "#contract/back-office/payments.ts";
import type { SaidTransfer } from "#contract/back-office/said-transfers.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { backOffice } from "../api.ts";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { useOfficeForm } from "../ui/use-office-form.ts";
import { TransferWayField } from "./transfer-way-field.tsx";

type PaymentDialogProps = {
  orderId: string;
  /** Whether money came or goes back; undefined while nothing is asked. */
  kind: "received" | "refunded" | undefined;
  /** Rupees that stand in the form at first: all that is to be paid, or to go back. */
  amount: number;
  /** What the customer said of it, which it answers. */
  said?: SaidTransfer | undefined;
  onClose: () => void;
  onDone: () => Promise<void>;
};

export function PaymentDialog({ kind, ...props }: PaymentDialogProps) {
  const title = kind === "refunded" ? "Payment refunded" : "Payment received";
  return (
    <LazyDialog open={kind !== undefined} onClose={props.onClose} title={title}>
      {kind && <PaymentForm {...props} kind={kind} />}
    </LazyDialog>
  );
}

function PaymentForm({
  orderId,
  kind,
  amount,
  said,
  onClose,
  onDone,
}: PaymentDialogProps & { kind: "received" | "refunded" }) {
  const today = dayInKarachi(new Date());
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: enterPayment.body,
    values: {
      id: orderId,
      kind,
      amount,
      how: said?.how ?? "raast",
      reference: said?.reference ?? "",
      on: today,
      claim: said?.id,
    },
    async send(body) {
      const result = await backOffice.orders.enterPayment({ body });
      if (!result.ok) return result;
      await onDone();
      onClose();
      toastSuccess(result.data.message);
      return undefined;
    },
  });
  const { errors } = form.formState;
  return (
    <form {...formProps} className="grid gap-4">
      <TextField
        {...form.register("amount", { valueAsNumber: true })}
        inputMode="numeric"
        autoComplete="off"
        label="Rupees"
        data-asked
        error={errors.amount?.message}
      />
      <TransferWayField {...form.register("how")} error={errors.how?.message} />
      <TextField
        {...form.register("reference")}
        label="Reference"
        hint="The number of the transfer in the app of the bank or the wallet, not on a picture of the customer's. It is taken once."
        autoComplete="off"
        spellCheck={false}
        error={errors.reference?.message}
      />
      <TextField
        {...form.register("on")}
        type="date"
        max={today}
        label={kind === "refunded" ? "Refunded on" : "Received on"}
        error={errors.on?.message}
      />
      <DialogActions
        busy={busy}
        failure={failure}
        keepLabel="Not yet"
        onClose={onClose}
        label={kind === "refunded" ? "Note refund" : "Note payment"}
        busyLabel="Saving..."
      />
    </form>
  );
}
