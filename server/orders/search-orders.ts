import { type RawBuilder, sql } from "kysely";
import type { Database } from "#database/connect.ts";
import { readTypedSearch } from "../typed-search.ts";
import { parseOrderNumber } from "./order-number.ts";

/** A search that finds no more than this is looked up before it is put in order; one that finds more meets its first soon. */
const few = 5_000;

type OrderSearch = {
  typed: string;
  /** Also typed, by the filter for the city: its words narrow the search, the filter itself decides. */
  city: string | undefined;
  /** What narrows the dates and the place in the list, by columns of order_search `s`. */
  conditions: readonly RawBuilder<unknown>[];
};

export type Matches =
  /** These and no others. */
  | { outcome: "few"; ids: readonly string[] }
  /** So many that the first of a list are soon met, row by row of order_search `s`. */
  | { outcome: "many"; condition: RawBuilder<unknown> };

/**
 * What the orders have in common that somebody types for (`readTypedSearch`, with the number, the name, the e-mail address,
 * the phone and the address of the order). Twelve letters may be a number or somebody's name: they are a number when there
 * is such an order.
 */
export async function searchOrders(
  { kysely }: Pick<Database, "kysely">,
  { typed, city, conditions }: OrderSearch,
): Promise<Matches> {
  const exact = await findByNumber(kysely, typed);
  if (exact !== undefined) return { outcome: "few", ids: [exact] };
  const search = await readTypedSearch({ kysely }, city ? `${typed} ${city}` : typed, { numbers: true });
  if (!search) return { outcome: "few", ids: [] };
  const { whole, selective } = search;
  const matching = selective
    ? sql`s.search @@ ${selective}::tsquery and (s.search @@ ${whole}::tsquery) is true`
    : sql`s.search @@ ${whole}::tsquery`;
  const { rows } = await sql<{ order_id: string }>`
    select s.order_id from order_search s where ${sql.join([matching, ...conditions], sql` and `)}
    limit ${few + 1}`.execute(kysely);
  if (rows.length <= few) return { outcome: "few", ids: rows.map(({ order_id }) => order_id) };
  // Not to be answered by the index, nor to be taken for rare: there are many, whatever PostgreSQL expects.
  return {
    outcome: "many",
    condition: sql`case when s.search @@ ${whole}::tsquery then true else false end`,
  };
}

async function findByNumber(kysely: Database["kysely"], typed: string): Promise<string | undefined> {
  const number = parseOrderNumber(typed);
  if (number === undefined) return undefined;
  const found = await kysely
    .selectFrom("orders")
    .select("id")
    .where("number", "=", number)
    .executeTakeFirst();
  return found?.id;
}
