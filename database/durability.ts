import type pg from "pg";

/**
 * Refuses a server on which a confirmed order could be lost in a power failure: fsync and full_page_writes must
 * be on, synchronous_commit anything but off. Throws a sentence for the merchant.
 */
export async function assertDurable(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from pg_settings
     where name in ('fsync', 'synchronous_commit', 'full_page_writes') and setting = 'off'
     order by name`,
  );
  if (rows.length === 0) return;
  const names = rows.map((row) => row.name).join(", ");
  throw new Error(
    `The database could lose confirmed orders because ${names} is off: switch it on in PostgreSQL's settings.`,
  );
}
