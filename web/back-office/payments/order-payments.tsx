import { useState } from "react";
import { useRevalidator } from "react-router";
import type { CallResult } from "#contract/http/caller.ts";
import { gatewayNames } from "#contract/payments/gateways.ts";
import {
  askPayment,
  closePayment,
  type GatewayRefund,
  type OfficePayment,
  refundPayment,
  settleRefund,
} from "#contract/payments/office-gateway-payments.ts";
import { callApi } from "#web/back-office/api.ts";
import { DialogForm } from "#web/back-office/ui/dialog-form.tsx";
import { PanelPart } from "#web/back-office/ui/panel.tsx";
import { Money, When } from "#web/back-office/ui/values.tsx";
import { Button } from "#web/ui/button.tsx";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { BackFields, type BackOf } from "./payment-fields.tsx";

export function OrderPayments({ payments, of }: { payments: readonly OfficePayment[]; of: BackOf }) {
  const { revalidate } = useRevalidator();
  const [refunding, setRefunding] = useState<OfficePayment>();

  async function tell(asked: Promise<CallResult<{ message: string }>>) {
    const result = await asked;
    if (result.ok) toastSuccess(result.data.message);
    else toastError(result.error.error);
    await revalidate();
  }

  if (payments.length === 0) return null;
  return (
    <PanelPart title="Online payments">
      <ul className="grid gap-4">
        {payments.map((payment) => (
          <Payment key={payment.id} payment={payment} onRefund={() => setRefunding(payment)} tell={tell} />
        ))}
      </ul>
      <LazyDialog open={refunding !== undefined} onClose={() => setRefunding(undefined)} title="Refund?">
        {refunding && (
          <RefundForm
            payment={refunding}
            of={of}
            onClose={() => setRefunding(undefined)}
            onDone={revalidate}
          />
        )}
      </LazyDialog>
    </PanelPart>
  );
}

type PaymentProps = {
  payment: OfficePayment;
  onRefund: () => void;
  tell: (asked: Promise<CallResult<{ message: string }>>) => Promise<void>;
};

function Payment({ payment, onRefund, tell }: PaymentProps) {
  const {
    id,
    startedAt,
    gateway,
    state,
    why,
    amount,
    surplus,
    reference,
    gatewayReference,
    problem,
    actions,
  } = payment;
  const body = { payment: id };
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap justify-between gap-x-3">
        <b className="font-[560]">
          {gatewayNames[gateway]}: {why ? causeLabels[why] : stateLabels[state]}
        </b>
        <Money rupees={amount} />
      </p>
      <p className="text-sm text-slate wrap-anywhere">
        <When at={startedAt} />, {gatewayReference !== "" && <span>{`${gatewayReference}, `}</span>}
        {reference}
      </p>
      {problem !== "" && <p className="text-sm wrap-anywhere">{problem}</p>}
      {surplus > 0 && (
        <p className="text-sm text-anar">
          <Money rupees={surplus} /> more than the balance: refund it.
        </p>
      )}
      {state === "unclear" && (
        <p className="text-sm text-slate">
          Look for it in the portal of {gatewayNames[gateway]}, enter the amount received in the ledger, and
          inform the customer.
        </p>
      )}
      {payment.refunds.map((refund) => (
        <Refund
          key={refund.id}
          refund={refund}
          maySettle={refund.state === "sent" && actions.includes("settleRefund")}
          tell={tell}
        />
      ))}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {actions.includes("askAgain") && (
          <Button look="secondary" onClick={() => void tell(callApi(askPayment, { body }))}>
            Ask {gatewayNames[gateway]} again
          </Button>
        )}
        {actions.includes("close") && (
          <Button look="secondary" onClick={() => void tell(callApi(closePayment, { body }))}>
            Mark as checked
          </Button>
        )}
        {actions.includes("refund") && (
          <Button look="secondary" onClick={onRefund}>
            Refund
          </Button>
        )}
      </div>
    </li>
  );
}

type RefundProps = { refund: GatewayRefund; maySettle: boolean; tell: PaymentProps["tell"] };

function Refund({ refund, maySettle, tell }: RefundProps) {
  const settle = (isDone: boolean) =>
    void tell(callApi(settleRefund, { body: { refund: refund.id, isDone } }));
  return (
    <div className="border-s border-line ps-3">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>{refundLabels[refund.state]}</span>
        <Money rupees={refund.amount} />
      </p>
      {refund.problem !== "" && <p className="text-sm text-slate wrap-anywhere">{refund.problem}</p>}
      {maySettle && (
        <div className="mt-1 flex flex-wrap gap-2">
          <Button look="secondary" onClick={() => settle(true)}>
            It went out
          </Button>
          <Button look="secondary" onClick={() => settle(false)}>
            It did not
          </Button>
        </div>
      )}
    </div>
  );
}

function RefundForm({
  payment,
  of,
  onClose,
  onDone,
}: {
  payment: OfficePayment;
  of: BackOf;
  onClose: () => void;
  onDone: () => Promise<void>;
}) {
  return (
    <DialogForm
      schema={refundPayment.body}
      values={{
        payment: payment.id,
        amount: Math.min(of.money.owed || of.money.refundable, payment.left),
        reason: "",
      }}
      call={(body) => callApi(refundPayment, { body })}
      say={({ message }) => toastSuccess(message)}
      onDone={onDone}
      onClose={onClose}
      keepLabel="Not now"
      label="Refund"
      busyLabel="Asking..."
    >
      {({ Field, register, watch, formState: { errors } }) => (
        <>
          <Field
            name="amount"
            number
            autoComplete="off"
            label="Rupees"
            hint={`Refunded the way it was paid, through ${gatewayNames[payment.gateway]}.`}
            data-asked
          />
          <BackFields
            {...of}
            amount={watch("amount")}
            reason={register("reason")}
            reasonError={errors.reason?.message}
          />
        </>
      )}
    </DialogForm>
  );
}

const stateLabels: Record<OfficePayment["state"], string> = {
  open: "begun",
  paid: "paid",
  failed: "not paid",
  unclear: "to check",
};

const causeLabels: Record<NonNullable<OfficePayment["why"]>, string> = {
  cancelled: "cancelled by the customer",
  declined: "declined",
  expired: "not paid in time",
};

const refundLabels: Record<GatewayRefund["state"], string> = {
  asked: "Being refunded",
  sent: "Refunded? See the portal",
  done: "Refunded",
  refused: "Not refunded",
};
