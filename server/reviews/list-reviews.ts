import { sql } from "kysely";
import type { Review } from "#contract/reviews.ts";
import type { Database } from "#database/connect.ts";

/** How many reviews one answer holds. */
const reviewLimit = 100;

/** An order that was cancelled is no purchase. */
const boughtByAuthor = sql<boolean>`exists (
  select from orders join order_items on order_items.order_id = orders.id
  where orders.user_id = reviews.user_id and orders.progress <> 'Cancelled'
    and order_items.product_id = reviews.product_id)`;

/** The newest reviews of a product, newest first; none for an unknown product. Of the authors, the name alone. */
export async function listReviews({ kysely }: Database, productId: string): Promise<Review[]> {
  const rows = await kysely
    .selectFrom("reviews")
    .innerJoin("users", "users.id", "reviews.user_id")
    .select([
      "reviews.id",
      "users.name",
      "reviews.rating",
      "reviews.review",
      "reviews.created_at",
      "reviews.updated_at",
      "reviews.user_id",
      "reviews.product_id",
      "reviews.reply",
      boughtByAuthor.as("verified_purchase"),
    ])
    .where("reviews.product_id", "=", productId)
    .where("reviews.hidden_at", "is", null)
    .orderBy("reviews.created_at", "desc")
    .orderBy("reviews.id", "desc")
    .limit(reviewLimit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    rating: row.rating,
    review: row.review,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    userID: row.user_id,
    productID: row.product_id,
    verifiedPurchase: row.verified_purchase,
    ...(row.reply === null ? {} : { reply: row.reply }),
  }));
}
