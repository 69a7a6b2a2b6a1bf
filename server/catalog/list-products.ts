import { type ExpressionBuilder, sql } from "kysely";
import {
  type ProductFacets,
  type ProductFilters,
  type ProductList,
  productsPerPage,
} from "#contract/catalog.ts";
import type { Database } from "#database/connect.ts";
import type { Schema } from "#database/schema/schema.ts";
import { describeSearch } from "../search/describe-search.ts";
import { countFound, findProducts, type Products } from "../search/find-products.ts";
import { nearestProducts } from "../search/nearest-products.ts";
import { foundBy, type Search } from "../search/search.ts";
import { countFacets } from "./count-facets.ts";
import { readProducts } from "./read-products.ts";
import type { VersionedCache } from "./versioned-cache.ts";

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
  { database, counts, search }: { database: Database; counts: ListCounts; search: Search },
  filters: ProductFilters,
): Promise<ProductList> {
  const understood = filters.q === undefined ? undefined : await search.understand(filters.q);
  const plan = understood?.plan;
  const { page, sort, facets: wantsFacets, ...narrowing } = filters;
  const key = JSON.stringify(narrowing);
  const filtered = filteredProducts(database, filters);
  const found = (products: Products) => (understood ? products.where(foundBy(understood)) : products);
  const [totalProducts, facets] = await Promise.all([
    counts.totals.get(key, () => (plan ? countFound(filtered, plan) : count(found(filtered)))),
    wantsFacets &&
      counts.facets.get(key, () =>
        countFacets(database, (name) =>
          found(
            filteredProducts(database, {
              ...filters,
              ...(name === "price" ? anyPrice : { [name]: undefined }),
            }),
          ),
        ),
      ),
  ]);
  const totalPages = Math.ceil(totalProducts / productsPerPage);
  const said = understood && { search: describeSearch(understood) };
  const list = { page, totalPages, totalProducts, ...(facets && { facets }), ...said };
  if (totalProducts === 0 && understood) {
    const nearest = await readProducts(database.pool, await nearestProducts(database, search, understood));
    return { productData: [], ...list, nearest };
  }
  if (page > totalPages) return { productData: [], ...list };
  const part = { limit: productsPerPage, offset: (page - 1) * productsPerPage };
  const ids =
    plan && sort === undefined
      ? await findProducts(filtered, plan, { ...part, total: totalProducts })
      : await sortedIds(found(filtered), sort, part);
  return { productData: await readProducts(database.pool, ids), ...list };
}

/** One part of these products in the given order. */
async function sortedIds(
  products: Products,
  sort: ProductFilters["sort"],
  part: { limit: number; offset: number },
): Promise<string[]> {
  const page = sorted(products, sort).select("products.id").limit(part.limit).offset(part.offset);
  return (await page.execute()).map(({ id }) => id);
}

const anyPrice = { min_price: undefined, max_price: undefined };

async function count(products: Products): Promise<number> {
  const counted = await products.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirst();
  return counted?.total ?? 0;
}

function filteredProducts(database: Database, filters: ProductFilters): Products {
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

function sorted(products: Products, sort: ProductFilters["sort"]): Products {
  switch (sort) {
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
