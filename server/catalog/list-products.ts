import {
  type ProductFacets,
  type ProductFilters,
  type ProductList,
  productsPerPage,
} from "#contract/catalog/catalog.ts";
import type { Database } from "#database/connect.ts";
import type { VersionedCache } from "#server/platform/cache/versioned-cache.ts";
import { countFacets, countFiltered, noFacets } from "./count-facets.ts";
import {
  filterProducts,
  idsInOrder,
  idsOfSearch,
  inTime,
  orders,
  type Products,
  publishedProducts,
} from "./filter-products.ts";
import { readProducts } from "./read-products.ts";
import { findCalledSo, withFirst } from "./search/called-so.ts";
import { nearestProducts } from "./search/nearest-products.ts";
import { describeSearch, type Search } from "./search/search.ts";
import type { SearchPlan } from "./search/search-plan.ts";

export type Listing = {
  database: Database;
  search: Search;
  /** Counts are the same on each page and in each order; the key is the filters. */
  counts: { totals: VersionedCache<number>; facets: VersionedCache<ProductFacets> };
};

/** The maximum number of results of a search. */
const mostFound = 1_000;

/**
 * One page of the published products that match all filters (specification section 2, Products), with exact counts. A
 * page past the end is empty. Search results come best match first, other lists newest first, unless a sort is given.
 */
export async function listProducts(shop: Listing, filters: ProductFilters): Promise<ProductList> {
  const { database, search, counts } = shop;
  const { page, sort: _, facets: wantsFacets, ...narrowing } = filters;
  const understood = filters.q === undefined ? undefined : await search.understand(filters.q);
  const plan = understood?.plan;
  const isNothing = filters.q !== undefined && !plan;
  const key = JSON.stringify(narrowing);
  const [total, facets, ids] = isNothing
    ? [0, wantsFacets && noFacets, []]
    : await Promise.all([
        counts.totals.get(key, () => countProducts(database, filters, plan)),
        wantsFacets && counts.facets.get(key, () => countFacets(database, filters, plan)),
        idsOfPage(database, filters, plan),
      ]);
  const list = {
    productData: await readProducts(database.pool, ids),
    page,
    totalPages: Math.ceil(total / productsPerPage),
    totalProducts: total,
    ...(facets && { facets }),
  };
  if (filters.q === undefined) return list;
  // Punctuation alone has nothing to search.
  if (!understood) return { ...list, search: { missing: [filters.q], isPartial: false }, nearest: [] };
  const found = { ...list, search: describeSearch(understood) };
  if (total > 0) return found;
  const nearest = await nearestProducts({ database, search }, understood);
  return { ...found, nearest: await readProducts(database.pool, nearest) };
}

async function countProducts(
  database: Database,
  filters: ProductFilters,
  plan: SearchPlan | undefined,
): Promise<number> {
  if (!plan) {
    const { category, color, fabric_type: fabric, size, garment_type: type } = filters;
    const isByKey = [category, color, fabric, size, type].some((value) => value !== undefined);
    return isByKey
      ? countFiltered(database, filters)
      : count(database, filterProducts(publishedProducts(database), filters));
  }
  const upToMost = (searched: SearchPlan) =>
    count(database, filterProducts(publishedProducts(database, searched), filters).limit(mostFound));
  const first = plan.common ? await upToMost({ ...plan, among: plan.common.order }) : 0;
  return first === mostFound ? first : inTime(plan, upToMost);
}

async function count({ kysely }: Database, products: Products): Promise<number> {
  const { total } = await kysely
    .selectFrom(products.select("products.id").as("each"))
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

async function idsOfPage(
  database: Database,
  filters: ProductFilters,
  plan: SearchPlan | undefined,
): Promise<string[]> {
  const { q = "", page, sort } = filters;
  const offset = (page - 1) * productsPerPage;
  if (!plan) {
    const products = filterProducts(publishedProducts(database), filters);
    return idsInOrder(products, orders[sort ?? "newest"], { offset, limit: productsPerPage });
  }
  const end = Math.min(offset + productsPerPage, mostFound);
  if (end <= offset) return [];
  const first = sort ? [] : await findCalledSo(database, q, filters);
  if (first.length === 0) return idsOfSearch(database, plan, { offset, limit: end - offset }, filters);
  // Their rank among the others is unknown, so request everything up to the end of the page.
  const ids = await idsOfSearch(database, plan, { offset: 0, limit: end }, filters);
  return withFirst(first, ids).slice(offset, offset + productsPerPage);
}
