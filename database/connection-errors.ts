import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

// Class 08 and 57P01 to 57P05: PostgreSQL ends the connection, goes down, or is not up yet. 25006: it is a replica that
// has not been promoted yet. 25P03: this machine was too busy to go on with a transaction in time, and it was rolled
// back.
const databaseCodes = /^(08|57P0|25006|25P03)/;
const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
]);
// Of pg and its pool, which give such errors no code.
const messages =
  /Connection terminated|timeout expired|Query read timeout|is not queryable|Cannot use a pool after calling end/;

/** Nothing more can be asked on this connection, and the same work may well succeed on another one, soon. */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return databaseCodes.test(error.code ?? "");
  if (error instanceof AggregateError) return error.errors.some(isConnectionError);
  if (!(error instanceof Error)) return false;
  if (error.cause !== undefined && isConnectionError(error.cause)) return true;
  return ("code" in error && networkCodes.has(String(error.code))) || messages.test(error.message);
}

/** Milliseconds for which what lost its connection is tried again, and between two tries. */
const retryFor = 2_000;
const retryDelay = 150;

/**
 * Runs `work` again when its connection was lost, for a moment: a database that is started again is back within a
 * second. `mayRepeat` says whether doing it twice does no harm. Any other error is thrown on.
 */
export async function retryOnConnectionLoss<Result>(
  work: () => Promise<Result>,
  mayRepeat: () => boolean,
): Promise<Result> {
  const giveUpAt = performance.now() + retryFor;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionError(error) || !mayRepeat() || performance.now() > giveUpAt) throw error;
      await sleep(retryDelay);
    }
  }
}
