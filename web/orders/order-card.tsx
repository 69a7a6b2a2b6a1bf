import type { ReactNode } from "react";
import { lineTotal } from "#contract/line-price.ts";
import { formatRupees } from "#contract/money.ts";
import type { TrackedOrder } from "#contract/orders.ts";
import { AmountRow, TotalRow } from "../cart/amount-rows.tsx";
import { ChoiceList } from "../cart/choice-list.tsx";
import { ItemPicture } from "../cart/item-picture.tsx";
import { Seam } from "../ui/seam.tsx";
import { describeOrderItem, type ShownItem } from "./describe-order-item.ts";
import { formatOrderDate } from "./order-dates.ts";
import { OrderTimeline } from "./order-timeline.tsx";
import { StatusBadge } from "./status-badge.tsx";

export type ShownOrder = Omit<TrackedOrder, "items"> & { items: readonly (ShownItem & { id: string })[] };

type OrderCardProps = {
  order: ShownOrder;
  /** What can be done about it, at its foot. */
  children?: ReactNode;
};

/** An order as its customer sees it, on the tracking page and in the list of orders. */
export function OrderCard({ order, children }: OrderCardProps) {
  return (
    <article
      aria-label={`Order ${order.OrderID}`}
      className="overflow-hidden rounded-lg border border-line bg-paper"
    >
      <dl className="grid grid-cols-2 gap-x-5 gap-y-3.5 px-5 py-4.5 md:grid-cols-[repeat(4,auto)] md:justify-between md:px-7 md:py-5">
        <Fact label="Order ID" wide>
          {order.OrderID}
        </Fact>
        <Fact label="Date">{formatOrderDate(order.createdAt)}</Fact>
        <Fact label="Total Amount">{formatRupees(order.totalAmount)}</Fact>
        <Fact label="Order Status">
          <StatusBadge progress={order.orderProgress} />
        </Fact>
      </dl>
      <Seam />
      <OrderTimeline order={order} />
      <ul className="px-5 md:px-7">
        {order.items.map((item) => (
          <CardItem key={item.id} item={item} />
        ))}
      </ul>
      <OrderSums order={order} />
      {children && (
        <footer className="flex justify-end border-t border-line px-5 py-3.5 md:px-7">{children}</footer>
      )}
    </article>
  );
}

/** `wide` takes a whole row on phones. */
function Fact({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? "max-md:col-span-2" : ""}>
      <dt className="text-sm text-slate">{label}</dt>
      <dd className="font-[560]">{children}</dd>
    </div>
  );
}

function CardItem({ item }: { item: ShownItem }) {
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-3.5 border-line py-3.5 not-first:border-t">
      <ItemPicture item={item} sizes="64px" />
      <div className="grid content-start gap-0.5">
        <div className="flex justify-between gap-3.5">
          <p className="font-[540]">{item.name}</p>
          <p className="whitespace-nowrap">{formatRupees(lineTotal(item))}</p>
        </div>
        <p className="text-sm text-slate">{item.category}</p>
        <p className="text-sm">x {item.quantity}</p>
        <ChoiceList choices={describeOrderItem(item)} />
      </div>
    </li>
  );
}

function OrderSums({ order }: { order: ShownOrder }) {
  return (
    <dl className="ms-auto grid w-full max-w-90 gap-1.5 px-5 pt-2 pb-5 md:px-7">
      <AmountRow label="Subtotal">{formatRupees(order.subtotal)}</AmountRow>
      {order.discount > 0 && (
        <AmountRow label={order.coupon ? `Discount (${order.coupon})` : "Discount"}>
          {formatRupees(-order.discount)}
        </AmountRow>
      )}
      <AmountRow label="Delivery Charges">{formatRupees(order.delivery)}</AmountRow>
      <TotalRow label="Total">{formatRupees(order.totalAmount)}</TotalRow>
    </dl>
  );
}
