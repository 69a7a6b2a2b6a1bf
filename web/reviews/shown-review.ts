import type { Review } from "#contract/catalog/reviews.ts";
import { timeZone } from "#contract/values/karachi-time.ts";
import { language } from "#messages/language.ts";

/** `userID` identifies its author. */
export type ShownReview = Pick<
  Review,
  "id" | "name" | "rating" | "review" | "createdAt" | "userID" | "verifiedPurchase" | "reply" | "fit"
> & {
  day: string;
};

export function toShownReview(review: Review): ShownReview {
  const { id, name, rating, review: text, createdAt, userID, verifiedPurchase, reply, fit } = review;
  const day = reviewDay(createdAt);
  return { id, name, rating, review: text, createdAt, day, userID, verifiedPurchase, reply, fit };
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
