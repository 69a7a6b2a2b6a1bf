import { sql } from "kysely";
import type { Review, ReviewCount, ReviewFit } from "#contract/catalog/reviews.ts";
import type { Database } from "#database/connect.ts";
import { type Executor, read } from "#database/query.ts";

const reviewLimit = 100;

/**
 * Only a delivered order is a purchase: placing one is free and may name any address. Looked up for each review by
 * its author's few orders; otherwise PostgreSQL would gather all buyers of a bestseller. The product's id is compared
 * in a form without an index to prevent that.
 */
const boughtByAuthor = sql<boolean>`(
  select true from orders join order_items on order_items.order_id = orders.id
  where orders.user_id = page.user_id and orders.progress = 'Delivered'
    and order_items.product_id || '' = page.product_id limit 1) is not null`;

type Counted = { rating: number; fit: ReviewFit | null; reviews: number };

export async function countReviews(executor: Executor, productId: string): Promise<ReviewCount> {
  const rows = await read(executor)<Counted>`
    select rating, fit, count(*)::integer as reviews from reviews
    where product_id = ${productId} and hidden_at is null group by rating, fit`;
  const sum = (isMeant: (row: Counted) => boolean) =>
    rows.filter(isMeant).reduce((total, { reviews }) => total + reviews, 0);
  const rated = (stars: number) => sum(({ rating }) => rating === stars);
  const fitting = (said: ReviewFit) => sum(({ fit }) => fit === said);
  return {
    stars: [rated(1), rated(2), rated(3), rated(4), rated(5)],
    fit: { small: fitting("small"), true: fitting("true"), large: fitting("large") },
  };
}

/** Undefined for an unknown product. Exposes the authors' names alone. */
export async function listReviews(
  { kysely }: Database,
  productId: string,
  stars?: number,
): Promise<Review[]> {
  const rows = await kysely
    .selectFrom((from) =>
      from
        .selectFrom("reviews")
        .selectAll()
        .where("product_id", "=", productId)
        .where("hidden_at", "is", null)
        .$if(stars !== undefined, (shown) => shown.where("rating", "=", stars ?? 0))
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(reviewLimit)
        .as("page"),
    )
    .innerJoin("users", "users.id", "page.user_id")
    .select([
      "page.id",
      "users.name",
      "page.rating",
      "page.review",
      "page.created_at",
      "page.updated_at",
      "page.user_id",
      "page.product_id",
      "page.reply",
      "page.fit",
      boughtByAuthor.as("verified_purchase"),
    ])
    .orderBy("page.created_at", "desc")
    .orderBy("page.id", "desc")
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
    ...(row.fit === null ? {} : { fit: row.fit }),
    ...(row.reply === null ? {} : { reply: row.reply }),
  }));
}
