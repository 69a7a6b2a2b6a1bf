import { timeZone } from "#contract/values/karachi-time.ts";
import { language } from "#messages/language.ts";

const dateFormat = new Intl.DateTimeFormat(language.locale, {
  timeZone,
  day: "numeric",
  month: "numeric",
  year: "numeric",
});
const timeFormat = new Intl.DateTimeFormat(language.locale, {
  timeZone,
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
});

/** The day of an ISO 8601 time: `21/11/2026`. */
export function formatOrderDate(iso: string): string {
  return dateFormat.format(new Date(iso));
}

/** Day and time of an ISO 8601 time: `21 Nov, 3:05 pm`. */
export function formatOrderTime(iso: string): string {
  return timeFormat.format(new Date(iso));
}
