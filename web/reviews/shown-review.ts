import type { Review } from "#contract/catalog/reviews.ts";
import { timeZone } from "#contract/values/karachi-time.ts";
import { language } from "#messages/language.ts";

/** `userID` identifies its author. */
export type ShownReview = Review & { day: string };

export function toShownReview(review: Review): ShownReview {
  return { ...review, day: reviewDay(review.createdAt) };
}

let format: Intl.DateTimeFormat | undefined;

/**
 * The day of a moment in the shop's time zone: `21 November 2026`. The formatter is created lazily, because it would be
 * the longest task of a product's page on a phone; usually only the server needs it.
 */
function reviewDay(moment: string): string {
  format ??= new Intl.DateTimeFormat(language.locale, { dateStyle: "long", timeZone });
  return format.format(new Date(moment));
}
