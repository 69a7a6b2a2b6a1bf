import { sql } from "kysely";
import type { ReviewFields, ReviewFit } from "#contract/catalog/reviews.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";

export type NewReview = Omit<ReviewFields, "fit"> & {
  fit: ReviewFit | null;
  productId: string;
  userId: string;
};

type Reviewing = Pick<NewReview, "productId" | "userId">;

const findReviewing = namedQuery(
  "find-reviewing",
  (param: Param<Reviewing>) => sql<{ reviewed: boolean }>`
    select exists (
      select from reviews where user_id = ${param("userId")}::uuid and product_id = products.id
    ) as reviewed
    from products where id = ${param("productId")}::text and published`,
);

// One statement, and so one transaction: the product's count and sum follow its reviews, whatever happens beside. Of two
// reviews by one customer at the same moment the second waits for the first.
const insertReview = namedQuery(
  "create-review",
  (param: Param<NewReview & { id: string }>) => sql<{ product_id: string }>`
    with written as (
      insert into reviews (id, product_id, user_id, rating, review, fit)
      values (${param("id")}::uuid, ${param("productId")}::text, ${param("userId")}::uuid,
        ${param("rating")}::smallint, ${param("review")}::text, ${param("fit")}::text)
      on conflict (user_id, product_id) do nothing
      returning product_id, rating
    ), counted as (
      update products set review_count = review_count + 1, rating_sum = rating_sum + written.rating
      from written where products.id = written.product_id
    )
    select product_id from written`,
);

/** Once for each customer; the text is kept as it was written. */
export async function createReview(
  executor: Executor,
  review: NewReview,
): Promise<"created" | "already-reviewed" | "unknown-product"> {
  const [product] = await findReviewing.run(executor, review);
  if (!product) return "unknown-product";
  if (product.reviewed) return "already-reviewed";
  const written = await insertReview.run(executor, { ...review, id: timeOrderedId() });
  return written.length === 1 ? "created" : "already-reviewed";
}
