import type { TrackedOrder } from "./orders.ts";

/** Whether the days of an order begin only with its payment: earlier dates do not hold, and none are late. */
function waitsForMoney({ orderProgress, ahead }: Pick<TrackedOrder, "orderProgress" | "ahead">): boolean {
  return orderProgress === "Pending" && ahead !== undefined && ahead.dueNow > 0;
}

/** The days of an order; none while they have not begun, whatever was computed when it was placed. */
export function promiseThatHolds(
  order: Pick<TrackedOrder, "orderProgress" | "ahead" | "promise">,
): TrackedOrder["promise"] {
  return waitsForMoney(order) ? undefined : order.promise;
}
