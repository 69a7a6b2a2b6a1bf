import type { Review } from "#contract/catalog/reviews.ts";
import { timeZone } from "#contract/values/karachi-time.ts";
import { language } from "#messages/language.ts";

/** `userID` lets its author recognise it. */
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
 * The day of a moment in the shop's own time zone: `21 November 2026`. What formats it is made when it is first needed, which a
 * page from the server does in the server alone: it would be the longest task of a product's page on a phone.
 */
function reviewDay(moment: string): string {
  format ??= new Intl.DateTimeFormat(language.locale, { dateStyle: "long", timeZone });
  return format.format(new Date(moment));
}
