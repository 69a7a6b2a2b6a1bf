import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import {
  type ProductFacets,
  type ProductFilters,
  type ProductList,
  productsPerPage,
} from "#contract/catalog.ts";
import type { Database } from "#database/connect.ts";
import type { Schema } from "#database/schema/schema.ts";
import { countFacets } from "./count-facets.ts";
import { readProducts } from "./read-products.ts";
import { searchExpression } from "./search-expression.ts";
import type { VersionedCache } from "./versioned-cache.ts";

export type Products = SelectQueryBuilder<Schema, "products", object>;
type Search = RawBuilder<unknown> | undefined;

/** What is the same on each page and in each order of a list; the key is its filters. */
export type ListCounts = {
  /** How many products match. */
  totals: VersionedCache<number>;
  facets: VersionedCache<ProductFacets>;
};

/**
 * One page of the published products that match all filters (specification section 2, Products), with the true counts. A
 * page past the end is empty. Search results come best match first, other lists newest first, unless a sort is given.
 */
export async function listProducts(
  database: Database,
  counts: ListCounts,
  filters: ProductFilters,
): Promise<ProductList> {
  const search = filters.q === undefined ? undefined : await searchExpression(database.pool, filters.q);
  const matching = matchingProducts(database, filters, search);
  const { page, sort: _sort, facets: wantsFacets, ...narrowing } = filters;
  const key = JSON.stringify(narrowing);
  const [totalProducts, facets] = await Promise.all([
    counts.totals.get(key, () => count(matching)),
    wantsFacets &&
      counts.facets.get(key, () =>
        countFacets(database, (name) =>
          matchingProducts(
            database,
            { ...filters, ...(name === "price" ? anyPrice : { [name]: undefined }) },
            search,
          ),
        ),
      ),
  ]);
  const totalPages = Math.ceil(totalProducts / productsPerPage);
  const list = { page, totalPages, totalProducts, ...(facets && { facets }) };
  if (page > totalPages) return { productData: [], ...list };
  const rows = await sorted(matching, filters, search)
    .select("products.id")
    .limit(productsPerPage)
    .offset((page - 1) * productsPerPage)
    .execute();
  const ids = rows.map((row) => row.id);
  return { productData: await readProducts(database.pool, ids), ...list };
}

const anyPrice = { min_price: undefined, max_price: undefined };

async function count(products: Products): Promise<number> {
  const counted = await products.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirst();
  return counted?.total ?? 0;
}

function matchingProducts(database: Database, filters: ProductFilters, search: Search): Products {
  const { category, color, fabric_type: fabric, size, garment_type: type } = filters;
  const { min_price: least, max_price: most } = filters;
  let products: Products = database.kysely.selectFrom("products").where("products.published", "=", true);
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
  if (search !== undefined) products = products.where(sql<boolean>`products.search @@ ${search}`);
  return products;
}

function inColor(row: ExpressionBuilder<Schema, "products">, label: string) {
  return row
    .selectFrom("product_colors")
    .innerJoin("colors", "colors.id", "product_colors.color_id")
    .select("colors.id")
    .whereRef("product_colors.product_id", "=", "products.id")
    .where("colors.label", "=", label);
}

function inFabric(row: ExpressionBuilder<Schema, "products">, name: string) {
  return row
    .selectFrom("product_fabrics")
    .innerJoin("fabrics", "fabrics.id", "product_fabrics.fabric_id")
    .select("fabrics.id")
    .whereRef("product_fabrics.product_id", "=", "products.id")
    .where("fabrics.name", "=", name);
}

function sorted(products: Products, filters: ProductFilters, search: Search): Products {
  if (filters.sort === undefined && search !== undefined) {
    return products.orderBy(sql`ts_rank(products.search, ${search})`, "desc").orderBy("products.id");
  }
  switch (filters.sort) {
    case "price-up":
      return products.orderBy("from_price").orderBy("products.id");
    case "price-down":
      return products.orderBy("from_price", "desc").orderBy("products.id", "desc");
    case "rating":
      return products
        .orderBy("average_rating", "desc")
        .orderBy("review_count", "desc")
        .orderBy("products.id");
    default:
      return products.orderBy("products.created_at", "desc").orderBy("products.id");
  }
}
