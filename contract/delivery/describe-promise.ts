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
 * The days of a promise in words: `Tue 24 Nov`, and `26` to `28 Nov`, or `30 Nov` to `2 Dec`; equal when they are one
 * day. Day names are passed in, because loading those of `Intl` blocks a phone for 200 ms.
 */
export function describePromise({ leavesBy, arrivesFrom, arrivesBy }: DeliveryPromise, names: DayNames) {
  const dayAndMonth = (day: Day) => describeDate(day, names);
  const isOneMonth = arrivesFrom.slice(0, 7) === arrivesBy.slice(0, 7);
  const isOneDay = arrivesFrom === arrivesBy;
  return {
    leavesBy: describeDay(leavesBy, names),
    first: isOneMonth && !isOneDay ? String(dayOfMonth(arrivesFrom)) : dayAndMonth(arrivesFrom),
    last: dayAndMonth(arrivesBy),
  };
}

/** A day in words: `Tue 24 Nov`. */
export function describeDay(day: Day, names: DayNames): string {
  return `${names.weekdays[new Date(day).getUTCDay()]} ${describeDate(day, names)}`;
}

function describeDate(day: Day, names: DayNames): string {
  return `${dayOfMonth(day)} ${names.months[new Date(day).getUTCMonth()]}`;
}

function dayOfMonth(day: Day): number {
  return new Date(day).getUTCDate();
}
