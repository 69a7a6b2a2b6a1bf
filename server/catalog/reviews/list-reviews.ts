import { sql } from "kysely";
import { type HeightBand, heightBands, heightBounds } from "#contract/catalog/height-bands.ts";
import type { Review, ReviewCount, ReviewFit } from "#contract/catalog/reviews.ts";
import type { Database } from "#database/connect.ts";
import { type Executor, read } from "#database/query.ts";
import { isDeliveredTo } from "./delivered-to.ts";

const reviewLimit = 100;

const shownPictures = sql<string[] | null>`(select json_agg(p.id order by p.at, p.id)
  from review_pictures p where p.review_id = page.id and p.shown_at is not null)`;

/** The place of a height among `heightBands`, from 0. */
const band = sql<number>`width_bucket(height_cm::integer, ${sql.lit(`{${heightBounds.join(",")}}`)}::integer[])`;

type Counted = { rating: number; fit: ReviewFit | null; band: number | null; reviews: number };

export async function countReviews(executor: Executor, productId: string): Promise<ReviewCount> {
  const rows = await read(executor)<Counted>`
    select rating, fit, ${band} as band, count(*)::integer as reviews from reviews
    where product_id = ${productId} and hidden_at is null group by rating, fit, band`;
  const sum = (isMeant: (row: Counted) => boolean) =>
    rows.filter(isMeant).reduce((total, { reviews }) => total + reviews, 0);
  const rated = (stars: number) => sum(({ rating }) => rating === stars);
  const fitting = (said: ReviewFit) => sum(({ fit }) => fit === said);
  return {
    stars: [rated(1), rated(2), rated(3), rated(4), rated(5)],
    fit: { small: fitting("small"), true: fitting("true"), large: fitting("large") },
    heights: heightBands.map((_, place) => sum((row) => row.band === place)),
  };
}

/** Undefined for an unknown product. Exposes the authors' names alone. */
export async function listReviews(
  { kysely }: Database,
  productId: string,
  { stars, height }: { stars?: number | undefined; height?: HeightBand | undefined },
): Promise<Review[]> {
  const rows = await kysely
    .selectFrom((from) =>
      from
        .selectFrom("reviews")
        .selectAll()
        .where("product_id", "=", productId)
        .where("hidden_at", "is", null)
        .$if(stars !== undefined, (shown) => shown.where("rating", "=", stars ?? 0))
        .$if(height !== undefined, (shown) =>
          shown.where(band, "=", height === undefined ? -1 : heightBands.indexOf(height)),
        )
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
      "page.size",
      "page.height_cm",
      "page.weight_kg",
      shownPictures.as("pictures"),
      isDeliveredTo(sql`page.user_id`, sql`page.product_id`).as("verified_purchase"),
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
    ...(row.size === null ? {} : { size: row.size }),
    ...(row.height_cm === null ? {} : { height: row.height_cm }),
    ...(row.weight_kg === null ? {} : { weight: row.weight_kg }),
    ...(row.pictures === null ? {} : { pictures: row.pictures }),
  }));
}
