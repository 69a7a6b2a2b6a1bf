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

export function formatOrderDate(iso: string): string {
  return dateFormat.format(new Date(iso));
}

export function formatOrderTime(iso: string): string {
  return timeFormat.format(new Date(iso));
}
