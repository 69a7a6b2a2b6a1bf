import type { TrackedOrder } from "#contract/orders.ts";
import { ordersMessages } from "#messages/orders.tsx";
import { formatOrderTime } from "./order-dates.ts";
import { PhoneLink } from "./phone-link.tsx";

/** What has happened to an order and when, what comes next, and whom to call. */
export function OrderTimeline({
  order,
}: {
  order: Pick<TrackedOrder, "history" | "orderProgress" | "dispatch">;
}) {
  return (
    <div className="grid gap-3 px-5 pt-4.5 pb-2 md:px-7">
      <ol className="grid gap-2 border-s border-line-strong ps-4">
        {order.history.map(({ orderProgress, at }) => (
          <li key={at + orderProgress} className="relative flex flex-wrap gap-x-3 text-sm">
            <span
              aria-hidden="true"
              className="absolute -start-[20.5px] top-1.75 size-2 rounded-full bg-line-strong in-[li:last-child]:bg-kashi"
            />
            <b className="font-[560]">{ordersMessages.happened[orderProgress] ?? orderProgress}</b>
            <time dateTime={at} className="text-slate">
              {formatOrderTime(at)}
            </time>
          </li>
        ))}
      </ol>
      {order.dispatch && (
        <p className="text-sm wrap-anywhere">
          {ordersMessages.carriedBy(order.dispatch.courier, order.dispatch.consignmentNumber)}
        </p>
      )}
      <p className="text-sm text-slate">
        {ordersMessages.next[order.orderProgress]} {ordersMessages.questions(<PhoneLink />)}
      </p>
    </div>
  );
}
