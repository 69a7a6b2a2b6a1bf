import type { Day } from "#contract/values/karachi-time.ts";
import type { DeliveryPromise } from "./promise-delivery.ts";

export type DayNames = {
  /** From Sunday. */
  weekdays: readonly string[];
  months: readonly string[];
};

export const englishDays: DayNames = {
  weekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"],
};

/**
 * The days of a promise as people write them: `Tue 24 Nov`, and `26` to `28 Nov`, or `30 Nov` to `2 Dec`. The first and the
 * last day are the same words where they are one day. Names are given, because a phone stands still for 200 ms while `Intl` loads its own.
 */
export function describePromise({ leavesBy, arrivesFrom, arrivesBy }: DeliveryPromise, names: DayNames) {
  const dayAndMonth = (day: Day) => `${dayOfMonth(day)} ${names.months[new Date(day).getUTCMonth()]}`;
  const isOneMonth = arrivesFrom.slice(0, 7) === arrivesBy.slice(0, 7);
  const isOneDay = arrivesFrom === arrivesBy;
  return {
    leavesBy: `${names.weekdays[new Date(leavesBy).getUTCDay()]} ${dayAndMonth(leavesBy)}`,
    first: isOneMonth && !isOneDay ? String(dayOfMonth(arrivesFrom)) : dayAndMonth(arrivesFrom),
    last: dayAndMonth(arrivesBy),
  };
}

function dayOfMonth(day: Day): number {
  return new Date(day).getUTCDate();
}
