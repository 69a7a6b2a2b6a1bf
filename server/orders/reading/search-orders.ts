import { type RawBuilder, sql } from "kysely";
import type { Database } from "#database/connect.ts";
import { parseOrderNumber } from "#server/platform/order-number.ts";
import {
  matches,
  matchesRowByRow,
  readTypedSearch,
  type TypedSearch,
} from "#server/platform/queries/typed-search.ts";

/**
 * A search that finds no more than this is looked up before it is put in order; one that finds more meets its first
 * soon.
 */
const few = 5_000;

type OrderSearch = {
  typed: string;
  city: string | undefined;
  conditions: readonly RawBuilder<unknown>[];
  /** Whether e-mail addresses find orders: not for who does not see them. */
  byEmail: boolean;
};

export type Matches =
  | { outcome: "few"; ids: readonly string[] }
  /** So many that the first of a list are soon met, row by row of order_search `s`. */
  | { outcome: "many"; condition: RawBuilder<unknown> };

/**
 * The conditions of a search of orders (`readTypedSearch`, with the number, the name, the e-mail address, the phone
 * and the address of the order). Twelve letters may be a number or a name: they are a number when there is such an
 * order. A whole e-mail address is that of nobody else when there is such an order. Words that more than a few
 * thousand orders have are no part of an address.
 */
export async function searchOrders(
  { kysely }: Pick<Database, "kysely">,
  { typed, city, conditions, byEmail }: OrderSearch,
): Promise<Matches> {
  const exact = await findByNumber(kysely, typed);
  if (exact !== undefined) return { outcome: "few", ids: [exact] };
  const ofEmail = byEmail ? await findByEmail(kysely, typed) : [];
  if (ofEmail.length > 0 && ofEmail.length <= few) return { outcome: "few", ids: ofEmail };
  const search = await readTypedSearch({ kysely }, typed, { numbers: true, wholeWords: city });
  if (!search) return { outcome: "few", ids: [] };
  const column = sql`s.search`;
  const { rows } = await sql<{ order_id: string }>`
    select s.order_id from order_search s where ${sql.join([matches(column, search), ...conditions], sql` and `)}
    limit ${few + 1}`.execute(kysely);
  if (rows.length > few) return { outcome: "many", condition: matchesRowByRow(column, search) };
  const ids = rows.map(({ order_id }) => order_id);
  return { outcome: "few", ids: byEmail ? ids : await foundWithoutEmail(kysely, ids, search) };
}

async function foundWithoutEmail(
  kysely: Database["kysely"],
  ids: readonly string[],
  search: TypedSearch,
): Promise<string[]> {
  const rest = sql`order_search_of(number, name, '', phone, address, area, city, postal_code)`;
  const { rows } = await sql<{ id: string }>`
    select id from orders where id = any(${ids}::uuid[]) and ${matches(rest, search)}`.execute(kysely);
  return rows.map(({ id }) => id);
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

async function findByEmail(kysely: Database["kysely"], typed: string): Promise<string[]> {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim())) return [];
  const { rows } = await sql<{ id: string }>`
    select id from orders where lower(email) = lower(${typed.trim()}) limit ${few + 1}`.execute(kysely);
  return rows.map(({ id }) => id);
}
