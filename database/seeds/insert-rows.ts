import type pg from "pg";
import type { Schema } from "../schema/schema.ts";

/** Inserts many rows in one statement; PostgreSQL reads each value by the type of its column. */
export async function insertRows<Table extends keyof Schema & string>(
  client: pg.ClientBase,
  table: Table,
  rows: readonly Partial<Record<keyof Schema[Table] & string, unknown>>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(", ");
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
