import { sql } from "kysely";
import type { ReviewFields } from "#contract/reviews.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";

export type NewReview = ReviewFields & { productId: string; userId: string };

type Row = { product_known: boolean; written: boolean };

// One statement, and so one transaction: the product's count and sum follow its reviews, whatever happens beside. Of two
// reviews by one customer at the same moment the second waits for the first.
const insertReview = namedQuery(
  "create-review",
  (param: Param<NewReview & { id: string }>) => sql<Row>`
    with product as (
      select id from products where id = ${param("productId")}::text and published
    ), written as (
      insert into reviews (id, product_id, user_id, rating, review)
      select ${param("id")}::uuid, product.id, ${param("userId")}::uuid, ${param("rating")}::smallint,
        ${param("review")}::text from product
      on conflict (user_id, product_id) do nothing
      returning product_id, rating
    ), counted as (
      update products set review_count = review_count + 1, rating_sum = rating_sum + written.rating
      from written where products.id = written.product_id
    )
    select exists (select from product) as product_known, exists (select from written) as written`,
);

/** Reviews a product, once for each customer; the text is kept as it was written. */
export async function createReview(
  executor: Executor,
  review: NewReview,
): Promise<"created" | "already-reviewed" | "unknown-product"> {
  const [row] = await insertReview.run(executor, { ...review, id: timeOrderedId() });
  if (!row?.product_known) return "unknown-product";
  return row.written ? "created" : "already-reviewed";
}
