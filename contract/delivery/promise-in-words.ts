import type { Day } from "../values/karachi-time.ts";
import type { DeliveryPromise } from "./promise-delivery.ts";

function format(day: Day, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(day));
}

/**
 * The days of a promise as people write them: `Tue 24 Nov`, and `26` to `28 Nov`, or `30 Nov` to `2 Dec`. The first and the
 * last day are the same words where they are one day.
 */
export function promiseInWords({ leavesBy, arrivesFrom, arrivesBy }: DeliveryPromise, locale: string) {
  const dayAndMonth = { day: "numeric", month: "short" } as const;
  const isOneMonth = arrivesFrom.slice(0, 7) === arrivesBy.slice(0, 7);
  const last = format(arrivesBy, locale, dayAndMonth);
  const isOneDay = arrivesFrom === arrivesBy;
  return {
    leavesBy: format(leavesBy, locale, { weekday: "short", ...dayAndMonth }).replace(/[,،]/, ""),
    first: isOneDay ? last : format(arrivesFrom, locale, isOneMonth ? { day: "numeric" } : dayAndMonth),
    last,
  };
}
