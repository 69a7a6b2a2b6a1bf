import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { mayDo } from "#contract/orders/order-actions.ts";
import { AskAdvanceDialog } from "#web/back-office/payments/ask-advance.tsx";
import { OrderPayments } from "#web/back-office/payments/order-payments.tsx";
import { OrderTransfers } from "#web/back-office/payments/order-transfers.tsx";
import { PaymentDialog } from "#web/back-office/payments/payment-dialog.tsx";
import { OrderAmounts } from "#web/back-office/ui/order-amounts.tsx";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { Money } from "#web/back-office/ui/values.tsx";
import { Button } from "#web/ui/button.tsx";
import { OrderLedger } from "./order-ledger.tsx";

/** The sum with its parts, payments that were reported or made online, and the ledger behind them. */
export function OrderMoney({ order }: { order: OfficeOrder }) {
  const { office } = order;
  const of = office && { money: office.money, progress: order.orderProgress };
  return (
    <Panel title="Money" id="money">
      <div className="[&>dl]:border-t-0 [&>dl]:pt-0">
        <OrderAmounts order={order} />
      </div>
      {order.reductionReason !== "" && (
        <p className="mt-2 text-end text-sm text-slate wrap-anywhere">Reduced: {order.reductionReason}</p>
      )}
      {office && office.money.refundsUnderWay > 0 && (
        <p className="mt-2 text-end text-sm text-slate">
          <Money rupees={office.money.refundsUnderWay} /> on its way back
        </p>
      )}
      {office && <PaymentButtons order={order} office={office} />}
      {office && <OrderTransfers ahead={order.ahead} transfers={office.transfers} />}
      {office && of && <OrderPayments payments={office.payments} of={of} />}
      {office && <OrderLedger orderId={order.id} entries={office.ledger} />}
    </Panel>
  );
}

type PaymentButtonsProps = { order: OfficeOrder; office: NonNullable<OfficeOrder["office"]> };

function PaymentButtons({ order: { id, orderProgress, actions }, office }: PaymentButtonsProps) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<"received" | "refunded" | "advance">();
  const close = () => setOpen(undefined);
  const { money } = office;
  const { balance, owed, refundable } = money;
  return (
    <div className="mt-3 flex flex-wrap justify-end gap-2">
      <Button look="secondary" onClick={() => setOpen("received")}>
        Payment received
      </Button>
      {mayDo(actions, "askAdvance") && (
        <Button look="secondary" onClick={() => setOpen("advance")}>
          Ask for an advance
        </Button>
      )}
      {mayDo(actions, "payBack") && (
        <Button look="secondary" onClick={() => setOpen("refunded")}>
          Payment refunded
        </Button>
      )}
      <AskAdvanceDialog
        orderId={id}
        balance={balance}
        open={open === "advance"}
        onClose={close}
        onDone={revalidate}
      />
      <PaymentDialog
        orderId={id}
        of={{ money, progress: orderProgress }}
        kind={open === "advance" ? undefined : open}
        amount={open === "refunded" ? owed || refundable : Math.max(balance, 0)}
        onClose={close}
        onDone={revalidate}
      />
    </div>
  );
}
