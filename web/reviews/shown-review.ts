import type { Review } from "#contract/reviews.ts";
import { reviewDay } from "./review-day.ts";

/** What the page of a product shows of a review; `userID` tells its author whose it is. */
export type ShownReview = Pick<
  Review,
  "id" | "name" | "rating" | "review" | "createdAt" | "userID" | "verifiedPurchase" | "reply" | "fit"
> & {
  /** When it was written, for people. */
  day: string;
};

export function toShownReview(review: Review): ShownReview {
  const { id, name, rating, review: text, createdAt, userID, verifiedPurchase, reply, fit } = review;
  const day = reviewDay(createdAt);
  return { id, name, rating, review: text, createdAt, day, userID, verifiedPurchase, reply, fit };
}
