import { createHash } from "node:crypto";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { TableEnd } from "./backup-parts.ts";

/** A table with the columns that are stored, not reckoned from others. */
export type StoredTable = { name: string; columns: string[]; order: string };

const pieceSize = 4_000_000;

export async function connectPatiently(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: "tabeeb backup" });
  await client.connect();
  await client.query(
    "set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0; " +
      "set datestyle = 'ISO'; set timezone = 'UTC'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; " +
      "set extra_float_digits = 1",
  );
  return client;
}

export async function storedTables(client: pg.Client): Promise<StoredTable[]> {
  // Text is put in order by its bytes, which is the same in every database.
  const { rows } = await client.query<{ name: string; columns: string[]; order: string[] | null }>(`
    select c.relname as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
      (select array_agg(quote_ident(k.attname) || case when k.attcollation = 0 then '' else ' collate "C"' end order by place)
        from pg_index i cross join unnest(i.indkey) with ordinality as key (number, place)
        join pg_attribute k on k.attrelid = i.indrelid and k.attnum = key.number
        where i.indrelid = c.oid and i.indisprimary) as "order"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
    group by c.oid, c.relname order by c.relname`);
  return rows.map(({ name, columns, order }) => ({
    name,
    columns,
    order: order?.join(", ") ?? 'stored::text collate "C"',
  }));
}

function identifiers(columns: readonly string[]): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(", ");
}

export async function* copyRows(
  client: pg.Client,
  { name, columns, order }: StoredTable,
): AsyncGenerator<Buffer, TableEnd> {
  const rows = client.query(
    copyTo(
      `copy (select ${identifiers(columns)} from ${pg.escapeIdentifier(name)} as stored order by ${order}) to stdout`,
    ),
  );
  const digest = createHash("sha256");
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const part of rows) {
    digest.update(part);
    waiting.push(part);
    size += part.length;
    if (size < pieceSize) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
  return { name, rows: rows.rowCount, digest: digest.digest("hex") };
}

export async function sumUp(client: pg.Client, table: StoredTable): Promise<TableEnd> {
  const pieces = copyRows(client, table);
  for (;;) {
    const { done, value } = await pieces.next();
    if (done) return value;
  }
}

export type RowWriter = {
  write(piece: Buffer): Promise<void>;
  end(): Promise<void>;
};

export function writeRows(client: pg.Client, { name, columns }: StoredTable): RowWriter {
  const stream = client.query(
    copyFrom(`copy ${pg.escapeIdentifier(name)} (${identifiers(columns)}) from stdin`),
  );
  const ended = new Promise<void>((resolve, reject) => {
    stream.once("finish", resolve);
    stream.once("error", reject);
  });
  ended.catch(() => undefined);
  return {
    write: async (piece) => {
      if (stream.write(piece)) return;
      await Promise.race([new Promise((resolve) => stream.once("drain", resolve)), ended]);
    },
    end: () => {
      stream.end();
      return ended;
    },
  };
}
