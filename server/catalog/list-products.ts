import { sql } from "kysely";
import {
  type ProductFacets,
  type ProductFilters,
  type ProductList,
  productsPerPage,
} from "#contract/catalog/catalog.ts";
import type { Database } from "#database/connect.ts";
import { namedQuery } from "#database/named-query.ts";
import type { VersionedCache } from "#server/platform/cache/versioned-cache.ts";
import { type ListCounts, listInDatabase, narrowedBy } from "./list-in-database.ts";
import { type ListNames, listInIndex } from "./list-in-index.ts";
import type { IndexedProducts } from "./product-index/follow-products.ts";
import { readProducts } from "./read-products.ts";
import { findCalledSo, withFirst } from "./search/called-so.ts";
import { describeSearch } from "./search/describe-search.ts";
import type { Part } from "./search/found-products.ts";
import { nearestProducts } from "./search/nearest-products.ts";
import type { Search } from "./search/search.ts";
import { isInIndex } from "./search/search-in-index.ts";

/** What is asked for of a list: `part` may be more than the page that its filters name. */
export type Wanted = { filters: ProductFilters; part: Part };

export type ListedPage = { total: number; facets?: ProductFacets; ids: string[] };

export type Listing = {
  database: Database;
  search: Search;
  products: IndexedProducts;
  counts: ListCounts;
  names: VersionedCache<ListNames>;
};

/**
 * One page of the published products that match all filters (specification section 2, Products), with the true counts. A
 * page past the end is empty. Search results come best match first, other lists newest first, unless a sort is given.
 */
export async function listProducts(shop: Listing, filters: ProductFilters): Promise<ProductList> {
  const { database, search, products } = shop;
  const understood = filters.q === undefined ? undefined : await search.understand(filters.q);
  // Signs alone mean nothing that could be listed.
  if (filters.q !== undefined && !understood) return foundNothing(filters);
  const names = await shop.names.get("", () => readNames(database));
  const index = isInIndex(understood?.plan) ? await products.current() : undefined;
  const page = { offset: (filters.page - 1) * productsPerPage, limit: productsPerPage };
  const isBestFirst = understood?.plan !== undefined && filters.sort === undefined;
  const first = isBestFirst ? await findCalledSo(database, filters.q ?? "", narrowedBy(filters)) : [];
  // Where those are among the others is not known: all up to the end of the page are asked for.
  const part = first.length === 0 ? page : { offset: 0, limit: page.offset + page.limit };
  const { total, facets, ids } = index
    ? listInIndex(index, names, { filters, part }, understood)
    : await listInDatabase(shop, { filters, part }, understood);
  const shown = first.length === 0 ? ids : withFirst(first, ids).slice(page.offset, page.offset + page.limit);
  const list = {
    productData: await readProducts(database.pool, shown),
    page: filters.page,
    totalPages: Math.ceil(total / productsPerPage),
    totalProducts: total,
    ...(facets && { facets }),
    ...(understood && { search: describeSearch(understood) }),
  };
  if (total > 0 || !understood) return list;
  const nearest = await nearestProducts({ database, search, products }, understood);
  return { ...list, nearest: await readProducts(database.pool, nearest) };
}

function foundNothing({ page, q = "", facets }: ProductFilters): ProductList {
  const none = { category: [], garment_type: [], color: [], fabric_type: [], size: [], price: null };
  return {
    productData: [],
    page,
    totalPages: 0,
    totalProducts: 0,
    ...(facets && { facets: none }),
    search: { missing: [q], isPartial: false },
    nearest: [],
  };
}

function listed(table: string, name: string) {
  const named = sql`json_build_object('id', id, 'name', ${sql.ref(name)})`;
  return sql`(select coalesce(json_agg(${named} order by position), '[]') from ${sql.table(table)})`;
}

const selectNames = namedQuery(
  "list-filter-names",
  () => sql<ListNames>`
    select ${listed("categories", "name")} as category, ${listed("garment_types", "id")} as garment_type,
      ${listed("colors", "label")} as color, ${listed("fabrics", "name")} as fabric_type`,
);

async function readNames({ pool }: Database): Promise<ListNames> {
  const [names] = await selectNames.run(pool, {});
  if (!names) throw new Error("PostgreSQL listed nothing.");
  return names;
}
