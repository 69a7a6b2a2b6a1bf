import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "#database/connect.ts";
import type { ProductSearchTable } from "#database/schema/catalog-tables.ts";
import type { Schema } from "#database/schema/schema.ts";
import type { SearchPlan, Words } from "./search-plan.ts";

export type ListSchema = Omit<Schema, "products"> & {
  products: Omit<ProductSearchTable, "search" | "search_head">;
};

export type Products = SelectQueryBuilder<ListSchema, "products", object>;
export type Narrow = (products: Products) => Products;
export type Order = RawBuilder<unknown>;
export const bestRated: Order = sql`products.average_rating desc, products.review_count desc, products.id`;
export type Part = { offset: number; limit: number };
type Connection = Pick<Database, "kysely">;

export function publishedProducts({ kysely }: Connection): Products {
  return (kysely as unknown as Kysely<ListSchema>).selectFrom("products").where("published", "=", true);
}

function searched({ kysely }: Connection, { conditions }: SearchPlan) {
  const published = kysely.selectFrom("product_search as products").where("products.published", "=", true);
  return conditions.reduce((products, condition) => products.where(condition), published);
}

function matching(database: Connection, plan: SearchPlan, words: Words | undefined) {
  const all = searched(database, plan);
  // What a subquery gives is unknown to the planner, which then expects few. It would read the whole table for a common word.
  return words ? all.where(sql<boolean>`products.search @@ (select ${words.query}::tsquery)`) : all;
}

/** Through the index of words: for few, or where all are wanted. With `words`, those that have these. */
export function matchingProducts(database: Connection, plan: SearchPlan, words = plan.words): Products {
  const named = database.kysely.with(
    (name) => name("products").materialized(),
    () => matching(database, plan, words).selectAll("products"),
  );
  return named.selectFrom("products") as unknown as Products;
}

/** All by which the filters of a list narrow it: whoever only counts copies nothing else of a row. */
const narrowing = ["id", "published", "category_id", "garment_type", "sizes", "from_price"] as const;

export function countableProducts(database: Connection, plan: SearchPlan, words = plan.words): Products {
  const named = database.kysely.with(
    (name) => name("products").materialized(),
    () => matching(database, plan, words).select(narrowing),
  );
  return named.selectFrom("products") as unknown as Products;
}

export function asProducts(database: Connection, plan: SearchPlan): RawBuilder<unknown> {
  return sql`with products as materialized (${matching(database, plan, plan.words).select(narrowing)})`;
}

/**
 * The same products for a query that puts them in an order that has an index, and takes the first: where so many match that those
 * are soon met on the way through it.
 */
export function passingProducts(database: Connection, plan: SearchPlan, words = plan.words): Products {
  return withWords(searched(database, plan) as unknown as Products, words);
}

export function sampleProducts(
  database: Connection,
  plan: SearchPlan,
  { order, size, words = plan.words }: { order: Order; size: number; words?: Words | undefined },
): Products {
  const first = searched(database, plan).selectAll("products").orderBy(order).limit(size).as("products");
  return withWords(database.kysely.selectFrom(first) as unknown as Products, words);
}

/** With coalesce no index of words can answer it, and the planner expects every second to match. */
function withWords(products: Products, words: Words | undefined): Products {
  if (!words) return products;
  const column = sql.ref(words.isInHead ? "products.search_head" : "products.search");
  return products.where(sql<boolean>`coalesce(${column} @@ ${words.query}::tsquery, false)`);
}

export async function countUpTo({ kysely }: Connection, products: Products, most: number): Promise<number> {
  const some = products.select("products.id").limit(most).as("some");
  const counted = kysely.selectFrom(some).select((row) => row.fn.countAll<number>().as("total"));
  return (await counted.executeTakeFirstOrThrow()).total;
}

export async function idsInOrder(
  products: Products,
  order: Order,
  { limit, offset }: Part,
): Promise<string[]> {
  const rows = await products.select("products.id").orderBy(order).limit(limit).offset(offset).execute();
  return rows.map(({ id }) => id);
}
