import { createHash } from "node:crypto";
import {
  DummyDriver,
  type Expression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from "kysely";
import type pg from "pg";

/** A pool, or the client of a transaction. */
export interface Executor {
  query<Row extends pg.QueryResultRow>(statement: Statement): Promise<pg.QueryResult<Row>>;
}

export interface Statement extends pg.QueryConfig {
  /** Nothing is changed by it, so it may be sent again when its connection is lost. */
  reads?: boolean;
}

/** A JavaScript array is sent as a PostgreSQL array, so stringify an array that is meant as JSON. */
type Value = string | number | bigint | boolean | null | Date | Uint8Array | readonly Value[];

/**
 * An insertion in `${}`: a value, which becomes a parameter, or a fragment made with Kysely's sql`…`, which joins the
 * text.
 */
type Inserted = Value | Expression<unknown>;

type Template = [strings: TemplateStringsArray, ...inserted: Inserted[]];

/**
 * Reads rows by a statement in SQL:
 *
 *     const colors = await read(pool)<Color>`select id, label from colors where product_id = ${productId}`;
 *
 * Each connection prepares a statement the first time and then runs it by name, the digest of its text; so a statement
 * whose text differs with what visitors choose, such as a list with filters, is better executed by Kysely.
 */
export const read =
  (executor: Executor) =>
  <Row extends object>(...template: Template): Promise<Row[]> =>
    run<Row>(executor, template, true);

/** As `read`, for the first row or the only one. */
export const readFirst =
  (executor: Executor) =>
  async <Row extends object>(...template: Template): Promise<Row | undefined> =>
    (await run<Row>(executor, template, true))[0];

/** As `read`, for a statement that changes something: gives the rows of its `returning`, and is never sent again. */
export const write =
  (executor: Executor) =>
  <Row extends object>(...template: Template): Promise<Row[]> =>
    run<Row>(executor, template, false);

/** As `write`, for the first row returned or the only one. */
export const writeFirst =
  (executor: Executor) =>
  async <Row extends object>(...template: Template): Promise<Row | undefined> =>
    (await run<Row>(executor, template, false))[0];

async function run<Row extends object>(
  executor: Executor,
  template: Template,
  reads: boolean,
): Promise<Row[]> {
  const { sql: text, parameters } = sql(...template).compile(compiler);
  const name = names.get(text) ?? nameOf(text, reads);
  const { rows } = await executor.query<Row>({ name, text, values: [...parameters], reads });
  return rows;
}

/** Compiles for PostgreSQL without a connection. */
const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const names = new Map<string, string>();

function nameOf(text: string, reads: boolean): string {
  if (reads) refuseWrite(text);
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 20);
  names.set(text, name);
  return name;
}

/** Throws for text that its author takes for a read although it holds a write, which might be sent twice. */
export function refuseWrite(text: string): void {
  if (/\b(insert\s+into|delete\s+from|update\s+\w+(\s+\w+)?\s+set)\b/i.test(text))
    throw new Error(`This writes, and might be sent twice: ${text}`);
}
