import type pg from "pg";
import { read } from "./query.ts";

/** Throws a sentence unless fsync and full_page_writes are on and synchronous_commit is anything but off. */
export async function assertDurable(pool: pg.Pool): Promise<void> {
  const rows = await read(pool)<{ name: string }>`
    select name from pg_settings
    where name in ('fsync', 'synchronous_commit', 'full_page_writes') and setting = 'off'
    order by name`;
  if (rows.length === 0) return;
  const names = rows.map((row) => row.name).join(", ");
  throw new Error(
    `The database could lose confirmed orders because ${names} is off: switch it on in PostgreSQL's settings.`,
  );
}
