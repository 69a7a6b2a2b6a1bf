import { shopPages } from "#contract/pages.ts";
import type { Database } from "#database/connect.ts";
import { namedQuery, type Param, query } from "#database/named-query.ts";
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

/** As many as one sitemap may hold (sitemaps.org protocol). */
const mostEntries = 50_000;

/** Pages that are nobody's own and no product. */
const fixedPages: SitemapEntry[] = shopPages
  .filter((page) => "search" in page && page.search === "sitemap")
  .map(({ path }) => ({ path }));

const selectCategories = namedQuery("list-sitemap-categories", () =>
  query
    .selectFrom("categories")
    .innerJoin("products", "products.category_id", "categories.id")
    .where("products.published", "=", true)
    .groupBy("categories.id")
    .select((row) => ["categories.name", row.fn.max("products.updated_at").as("changedAt")])
    .orderBy("categories.position"),
);

const countProducts = namedQuery("count-sitemap-products", () =>
  query
    .selectFrom("products")
    .where("published", "=", true)
    .select((row) => row.fn.countAll<number>().as("count")),
);

const selectProducts = namedQuery(
  "list-sitemap-products",
  (param: Param<{ limit: number; offset: number }>) =>
    query
      .selectFrom("products")
      .where("published", "=", true)
      .select(["id", "updated_at as changedAt"])
      .orderBy("id")
      .limit(param("limit"))
      .offset(param("offset")),
);

/** Every page that search engines may list, in a fixed order: fixed pages, categories, products. */
type Listing = { head: SitemapEntry[]; total: number };

async function readListing({ pool }: Database): Promise<Listing> {
  const [categories, [counted]] = await Promise.all([
    selectCategories.run(pool, {}),
    countProducts.run(pool, {}),
  ]);
  const lists = categories.map(({ name, changedAt }) => ({
    path: `/products?${new URLSearchParams({ category: name })}`,
    changedAt,
  }));
  const head = [...fixedPages, ...lists];
  return { head, total: head.length + (counted?.count ?? 0) };
}

async function readEntries({ pool }: Database, head: SitemapEntry[], start: number, count: number) {
  const first = head.slice(start, start + count);
  const products = await selectProducts.run(pool, {
    limit: count - first.length,
    offset: Math.max(0, start - head.length),
  });
  const entries = products.map(({ id, changedAt }) => ({
    path: `/selectedItem/${encodeURIComponent(id)}`,
    changedAt,
  }));
  return [...first, ...entries];
}

/**
 * The sitemap, or from 50,000 pages on the list of its parts. `part` is the number of one of them, from 1; undefined is
 * given for one that does not exist. `perFile` is there for tests.
 */
export async function readSitemap(
  database: Database,
  origin: string,
  part?: number,
  perFile = mostEntries,
): Promise<string | undefined> {
  const { head, total } = await readListing(database);
  const parts = Math.ceil(total / perFile);
  if (part === undefined && parts > 1) {
    const paths = Array.from({ length: parts }, (_, index) => `/sitemap-${index + 1}.xml`);
    return sitemapIndexXml(origin, paths);
  }
  if (part !== undefined && (part < 1 || part > parts)) return undefined;
  return sitemapXml(origin, await readEntries(database, head, ((part ?? 1) - 1) * perFile, perFile));
}
