import { type RawBuilder, sql } from "kysely";
import type { ProductFilters } from "#contract/catalog/catalog.ts";
import type { Database } from "#database/connect.ts";
import { filterProducts, idsInOrder, orders, publishedProducts } from "../filter-products.ts";

/** More products share a name only if the shop distinguishes them by something else. */
const most = 12;

const called = (name: RawBuilder<unknown>) => sql`replace(plain_words(${name}), ' ', '')`;

/**
 * Filtered published products whose whole name was typed, in either language, best rated first. They precede all
 * other results, whose words may match better by synonyms.
 */
export function findCalledSo(
  database: Pick<Database, "kysely">,
  typed: string,
  filters?: ProductFilters,
): Promise<string[]> {
  const words = called(sql`${typed}::text`);
  const ids = sql`select id from products where ${called(sql`name`)} = ${words}
    union select id from products where name_ur <> '' and ${called(sql`name_ur`)} = ${words}`;
  const published = publishedProducts(database).where(sql<boolean>`products.id in (${ids})`);
  const calledSo = filters ? filterProducts(published, filters) : published;
  return idsInOrder(calledSo, orders.rating, { offset: 0, limit: most });
}

/** The same ids with `first` before all others. */
export function withFirst(first: readonly string[], ids: readonly string[]): string[] {
  return [...first, ...ids.filter((id) => !first.includes(id))];
}
