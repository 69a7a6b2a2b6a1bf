import { enterPayment } from "#contract/back-office/payments.ts";
import type { SaidTransfer } from "#contract/back-office/said-transfers.ts";
import { formatRupees } from "#contract/money/money.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { backOffice } from "../api.ts";
import { CheckBox } from "../products/check-box.tsx";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { useOfficeForm } from "../ui/use-office-form.ts";
import { BackFields, type BackOf } from "./back-fields.tsx";
import { TransferWayField } from "./transfer-way-field.tsx";

type PaymentDialogProps = {
  orderId: string;
  of: BackOf;
  /** Whether money came or goes back; undefined while nothing is asked. */
  kind: "received" | "refunded" | undefined;
  /** Rupees that stand in the form at first: all that is to be paid, or to go back. */
  amount: number;
  /** What the customer said of it, which it answers. */
  said?: SaidTransfer | undefined;
  onClose: () => void;
  onDone: () => Promise<void>;
};

const noAnswers = { reason: "", isMoreThanDue: false, isBeforeCash: false };

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
  of,
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
      ...noAnswers,
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
  const typed = form.watch("amount");
  const more = typed - Math.max(of.money.balance, said?.amount ?? 0, 0);
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
      {kind === "received" && more > 0 && (
        <CheckBox
          {...form.register("isMoreThanDue")}
          label={`It is ${formatRupees(more)} more than is due`}
          hint="Look at the amount again. The rest is owed to the customer, under Money to give back."
        />
      )}
      {kind === "refunded" && (
        <BackFields
          {...of}
          amount={typed}
          reason={form.register("reason")}
          isBeforeCash={form.register("isBeforeCash")}
          reasonError={errors.reason?.message}
        />
      )}
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
