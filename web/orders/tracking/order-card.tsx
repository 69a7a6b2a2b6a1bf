import type { ReactNode, Ref } from "react";
import { moneyState } from "#contract/orders/money-state.ts";
import type { TrackedOrder } from "#contract/orders/orders.ts";
import { formatRupees } from "#contract/values/money.ts";
import { ordersMessages } from "#messages/orders.tsx";
import { SetupRows } from "#web/options/setup-rows.tsx";
import { AmountRow, TotalRow } from "#web/ui/amount-rows.tsx";
import { formatOrderDate } from "#web/ui/order-dates.ts";
import { Seam } from "#web/ui/seam.tsx";
import { type Addressee, DeliveryAddress } from "../delivery-address.tsx";
import type { ShownItem } from "../describe-order-item.ts";
import { OrderedItem } from "../ordered-item.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { StatusBadge } from "./status-badge.tsx";

export type ShownOrder = Omit<TrackedOrder, "items"> & { items: readonly (ShownItem & { id: string })[] };

type OrderCardProps = {
  order: ShownOrder;
  /** Delivery address; only for the customer who placed it. */
  addressee?: Addressee;
  inList?: boolean;
  toPay?: ReactNode;
  aftercare?: ReactNode;
  /** For callers that move the focus to the card. */
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
};

export function OrderCard({
  order,
  addressee,
  inList = false,
  toPay,
  aftercare,
  ref,
  children,
}: OrderCardProps) {
  const folded = inList && isOver(order);
  return (
    <article
      ref={ref}
      tabIndex={-1}
      aria-label={ordersMessages.orderOf(order.OrderID)}
      className="scroll-mt-20 overflow-hidden rounded-lg border border-line bg-paper"
    >
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-3.5 px-5 py-4.5 md:px-7 md:py-5">
        <Fact label={ordersMessages.orderId} wide>
          {order.OrderID}
        </Fact>
        <Fact label={ordersMessages.date}>{formatOrderDate(order.createdAt)}</Fact>
        <Fact label={ordersMessages.totalAmount}>{formatRupees(order.totalAmount)}</Fact>
        <Fact label={ordersMessages.orderStatus}>
          <StatusBadge progress={order.orderProgress} />
          <WorkReached order={order} />
        </Fact>
      </dl>
      <Seam />
      {order.cancelRequest && order.orderProgress === "Pending" && (
        <CancelRequest request={order.cancelRequest} />
      )}
      {toPay && <div className="px-5 pt-4.5 empty:hidden md:px-7">{toPay}</div>}
      {!folded && <OrderTimeline order={order} />}
      <ul className="px-5 md:px-7">
        {order.items.map((item) => (
          <OrderedItem key={item.id} item={item} />
        ))}
      </ul>
      <div className="grid gap-4 px-5 pt-2 pb-5 md:flex md:flex-row-reverse md:justify-between md:gap-10 md:px-7">
        <OrderSums order={order} />
        {!folded && addressee && <DeliveryAddress addressee={addressee} />}
      </div>
      {folded && (
        <details className="border-t border-line">
          <summary className="inline-block px-5 py-3 text-sm text-kashi underline underline-offset-3 md:px-7">
            {ordersMessages.deliveryAndHistory}
          </summary>
          <OrderTimeline order={order} />
          <div className="px-5 pt-2 pb-5 md:px-7">
            {addressee && <DeliveryAddress addressee={addressee} />}
          </div>
        </details>
      )}
      {aftercare && (
        <div className="border-t border-line px-5 py-3.5 empty:hidden md:px-7 print:hidden">{aftercare}</div>
      )}
      {children && (
        <footer className="flex flex-wrap justify-end gap-2.5 border-t border-line px-5 py-3.5 md:px-7 print:hidden">
          {children}
        </footer>
      )}
    </article>
  );
}

function isOver({ orderProgress }: ShownOrder): boolean {
  return orderProgress === "Delivered" || orderProgress === "Cancelled";
}

function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? "max-md:basis-full" : ""}>
      <dt className="text-sm text-slate">{label}</dt>
      <dd className="font-[560]">{children}</dd>
    </div>
  );
}

/** Progress of the workshop beside the status, which stays pending. */
function WorkReached({ order: { orderProgress, work } }: Pick<OrderCardProps, "order">) {
  const reached = work.at(-1);
  if (orderProgress !== "Pending" || !reached) return null;
  return <span className="ms-2 text-sm font-normal">{ordersMessages.work[reached.stage]}</span>;
}

/** State of the request to cancel an order in work. */
function CancelRequest({ request }: { request: NonNullable<ShownOrder["cancelRequest"]> }) {
  return (
    <div role="status" className="bg-kora px-5 py-3 text-sm md:px-7">
      {request.state === "pending" ? (
        <p>{ordersMessages.cancelPending}</p>
      ) : (
        <>
          <p>{ordersMessages.cancelDeclined}</p>
          <p className="whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]">{request.answer}</p>
        </>
      )}
    </div>
  );
}

function OrderSums({ order }: { order: ShownOrder }) {
  return (
    <dl className="ms-auto grid w-full max-w-90 content-start gap-1.5 md:ms-0">
      <SetupRows items={order.items} />
      <AmountRow label={ordersMessages.subtotal}>{formatRupees(order.subtotal)}</AmountRow>
      {order.discount > 0 && (
        <AmountRow label={order.coupon ? ordersMessages.discountOf(order.coupon) : ordersMessages.discount}>
          {formatRupees(-order.discount)}
        </AmountRow>
      )}
      {order.reduction > 0 && (
        <AmountRow label={ordersMessages.reduction}>{formatRupees(-order.reduction)}</AmountRow>
      )}
      <AmountRow label={ordersMessages.deliveryCharges}>{formatRupees(order.delivery)}</AmountRow>
      <TotalRow label={ordersMessages.total}>{formatRupees(order.totalAmount)}</TotalRow>
      <PaidAndToPay order={order} />
    </dl>
  );
}

/** The paid amount and the rest; nothing before any payment. */
function PaidAndToPay({ order }: { order: ShownOrder }) {
  const { received, balance } = order.payment;
  if (received <= 0) return null;
  const paid = formatRupees(received);
  const rest = formatRupees(Math.abs(balance));
  const words = {
    send: () => ordersMessages.paidAndToSend(paid, rest),
    "hand-over": () => ordersMessages.paidAndToRider(paid, rest),
    owed: () => ordersMessages.paidTooMuch(paid, rest),
    paid: () => ordersMessages.paid(paid),
    nothing: () => "",
  };
  return (
    <div>
      <dt className="sr-only">{ordersMessages.payment}</dt>
      <dd className="text-end">{words[moneyState(order)]()}</dd>
    </div>
  );
}
