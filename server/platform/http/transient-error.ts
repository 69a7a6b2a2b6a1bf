import pg from "pg";
import { isConnectionError } from "#database/connection-errors.ts";

// PostgreSQL is out of memory, disk or connections, or a limit of ours ran out.
const databaseCodes = /^(53|57014|55P03|25P03)/;
const statementTimeout = "57014";
// Our own files, such as pictures, find the disk full.
const fullDisk = new Set(["ENOSPC", "EDQUOT"]);
// Of the pool: every connection is taken.
const crowded = "timeout exceeded when trying to connect";

/** Ended by the limit of statements; what a replica ends because it has to go on has another code. */
export function tookTooLong(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === statementTimeout;
}

/**
 * Whether a failure says that the database is away or overloaded, or the disk full, not that the question was wrong:
 * worth another try soon.
 */
export function isTransientError(error: unknown): boolean {
  if (isConnectionError(error)) return true;
  if (error instanceof pg.DatabaseError) return databaseCodes.test(error.code ?? "");
  if (error instanceof AggregateError) return error.errors.some(isTransientError);
  if (!(error instanceof Error)) return false;
  if ("code" in error && fullDisk.has(String(error.code))) return true;
  return error.message === crowded || (error.cause !== undefined && isTransientError(error.cause));
}
