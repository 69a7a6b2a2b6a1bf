import type { TrackedOrder } from "./orders.ts";

/** Whether the days of an order begin only when its money has come: none that were set before hold, and none are late. */
export function waitsForMoney({
  orderProgress,
  ahead,
}: Pick<TrackedOrder, "orderProgress" | "ahead">): boolean {
  return orderProgress === "Pending" && ahead !== undefined && ahead.dueNow > 0;
}
