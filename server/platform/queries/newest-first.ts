import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Database } from "#database/connect.ts";
import type { Schema } from "#database/schema/schema.ts";
import { makeCursor, readCursor } from "./page-cursor.ts";

const pageSize = 50;

/** Microseconds since 1970, which JavaScript represents exactly, and the id that decides between equals. */
const place = z.tuple([z.number().int().min(0).max(Number.MAX_SAFE_INTEGER), z.uuid()]);

type NewestFirst<Row, Item> = {
  table: keyof Schema;
  as: string;
  conditions: readonly RawBuilder<unknown>[];
  /** The joins of a row; read for the rows of the page alone. */
  joins?: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  after: string | undefined;
  toItem: (row: Row) => Item;
};

/** It goes on where the one before ended, whatever was added since. */
export async function listNewestFirst<Row, Item>(
  { kysely }: Pick<Database, "kysely">,
  list: NewestFirst<Row, Item>,
): Promise<{ items: Item[]; next: string | null }> {
  const { table, as, columns, joins = sql``, after } = list;
  const start = after === undefined ? undefined : readCursor(place, after);
  if (after !== undefined && !start) return { items: [], next: null };
  const createdAt = sql.ref(`${as}.created_at`);
  const id = sql.ref(`${as}.id`);
  const conditions = [sql`true`, ...list.conditions];
  if (start) {
    const at = sql`timestamptz 'epoch' + ${start[0]}::double precision * interval '1 microsecond'`;
    conditions.push(sql`(${createdAt}, ${id}) < (${at}, ${start[1]}::uuid)`);
  }
  const order = sql`order by ${createdAt} desc, ${id} desc`;
  const name = sql.ref(as);
  const { rows } = await sql<Row & { place_at: number; place_id: string }>`
    with page as materialized (
      select ${name}.* from ${sql.table(table)} ${name} where ${sql.join(conditions, sql` and `)}
      ${order} limit ${pageSize + 1}
    )
    select ${columns}, (extract(epoch from ${createdAt}) * 1000000)::double precision as place_at, ${id} as place_id
    from page ${name} ${joins} ${order}`.execute(kysely);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const next = rows.length > pageSize && last ? makeCursor([last.place_at, last.place_id]) : null;
  return { items: shown.map(list.toItem), next };
}

export function beginning(typed: string): string {
  return `${typed.replace(/[\\%_]/g, "\\$&")}%`;
}
