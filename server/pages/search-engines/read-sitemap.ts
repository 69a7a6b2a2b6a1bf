import { shopPages } from "#contract/pages.ts";
import type { Database } from "#database/connect.ts";
import { type Executor, read, readFirst } from "#database/query.ts";
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

/**
 * Pages of one file, each in every language. A sitemap may hold 50,000 addresses (sitemaps.org protocol), but so many
 * are read and written in a moment.
 */
const mostEntries = 1_000;

/** Public pages other than products. */
const fixedPages: SitemapEntry[] = shopPages
  .filter((page) => "search" in page && page.search === "sitemap")
  .map(({ path }) => ({ path }));

// The last change of each category is the end of an index: with a join, every product would be read.
const selectCategories = (executor: Executor) => read(executor)<{ name: string; changedAt: Date }>`
  select c.name, last.changed_at as "changedAt"
  from categories c, lateral (
    select updated_at as changed_at from products
    where category_id = c.id and published order by updated_at desc limit 1) last
  order by c.position`;

type Shelf = { database: Database };

type Listing = { head: SitemapEntry[]; total: number };

async function readListing({ database: { pool } }: Shelf): Promise<Listing> {
  const [categories, counted] = await Promise.all([
    selectCategories(pool),
    readFirst(pool)<{ count: number }>`select count(*) from products where published`,
  ]);
  const lists = categories.map(({ name, changedAt }) => ({
    path: `/products?${new URLSearchParams({ category: name })}`,
    changedAt,
  }));
  const head = [...fixedPages, ...lists];
  return { head, total: head.length + (counted?.count ?? 0) };
}

async function readEntries(
  { database: { pool } }: Shelf,
  head: SitemapEntry[],
  start: number,
  count: number,
) {
  const first = head.slice(start, start + count);
  const rows = await read(pool)<{ id: string; changedAt: Date }>`
    select id, updated_at as "changedAt" from products where published
    order by id limit ${count - first.length} offset ${Math.max(0, start - head.length)}`;
  const entries = rows.map(({ id, changedAt }) => ({
    path: `/selectedItem/${encodeURIComponent(id)}`,
    changedAt,
  }));
  return [...first, ...entries];
}

/**
 * The sitemap, or from 1,000 pages on the list of its parts. `part` is the number of one of them, from 1; undefined is
 * given for one that does not exist. `perFile` is there for tests.
 */
export async function readSitemap(
  shelf: Shelf,
  origin: string,
  part?: number,
  perFile = mostEntries,
): Promise<string | undefined> {
  const { head, total } = await readListing(shelf);
  const parts = Math.ceil(total / perFile);
  if (part === undefined && parts > 1) {
    const paths = Array.from({ length: parts }, (_, index) => `/sitemap-${index + 1}.xml`);
    return sitemapIndexXml(origin, paths);
  }
  if (part !== undefined && (part < 1 || part > parts)) return undefined;
  return sitemapXml(origin, await readEntries(shelf, head, ((part ?? 1) - 1) * perFile, perFile));
}
