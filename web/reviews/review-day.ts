import { timeZone } from "#contract/karachi-time.ts";
import { language } from "#messages/language.ts";

let format: Intl.DateTimeFormat | undefined;

/**
 * The day of a moment in the shop's own time zone: `21 November 2026`. What formats it is made when it is first needed, which a
 * page from the server does in the server alone: it would be the longest task of a product's page on a phone.
 */
export function reviewDay(moment: string): string {
  format ??= new Intl.DateTimeFormat(language.locale, { dateStyle: "long", timeZone });
  return format.format(new Date(moment));
}
