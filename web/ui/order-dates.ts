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
  const at = new Date(iso);
  if (!language.timeOfDay) return timeFormat.format(at);
  const parts = timeFormat.formatToParts(at);
  const partOf = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? "";
  const hour = (Number(partOf("hour")) % 12) + (partOf("dayPeriod").toLowerCase() === "pm" ? 12 : 0);
  return `${partOf("day")} ${partOf("month")}، ${language.timeOfDay(hour)} ${partOf("hour")}:${partOf("minute")}`;
}
