import type { OrderProgress, TrackedOrder } from "#contract/orders.ts";
import { useShop } from "../shell/use-shop.ts";
import { formatOrderTime } from "./order-dates.ts";

const happened: Record<OrderProgress, string> = {
  Pending: "Order placed",
  Dispatched: "Handed to the rider",
  Delivered: "Delivered",
  Cancelled: "Cancelled",
};

const next: Record<OrderProgress, string> = {
  Pending: "We are cutting and sewing your order. It can be cancelled until it is dispatched.",
  Dispatched: "Your parcel is on its way. The rider calls before delivery and takes the payment in cash.",
  Delivered: "Your parcel has arrived. We hope that it fits.",
  Cancelled: "This order is cancelled. Nothing is sent and there is nothing to pay.",
};

/** What has happened to an order and when, what comes next, and whom to call. */
export function OrderTimeline({ order }: { order: Pick<TrackedOrder, "history" | "orderProgress"> }) {
  const { phone } = useShop();
  return (
    <div className="grid gap-3 px-5 pt-4.5 pb-2 md:px-7">
      <ol className="grid gap-2 border-s border-line-strong ps-4">
        {order.history.map(({ orderProgress, at }) => (
          <li key={at + orderProgress} className="relative flex flex-wrap gap-x-3 text-sm">
            <span
              aria-hidden="true"
              className="absolute -start-[20.5px] top-1.75 size-2 rounded-full bg-line-strong in-[li:last-child]:bg-kashi"
            />
            <b className="font-[560]">{happened[orderProgress] ?? orderProgress}</b>
            <time dateTime={at} className="text-slate">
              {formatOrderTime(at)}
            </time>
          </li>
        ))}
      </ol>
      <p className="text-sm text-slate">
        {next[order.orderProgress]} Questions? Call{" "}
        <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="text-link whitespace-nowrap">
          {phone}
        </a>
        .
      </p>
    </div>
  );
}
