import type { ReviewFields } from "#contract/catalog/reviews.ts";
import { type Executor, readFirst, write } from "#database/query.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { isSizeTheirs } from "./delivered-to.ts";

export type OwnReview = { id: string; userId: string };

export type ReviewChange = "changed" | "somebody-elses" | "unknown" | "size-not-delivered";

const update = (executor: Executor, values: OwnReview & ReviewFields) => write(executor)<{ id: string }>`
  with mine as (
    select id, product_id, rating, hidden_at from reviews
    where id = ${values.id}::uuid and user_id = ${values.userId}::uuid for no key update
  ), changed as (
    update reviews set rating = ${values.rating}::smallint, review = ${values.review}::text, updated_at = now(),
      fit = case when ${values.fit !== undefined}::boolean then ${values.fit ?? null}::text else fit end,
      size = case when ${values.size !== undefined}::boolean then ${values.size || null}::text else size end,
      height_cm = case when ${values.height !== undefined}::boolean then ${values.height ?? null}::smallint
        else height_cm end,
      weight_kg = case when ${values.weight !== undefined}::boolean then ${values.weight ?? null}::smallint
        else weight_kg end
    from mine where reviews.id = mine.id
  ), counted as (
    update products set rating_sum = rating_sum + ${values.rating}::smallint - mine.rating
    from mine where products.id = mine.product_id and mine.hidden_at is null
  )
  select id from mine`;

export function updateReview(
  executor: Executor,
  review: OwnReview,
  fields: ReviewFields,
): Promise<ReviewChange> {
  return change(executor, review, async (productId) => {
    if (!(await isSizeTheirs(executor, { ...review, productId }, fields.size))) return "size-not-delivered";
    return (await update(executor, { ...review, ...fields })).length === 1 ? "changed" : "unknown";
  });
}

export function deleteReview(executor: Executor, review: OwnReview): Promise<ReviewChange> {
  return change(executor, review, async () => {
    const gone = await write(executor)<{ id: string }>`
    with gone as (
      delete from reviews where id = ${review.id}::uuid and user_id = ${review.userId}::uuid
      returning id, product_id, rating, hidden_at
    ), counted as (
      update products set review_count = review_count - 1, rating_sum = rating_sum - gone.rating
      from gone where products.id = gone.product_id and gone.hidden_at is null
    )
    select id from gone`;
    return gone.length === 1 ? "changed" : "unknown";
  });
}

async function change(
  executor: Executor,
  { id, userId }: OwnReview,
  work: (productId: string) => Promise<ReviewChange>,
): Promise<ReviewChange> {
  if (!isUuid(id)) return "unknown";
  // Check first: even a write that changes nothing invalidates all pages.
  const found = await readFirst(executor)<{ user_id: string; product_id: string }>`
    select user_id, product_id from reviews where id = ${id}`;
  if (!found) return "unknown";
  if (found.user_id !== userId) return "somebody-elses";
  return work(found.product_id);
}
