import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { listCustomers as contract, OfficeCustomer } from "#contract/customers/customers.ts";
import type { Database } from "#database/connect.ts";
import { lookupIds } from "#server/platform/queries/lookup-ids.ts";
import { makeCursor, readCursor } from "#server/platform/queries/page-cursor.ts";
import { matches, matchesRowByRow, readTypedSearch } from "#server/platform/queries/typed-search.ts";
import { countCustomers } from "./count-customers.ts";
import { type CustomerRow, customerColumns, toCustomer } from "./customer-rows.ts";

const pageSize = 50;

type CustomerFilter = z.output<typeof contract.query>;
type Page = { items: OfficeCustomer[]; next: string | null };

/** Microseconds since 1970, or a count, and the id as tie-breaker. */
const cursorValues = z.tuple([z.number().int().min(0).max(Number.MAX_SAFE_INTEGER), z.uuid()]);

const columnOf = {
  seen: sql`p.seen_at`,
  orders: sql`p.orders`,
  spent: sql`p.paid`,
  refused: sql`p.refused`,
};
type Column = keyof typeof columnOf;

function isColumn(name: string): name is Column {
  return Object.hasOwn(columnOf, name);
}

/** Most recently seen first by default. */
export async function listCustomers(
  database: Pick<Database, "kysely" | "pool">,
  filter: CustomerFilter,
): Promise<Page> {
  await countCustomers(database.pool);
  const sort = filter.sort ?? "-seen";
  const name = sort.replace("-", "");
  const column = isColumn(name) ? name : "seen";
  const cursor = filter.after === undefined ? undefined : readCursor(cursorValues, filter.after);
  if (filter.after !== undefined && !cursor) return { items: [], next: null };
  const isFalling = sort.startsWith("-");
  const conditions = [
    sql`true`,
    ...filterConditions(filter),
    ...(filter.q ? [await searchCondition(database, filter.q)] : []),
    ...(cursor ? [beyond(column, isFalling, cursor)] : []),
  ];
  const direction = isFalling ? sql`desc` : sql`asc`;
  const place =
    column === "seen"
      ? sql`(extract(epoch from p.seen_at) * 1000000)::double precision`
      : sql`${columnOf[column]}::double precision`;
  const { rows } = await sql<CustomerRow & { place: number }>`
    select ${customerColumns}, ${place} as place from people p where ${sql.join(conditions, sql` and `)}
    order by ${columnOf[column]} ${direction}, p.id ${direction} limit ${pageSize + 1}`.execute(
    database.kysely,
  );
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const next = rows.length > pageSize && last ? makeCursor([last.place, last.id]) : null;
  return { items: shown.map(toCustomer), next };
}

function filterConditions({ marked, refused }: CustomerFilter): RawBuilder<unknown>[] {
  return [
    ...(marked ? [sql`(p.calls_first or p.advance_only)`] : []),
    ...(marked === "callsFirst" ? [sql`p.calls_first`] : []),
    ...(marked === "advanceOnly" ? [sql`p.advance_only`] : []),
    ...(refused ? [sql`p.refused > 0`] : []),
  ];
}

async function searchCondition(
  database: Pick<Database, "kysely">,
  typed: string,
): Promise<RawBuilder<unknown>> {
  const search = await readTypedSearch(database, typed, { numbers: false });
  if (!search) return sql`false`;
  const column = sql`p.search`;
  const ids = await lookupIds(database, { table: "people", as: "p", condition: matches(column, search) });
  return ids ? sql`p.id = any(${ids}::uuid[])` : matchesRowByRow(column, search);
}

function beyond(
  column: Column,
  isFalling: boolean,
  [value, id]: z.output<typeof cursorValues>,
): RawBuilder<unknown> {
  const comparison = isFalling ? sql`<` : sql`>`;
  const at =
    column === "seen"
      ? sql`timestamptz 'epoch' + ${value}::double precision * interval '1 microsecond'`
      : sql`${value}::bigint`;
  return sql`(${columnOf[column]}, p.id) ${comparison} (${at}, ${id}::uuid)`;
}
