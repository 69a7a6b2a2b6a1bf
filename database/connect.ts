import { type DatabaseConnection, type Driver, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { retryOnConnectionLoss } from "#database/connection-errors.ts";
import { refuseWrite, type Statement } from "./query.ts";
import type { Schema } from "./schema/schema.ts";
import { type TraceStep, traceStatements } from "./trace-step.ts";

export interface Database {
  readonly pool: pg.Pool;
  /** Builds queries. Its text (sql`…`) reads, or is refused: `write` of `query.ts` is for what changes something. */
  readonly kysely: Kysely<Schema>;
  /** Waits for the connections in use, then closes them all. Safe to call twice. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly poolSize?: number;
  readonly timeouts?: Partial<DatabaseTimeouts>;
  /** Whether a pooler in transaction mode is in between: sessions are shared, so none may hold state. */
  readonly isPooled?: boolean;
  /**
   * Milliseconds for which an answer is waited, where somebody else can be asked: then nothing is asked again, either.
   */
  readonly givesUpAfter?: number;
  /** Called with connections lost while idle; the pool replaces them automatically. */
  readonly onConnectionLost?: (error: Error) => void;
  /** Called for each statement. */
  readonly traceStep?: TraceStep | undefined;
}

export const databaseTimeouts = {
  /** Waiting for a connection, new or from the pool. Together with `answer` it stays below three seconds. */
  connect: 800,
  statement: 2_000,
  /** Longer than a process that stands still may hold one, so that who waits for it gets through. */
  lock: 1_200,
  /** A process that stands still inside a transaction holds up the others for so long. */
  idleInTransaction: 1_000,
  /** Our own clock, for a server that is frozen or unreachable and cannot keep the limits above. */
  answer: 2_100,
} as const;

export type DatabaseTimeouts = Readonly<Record<keyof typeof databaseTimeouts, number>>;

/** The timeouts that PostgreSQL enforces, in milliseconds, by the names of its settings. */
export function sessionLimits({ statement, lock, idleInTransaction }: DatabaseTimeouts) {
  return {
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
  };
}

/**
 * Opens a pool of connections to the PostgreSQL server at `url`. Nothing is sent before the first query, so a
 * server that is down shows as a rejected query, never here, and the pool recovers when the server returns.
 */
export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  const timeouts = { ...databaseTimeouts, ...options.timeouts };
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "tabeeb",
    max: options.poolSize ?? 10,
    // Prepared statements live in the connection; keep it over a quiet minute.
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: timeouts.connect,
    // Through a pooler they are the role's: see `keepTimeoutsForRole`.
    ...(!options.isPooled && sessionLimits(timeouts)),
    query_timeout: options.givesUpAfter ?? timeouts.answer,
    keepAlive: true,
    types: resultTypes(),
  });
  surviveConnectionLoss(pool, options.onConnectionLost ?? (() => {}));
  if (options.isPooled) prepareNothing(pool);
  if (options.traceStep) traceStatements(pool, options.traceStep);
  if (options.givesUpAfter === undefined) retryLostReads(pool);
  const dialect = new PostgresDialect({ pool });
  dialect.createDriver = () => askThrough(pool);
  const kysely = new Kysely<Schema>({ dialect });
  let closing: Promise<void> | undefined;
  return {
    pool,
    kysely,
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}

/**
 * An 'error' event without a listener ends the process. The pool listens to idle connections only, so a
 * connection that breaks between two statements of a transaction needs a listener of its own.
 */
function surviveConnectionLoss(pool: pg.Pool, report: (error: Error) => void): void {
  pool.on("error", report);
  pool.on("connect", (client) => client.on("error", () => {}));
}

/** Statements without their name: in transaction mode the next one may go to a session that has not prepared it. */
function prepareNothing(pool: pg.Pool): void {
  pool.on("connect", (client) => {
    const ask: (...question: unknown[]) => unknown = client.query.bind(client);
    Object.assign(client, { query: (first: unknown, ...more: unknown[]) => ask(unnamed(first), ...more) });
  });
}

/** A stream of rows is an object of a class of its own, and none of them has a name. */
function unnamed(question: unknown): unknown {
  const isNamed = typeof question === "object" && question !== null && "name" in question;
  return isNamed && Object.getPrototypeOf(question) === Object.prototype
    ? { ...question, name: undefined }
    : question;
}

/**
 * A statement that says it `reads` is sent again when its connection is lost; no other one is, outside of
 * `withTransaction`.
 */
function retryLostReads(pool: pg.Pool): void {
  const ask: (...question: unknown[]) => Promise<unknown> = pool.query.bind(pool);
  const askPatiently = (...question: unknown[]) =>
    (question[0] as Partial<Statement> | null)?.reads
      ? retryOnConnectionLoss(
          () => ask(...question),
          () => !pool.ending,
        )
      : ask(...question);
  Object.assign(pool, { query: askPatiently });
}

/** The nodes that the query builder makes of a select, and of text in sql`…`. */
const reading: ReadonlySet<string> = new Set(["SelectQueryNode", "RawNode"]);

/**
 * Has the query builder send its statements through `pool.query`, so that reads are sent again. A transaction needs one
 * connection for all of its statements, so `withTransaction` begins it.
 */
function askThrough(pool: pg.Pool): Driver {
  const connection: DatabaseConnection = {
    executeQuery: async ({ sql: text, parameters, query }) => {
      const reads = reading.has(query.kind);
      if (reads) refuseWrite(text);
      const statement: Statement = { text, values: [...parameters], reads };
      const { rows, rowCount } = await pool.query(statement);
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    },
    streamQuery: () => {
      throw new Error("The query builder streams nothing.");
    },
  };
  const nothing = async () => {};
  const refuse = async () => {
    throw new Error("A transaction is begun by withTransaction.");
  };
  return {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: nothing,
    destroy: nothing,
  };
}

/** Counts and sums arrive as bigint; pg gives them as text because they may not fit into a number. */
function resultTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, parseSafeInteger);
  return types;
}

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} does not fit into a number.`);
  return value;
}
