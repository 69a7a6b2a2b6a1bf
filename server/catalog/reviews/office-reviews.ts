import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { listOfficeReviews as contract, OfficeReview } from "#contract/catalog/office-reviews.ts";
import type { ReviewFit } from "#contract/catalog/reviews.ts";
import type { Database } from "#database/connect.ts";
import { type Executor, read } from "#database/query.ts";
import { listNewestFirst } from "#server/platform/queries/newest-first.ts";
import { codeKey } from "../product-code.ts";
import { isDeliveredTo } from "./delivered-to.ts";

type Row = {
  id: string;
  product_id: string;
  product_name: string;
  user_id: string;
  author: string;
  rating: number;
  review: string;
  fit: ReviewFit | null;
  created_at: Date;
  hidden: boolean;
  reply: string | null;
  size: string | null;
  height_cm: number | null;
  weight_kg: number | null;
  verified: boolean;
  pictures: OfficeReview["pictures"];
};

const columns = sql`r.id, r.product_id, p.name as product_name, r.user_id, u.name as author, r.rating, r.review, r.fit,
  r.created_at, r.hidden_at is not null as hidden, r.reply, r.size, r.height_cm, r.weight_kg,
  ${isDeliveredTo(sql`r.user_id`, sql`r.product_id`)} as verified,
  (select coalesce(json_agg(json_build_object('id', v.id, 'isShown', v.shown_at is not null) order by v.at, v.id), '[]')
    from review_pictures v where v.review_id = r.id) as pictures`;
const joins = sql`join products p on p.id = r.product_id join users u on u.id = r.user_id`;

export function listOfficeReviews(
  database: Pick<Database, "kysely">,
  { product, rating, shown, pictures, q, after }: z.output<typeof contract.query>,
): Promise<{ items: OfficeReview[]; next: string | null }> {
  const conditions: RawBuilder<unknown>[] = [];
  if (product) conditions.push(sql`r.product_id in ${productIds(product)}`);
  if (rating) conditions.push(sql`r.rating = ${Number(rating)}::smallint`);
  if (shown) conditions.push(shown === "no" ? sql`r.hidden_at is not null` : sql`r.hidden_at is null`);
  if (pictures) conditions.push(pictures === "waiting" ? hasWaitingPictures : hasPictures);
  if (q) conditions.push(sql`review_words(r.review) @@ ${wordsOf(q)}`);
  return listNewestFirst(database, { table: "reviews", as: "r", joins, columns, conditions, after, toItem });
}

const hasPictures = sql`exists (select from review_pictures v where v.review_id = r.id)`;

/** In SQL, of a review `r`: nobody has looked at one of its photographs yet. */
export const hasWaitingPictures: RawBuilder<boolean> = sql<boolean>`
  exists (select from review_pictures v where v.review_id = r.id and v.shown_at is null)`;

/** All typed words, or the beginnings of them, folded like those of reviews. */
function wordsOf(typed: string): RawBuilder<unknown> {
  return sql`(select string_agg(quote_literal(lexeme) || ':*', ' & ')::tsquery from unnest(review_words(${typed})))`;
}

/** By its id or its code, which old products may share. */
function productIds(typed: string): RawBuilder<unknown> {
  return sql`(select id from products where id = ${typed} or product_code_key(product_code) = ${codeKey(typed)})`;
}

export async function readOfficeReview(executor: Executor, id: string): Promise<OfficeReview | undefined> {
  const found = await read(executor)<Row>`
    select ${columns} from reviews r ${joins} where r.id = ${id}::uuid`;
  return found.map(toItem)[0];
}

function toItem(row: Row): OfficeReview {
  return {
    id: row.id,
    product: { id: row.product_id, name: row.product_name },
    author: { id: row.user_id, name: row.author },
    rating: row.rating,
    review: row.review,
    fit: row.fit,
    createdAt: row.created_at.toISOString(),
    size: row.size,
    height: row.height_cm,
    weight: row.weight_kg,
    isVerified: row.verified,
    pictures: row.pictures,
    isHidden: row.hidden,
    reply: row.reply ?? "",
  };
}
