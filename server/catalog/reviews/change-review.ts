import { sql } from "kysely";
import type { ReviewFields, ReviewFit } from "#contract/catalog/reviews.ts";
import { type Executor, namedQuery, type Param, query } from "#database/named-query.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";

export type OwnReview = { id: string; userId: string };

export type ReviewChange = "changed" | "somebody-elses" | "unknown";

type Changed = Omit<ReviewFields, "fit"> & { fit: ReviewFit | null; saysFit: boolean };

const update = namedQuery(
  "update-review",
  (param: Param<OwnReview & Changed>) => sql<{ id: string }>`
    with mine as (
      select id, product_id, rating, hidden_at from reviews
      where id = ${param("id")}::uuid and user_id = ${param("userId")}::uuid for no key update
    ), changed as (
      update reviews set rating = ${param("rating")}::smallint, review = ${param("review")}::text, updated_at = now(),
        fit = case when ${param("saysFit")}::boolean then ${param("fit")}::text else fit end
      from mine where reviews.id = mine.id
    ), counted as (
      update products set rating_sum = rating_sum + ${param("rating")}::smallint - mine.rating
      from mine where products.id = mine.product_id and mine.hidden_at is null
    )
    select id from mine`,
);

const remove = namedQuery(
  "delete-review",
  (param: Param<OwnReview>) => sql<{ id: string }>`
    with gone as (
      delete from reviews where id = ${param("id")}::uuid and user_id = ${param("userId")}::uuid
      returning id, product_id, rating, hidden_at
    ), counted as (
      update products set review_count = review_count - 1, rating_sum = rating_sum - gone.rating
      from gone where products.id = gone.product_id and gone.hidden_at is null
    )
    select id from gone`,
);

const findReview = namedQuery("find-review", (param: Param<{ id: string }>) =>
  query.selectFrom("reviews").select("user_id").where("id", "=", param("id")),
);

export function updateReview(
  executor: Executor,
  review: OwnReview,
  fields: ReviewFields,
): Promise<ReviewChange> {
  const { fit } = fields;
  const changed = { ...fields, fit: fit ?? null, saysFit: fit !== undefined };
  return change(executor, review, () => update.run(executor, { ...review, ...changed }));
}

export function deleteReview(executor: Executor, review: OwnReview): Promise<ReviewChange> {
  return change(executor, review, () => remove.run(executor, review));
}

async function change(
  executor: Executor,
  { id, userId }: OwnReview,
  work: () => Promise<unknown[]>,
): Promise<ReviewChange> {
  if (!isUuid(id)) return "unknown";
  // Checked first: even a write that changes nothing invalidates all pages.
  const [found] = await findReview.run(executor, { id });
  if (!found) return "unknown";
  if (found.user_id !== userId) return "somebody-elses";
  return (await work()).length === 1 ? "changed" : "unknown";
}
