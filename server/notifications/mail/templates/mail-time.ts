import { urduDays, urduTimeOfDay } from "#contract/delivery/urdu-names.ts";
import type { LanguageTag } from "#contract/languages.ts";
import { timeZone } from "#contract/values/karachi-time.ts";

const english = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone });

const numbers = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "numeric",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hour12: false,
  timeZone,
});

/** A moment in Karachi, with day and clock, in the language of a letter. */
export function mailTime(iso: string, language: LanguageTag): string {
  const at = new Date(iso);
  if (language === "en") return english.format(at);
  const parts = new Map(numbers.formatToParts(at).map(({ type, value }) => [type, value]));
  const hour = Number(parts.get("hour")) % 24;
  const month = urduDays.months[Number(parts.get("month")) - 1];
  return `${parts.get("day")} ${month} ${parts.get("year")}، ${urduTimeOfDay(hour)} ${hour % 12 || 12}:${parts.get("minute")}`;
}
