import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import type { OrderProgress } from "#contract/orders/orders.ts";
import { type Day, dayNumber } from "#contract/values/karachi-time.ts";

type Promised = {
  progress: OrderProgress;
  /** It waits for money: its days are promised again when the money comes. */
  waits: boolean;
  leavesBy: Day | undefined;
  arrivesBy: Day | undefined;
};

/**
 * The promised day that counts now, with the days that are left in Karachi, negative once the order is late; null
 * where no day counts: before payment, after arrival, after a cancel, and for orders without a promise.
 */
export function dueOf({ progress, waits, leavesBy, arrivesBy }: Promised, today: Day): OfficeOrder["due"] {
  const daysTo = (on: Day) => dayNumber(on) - dayNumber(today);
  if (progress === "Pending" && !waits && leavesBy !== undefined)
    return { what: "leave", on: leavesBy, daysLeft: daysTo(leavesBy) };
  if (progress === "Dispatched" && arrivesBy !== undefined)
    return { what: "arrive", on: arrivesBy, daysLeft: daysTo(arrivesBy) };
  return null;
}
