import pg from "pg";

// Class 08 and 57P01 to 57P05: PostgreSQL ends the connection, goes down, or is not up yet. 25006: it is a replica that nobody
// has promoted so far.
const databaseCodes = /^(08|57P0|25006)/;
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
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|Cannot use a pool after calling end/;

/**
 * Whether a failure says that the database or the way to it is gone, or hangs: nothing more can be asked on this
 * connection, and the same work may well succeed on another one, soon.
 */
export function isLostConnection(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return databaseCodes.test(error.code ?? "");
  if (error instanceof AggregateError) return error.errors.some(isLostConnection);
  if (!(error instanceof Error)) return false;
  if (error.cause !== undefined && isLostConnection(error.cause)) return true;
  return ("code" in error && networkCodes.has(String(error.code))) || messages.test(error.message);
}
