import type { ReviewFields } from "#contract/catalog/reviews.ts";
import { type Executor, readFirst, write } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { isSizeTheirs } from "./delivered-to.ts";

export type NewReview = ReviewFields & { productId: string; userId: string };

// One statement, so the product's count and sum stay consistent with its reviews. Of two simultaneous reviews by one
// customer the second waits for the first.
function insertReview(executor: Executor, row: NewReview & { id: string }) {
  return write(executor)<{ product_id: string }>`
    with written as (
      insert into reviews (id, product_id, user_id, rating, review, fit, size, height_cm, weight_kg)
      values (${row.id}::uuid, ${row.productId}::text, ${row.userId}::uuid,
        ${row.rating}::smallint, ${row.review}::text, ${row.fit ?? null}::text, ${row.size || null}::text,
        ${row.height ?? null}::smallint, ${row.weight ?? null}::smallint)
      on conflict (user_id, product_id) do nothing
      returning product_id, rating
    ), counted as (
      update products set review_count = review_count + 1, rating_sum = rating_sum + written.rating
      from written where products.id = written.product_id
    )
    select product_id from written`;
}

/** Once for each customer; the text is stored as written. */
export async function createReview(
  executor: Executor,
  review: NewReview,
): Promise<"created" | "already-reviewed" | "unknown-product" | "size-not-delivered"> {
  const product = await readFirst(executor)<{ reviewed: boolean }>`
    select exists (
      select from reviews where user_id = ${review.userId}::uuid and product_id = products.id
    ) as reviewed
    from products where id = ${review.productId}::text and published`;
  if (!product) return "unknown-product";
  if (product.reviewed) return "already-reviewed";
  if (!(await isSizeTheirs(executor, review, review.size))) return "size-not-delivered";
  const written = await insertReview(executor, { ...review, id: timeOrderedId() });
  return written.length === 1 ? "created" : "already-reviewed";
}
