import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Schema } from "#database/schema/schema.ts";
import type { Wish } from "./read-words.ts";
import type { SearchPlan } from "./search-plan.ts";

/** A query over `products`, narrowed as a list's filters say. */
export type Products = SelectQueryBuilder<Schema, "products", object>;

/** A search finds so many products at most: nobody looks at more, and more could not be put in order at once. */
export const mostFound = 1_000;

/** How many of these products a search finds, up to `mostFound`. */
export async function countFound(products: Products, plan: SearchPlan): Promise<number> {
  const some = products.where(plan.condition("products")).select("products.id").limit(mostFound);
  return (await some.execute()).length;
}

/** Equally good ones: as the shopper asked for, else the best rated first. */
const orders: Record<Exclude<Wish, "sale">, RawBuilder<unknown>> = {
  cheap: sql`products.from_price, products.id`,
  dear: sql`products.from_price desc, products.id desc`,
  newest: sql`products.created_at desc, products.id`,
};
const bestRated = sql`products.average_rating desc, products.review_count desc, products.id`;

/** The ids of one part of what a search finds, the best first. `total` is what `countFound` gave. */
export async function findProducts(
  products: Products,
  plan: SearchPlan,
  part: { offset: number; limit: number; total: number },
): Promise<string[]> {
  const { wishes } = plan.reading;
  const order = (["cheap", "dear", "newest"] as const).find((wish) => wishes.has(wish));
  const equals = order ? orders[order] : bestRated;
  const found = products.where(plan.condition("products"));
  const ranked = part.total < mostFound ? found : amongTheBest(products, plan, found, equals);
  const rows = await ranked
    .select("products.id")
    .orderBy(sql`${plan.score("products")} desc, ${equals}`)
    .limit(part.limit)
    .offset(part.offset)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Of very many, the first of those that have all words in what they are called, of those that come in them, and of the rest: each
 * is read from an index in the order of equals, until there are enough, and only these are weighed against each other.
 */
function amongTheBest(
  products: Products,
  plan: SearchPlan,
  found: Products,
  equals: RawBuilder<unknown>,
): Products {
  const steps = [plan.isBest("products"), plan.isGood("products")].flatMap((step) =>
    step ? [products.where(plan.condition("products")).where(step)] : [],
  );
  const first = [...steps, found].map(
    (step) => sql`(${step.select("products.id").orderBy(sql`${equals}`).limit(mostFound)})`,
  );
  return products.where(sql<boolean>`products.id in (${sql.join(first, sql` union all `)})`);
}
