import { describePromise } from "#contract/delivery/describe-promise.ts";
import { otherByHand, ownRider } from "#contract/orders/couriers.ts";
import type { OrderProgress, TrackedOrder } from "#contract/orders/orders.ts";
import { promiseThatHolds } from "#contract/orders/waits-for-money.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { deliveryMessages } from "#messages/delivery.ts";
import { ordersMessages } from "#messages/orders.tsx";
import { formatOrderTime } from "#web/ui/order-dates.ts";
import { PhoneLink } from "../phone-link.tsx";
import { describeNext } from "./describe-next.ts";
import { areApart, courierSteps, type ItemsOfOrder, OrderParcels } from "./order-parcels.tsx";

export function OrderTimeline({
  order,
}: {
  order: Pick<
    TrackedOrder,
    "history" | "orderProgress" | "dispatch" | "parcels" | "promise" | "work" | "payment" | "ahead"
  > & { items: ItemsOfOrder };
}) {
  const { parcels = [], items } = order;
  const isDivided = areApart(parcels, items);
  const done = happenings({ ...order, parcels: isDivided ? [] : parcels });
  return (
    <div className="grid gap-3 px-5 pt-4.5 pb-2 md:px-7">
      <ol className="grid gap-2 border-s border-line-strong ps-4">
        {done.map(({ words, at }, index) => (
          <li
            key={at + words}
            aria-current={index === done.length - 1 ? "step" : undefined}
            className="relative flex flex-wrap gap-x-3 text-sm"
          >
            <span
              aria-hidden="true"
              className="absolute -start-[20.5px] top-1.75 size-2 rounded-full bg-line-strong in-[[aria-current=step]]:bg-kashi"
            />
            <b className="font-[560]">{words}</b>
            <time dateTime={at} className="text-slate">
              {formatOrderTime(at)}
            </time>
          </li>
        ))}
        {stepsAhead(order).map(({ step, when }) => (
          <li key={step} className="relative flex flex-wrap gap-x-3 text-sm text-slate">
            <span
              aria-hidden="true"
              className="absolute -start-[21.5px] top-1.5 size-2.5 rounded-full border-2 border-line-strong bg-paper"
            />
            <span>{ordersMessages.ahead[step]}</span>
            {when}
          </li>
        ))}
      </ol>
      {isLate(order) && <p className="text-sm text-anar">{deliveryMessages.late}</p>}
      {isDivided && <OrderParcels parcels={parcels} items={items} />}
      {order.dispatch && !isDivided && (
        <p className="text-sm wrap-anywhere empty:hidden">{carrierOf(order.dispatch)}</p>
      )}
      <p className="text-sm text-slate">
        {describeNext({ ...order, parcels: isDivided ? parcels : [] })}{" "}
        {ordersMessages.questions(<PhoneLink />)}
      </p>
    </div>
  );
}

function carrierOf({ courier, consignmentNumber }: NonNullable<TrackedOrder["dispatch"]>): string {
  if (courier === otherByHand)
    return consignmentNumber === "" ? "" : ordersMessages.numberOfParcel(consignmentNumber);
  return ordersMessages.carriedBy(
    courier === ownRider ? ordersMessages.ownRider : courier,
    consignmentNumber,
  );
}

type StepAhead = { step: Extract<OrderProgress, "Dispatched" | "Delivered">; when: string | undefined };

function stepsAhead(order: Pick<TrackedOrder, "orderProgress" | "promise" | "ahead">): StepAhead[] {
  const { orderProgress } = order;
  if (orderProgress !== "Pending" && orderProgress !== "Dispatched") return [];
  const promise = promiseThatHolds(order);
  const days = promise && describePromise(promise, deliveryMessages.days);
  const delivered = days && deliveryMessages.deliveredBetween(days.first, days.last);
  const dispatched = days && deliveryMessages.dispatchedBy(days.leavesBy);
  return [
    ...(orderProgress === "Pending" ? [{ step: "Dispatched" as const, when: dispatched }] : []),
    { step: "Delivered", when: delivered },
  ];
}

function isLate(order: Pick<TrackedOrder, "orderProgress" | "promise" | "ahead">): boolean {
  const promise = promiseThatHolds(order);
  return (
    order.orderProgress === "Pending" && promise !== undefined && promise.leavesBy < dayInKarachi(new Date())
  );
}

function happenings({ history, work, parcels = [] }: Pick<TrackedOrder, "history" | "work" | "parcels">) {
  return [
    ...parcels.flatMap(({ steps }) => steps).flatMap(courierSteps),
    ...history.map(({ orderProgress, at }) => ({
      words: ordersMessages.happened[orderProgress] ?? orderProgress,
      at,
    })),
    ...work.map(({ stage, at }) => ({ words: ordersMessages.workHappened[stage], at })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
