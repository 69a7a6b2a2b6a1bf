import { language } from "#messages/language.ts";

const format = new Intl.DateTimeFormat(language.locale, { dateStyle: "long", timeZone: "UTC" });

/** A calendar day such as `2026-11-21` for people: `21 November 2026`, the same in every time zone. */
export function longDate(day: string): string {
  return format.format(new Date(day));
}
