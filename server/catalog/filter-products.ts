import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { ProductFacets, ProductFilters } from "#contract/catalog/catalog.ts";
import { filteredColors } from "#contract/catalog/filtered-colors.ts";
import type { Database } from "#database/connect.ts";
import type { ProductSearchTable } from "#database/schema/catalog-tables.ts";
import type { Schema } from "#database/schema/schema.ts";
import { tookTooLong } from "#server/platform/http/transient-error.ts";
import type { SearchPlan } from "./search/search-plan.ts";

type ListSchema = Omit<Schema, "products"> & { products: ProductSearchTable };

/** A query of some published products, aliased `products`. */
export type Products = SelectQueryBuilder<ListSchema, "products", object>;
export type Order = RawBuilder<unknown>;
export type Part = { offset: number; limit: number };

/** The number of first products searched before a common search is run in full. */
const mostLookedAt = 2_000;

export function publishedProducts({ kysely }: Pick<Database, "kysely">, plan?: SearchPlan): Products {
  const published = kysely.selectFrom("product_search as products").where("products.published", "=", true);
  if (!plan) return published as unknown as Products;
  const looked = plan.among
    ? kysely.selectFrom(
        published.selectAll("products").orderBy(plan.among).limit(mostLookedAt).as("products"),
      )
    : published;
  const found = plan.conditions.reduce((products, condition) => products.where(condition), looked);
  // The offset prevents PostgreSQL from walking an order's index, which would read the words of nearly every product.
  return kysely.selectFrom(found.selectAll("products").offset(0).as("products")) as unknown as Products;
}

/** Applies all filters of a list except the search and the filter left out. */
export function filterProducts(
  all: Products,
  filters: Partial<ProductFilters>,
  leftOut?: keyof ProductFacets,
): Products {
  const { category, color, fabric_type: fabric, size, garment_type: type } = withoutFilter(filters, leftOut);
  const { min_price: least, max_price: most } = withoutFilter(filters, leftOut);
  let products = all;
  if (category !== undefined) {
    products = products.where("category_id", "=", (row) =>
      row.selectFrom("categories").select("categories.id").where("categories.name", "=", category),
    );
  }
  if (color !== undefined) products = products.where((row) => row.exists(inColor(row, color)));
  if (fabric !== undefined) products = products.where((row) => row.exists(inFabric(row, fabric)));
  if (size !== undefined) products = products.where(sql<boolean>`products.sizes @> array[${size}::text]`);
  if (type !== undefined) products = products.where("garment_type", "=", type);
  if (least !== undefined) products = products.where("from_price", ">=", least);
  if (most !== undefined) products = products.where("from_price", "<=", most);
  return products;
}

function withoutFilter(
  filters: Partial<ProductFilters>,
  leftOut: keyof ProductFacets | undefined,
): Partial<ProductFilters> {
  if (leftOut === "price") return { ...filters, min_price: undefined, max_price: undefined };
  return leftOut === undefined ? filters : { ...filters, [leftOut]: undefined };
}

function inColor(row: ExpressionBuilder<ListSchema, "products">, filter: string) {
  return (
    row
      .selectFrom("product_colors")
      .innerJoin("colors", "colors.id", "product_colors.color_id")
      .select("colors.id")
      .whereRef("product_colors.product_id", "=", "products.id")
      // A label may have a comma itself.
      .where("colors.label", "in", [filter, ...filteredColors(filter)])
  );
}

function inFabric(row: ExpressionBuilder<ListSchema, "products">, name: string) {
  return row
    .selectFrom("product_fabrics")
    .innerJoin("fabrics", "fabrics.id", "product_fabrics.fabric_id")
    .select("fabrics.id")
    .whereRef("product_fabrics.product_id", "=", "products.id")
    .where("fabrics.name", "=", name);
}

/** Sort orders, each with an index on `product_search`. */
export const orders = {
  newest: sql`products.created_at desc, products.id`,
  "price-up": sql`products.from_price, products.id`,
  "price-down": sql`products.from_price desc, products.id desc`,
  rating: sql`products.average_rating desc, products.review_count desc, products.id`,
} satisfies Record<NonNullable<ProductFilters["sort"]>, Order>;

export async function idsInOrder(
  products: Products,
  order: Order,
  { limit, offset }: Part,
): Promise<string[]> {
  const rows = await products.select("products.id").orderBy(order).limit(limit).offset(offset).execute();
  return rows.map(({ id }) => id);
}

/**
 * As `idsInOrder`, of the filtered results of a search: best match first, or sorted as requested. In a common search
 * the first products contain the best, so that the others need not be ranked.
 */
export async function idsOfSearch(
  database: Pick<Database, "kysely">,
  plan: SearchPlan,
  part: Part,
  filters: Partial<ProductFilters> = {},
): Promise<string[]> {
  const { sort } = filters;
  const found = (searched: SearchPlan) => filterProducts(publishedProducts(database, searched), filters);
  if (plan.common) {
    const order = sort ? orders[sort] : plan.common.order;
    const conditions = sort ? plan.conditions : plan.common.best;
    const ids = await idsInOrder(found({ ...plan, conditions, among: order }), order, part);
    if (ids.length === part.limit) return ids;
  }
  return inTime(plan, (searched) => idsInOrder(found(searched), sort ? orders[sort] : plan.order, part));
}

/**
 * Runs a search in full or, beyond PostgreSQL's statement timeout, among the first products: the best rated, or the
 * first of the requested order (docs/decisions/099-catalogue-queries-in-postgresql.md).
 */
export async function inTime<Answer>(
  plan: SearchPlan,
  ask: (plan: SearchPlan) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(plan);
  } catch (error) {
    if (!tookTooLong(error)) throw error;
    return ask({ ...plan, among: plan.common?.order ?? orders.rating });
  }
}
