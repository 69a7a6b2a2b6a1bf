import type { Review } from "#contract/reviews.ts";

/** What the page of a product shows of a review; `userID` tells its author whose it is. */
export type ShownReview = Pick<
  Review,
  "id" | "name" | "rating" | "review" | "createdAt" | "userID" | "verifiedPurchase" | "reply"
>;

export function toShownReview(review: Review): ShownReview {
  const { id, name, rating, review: text, createdAt, userID, verifiedPurchase, reply } = review;
  return { id, name, rating, review: text, createdAt, userID, verifiedPurchase, reply };
}
