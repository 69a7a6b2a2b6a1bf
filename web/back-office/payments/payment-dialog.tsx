import { enterPayment } from "#contract/payments/office-payments.ts";
import type { ReportedTransfer } from "#contract/payments/reported-transfers.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { formatRupees } from "#contract/values/money.ts";
import { callApi } from "#web/back-office/api.ts";
import { CheckBox } from "#web/back-office/ui/check-box.tsx";
import { DialogForm } from "#web/back-office/ui/dialog-form.tsx";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { BackFields, type BackOf, TransferWayField } from "./payment-fields.tsx";

type PaymentDialogProps = {
  orderId: string;
  of: BackOf;
  /** Payment or refund; undefined while the dialog is closed. */
  kind: "received" | "refunded" | undefined;
  /** Initial rupees of the form: the whole balance or refund. */
  amount: number;
  /** The customer's report that this payment settles. */
  said?: ReportedTransfer | undefined;
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
  const isRefund = kind === "refunded";
  return (
    <DialogForm
      schema={enterPayment.body}
      values={{
        id: orderId,
        kind,
        amount,
        how: said?.how ?? "raast",
        reference: said?.reference ?? "",
        on: today,
        claim: said?.id,
        ...noAnswers,
      }}
      call={(body) => callApi(enterPayment, { body })}
      say={({ message }) => toastSuccess(message)}
      onDone={onDone}
      onClose={onClose}
      keepLabel="Not yet"
      label={isRefund ? "Enter refund" : "Enter payment"}
    >
      {({ Field, register, watch, formState: { errors } }) => {
        const typed = watch("amount");
        const more = typed - Math.max(of.money.balance, said?.amount ?? 0, 0);
        return (
          <>
            <Field name="amount" number autoComplete="off" label="Rupees" data-asked />
            {!isRefund && more > 0 && (
              <CheckBox
                {...register("isMoreThanDue")}
                label={`It is ${formatRupees(more)} more than the balance`}
                hint="Check the amount again. The excess is owed to the customer, under Refunds due."
              />
            )}
            {isRefund && (
              <BackFields
                {...of}
                amount={typed}
                reason={register("reason")}
                isBeforeCash={register("isBeforeCash")}
                reasonError={errors.reason?.message}
              />
            )}
            <Field name="how" as={TransferWayField} />
            <Field
              name="reference"
              label="Reference"
              hint="The transaction number in your bank or wallet app, not on the customer's picture. Each number is accepted once."
              autoComplete="off"
              spellCheck={false}
            />
            <Field name="on" type="date" max={today} label={isRefund ? "Refunded on" : "Received on"} />
          </>
        );
      }}
    </DialogForm>
  );
}
