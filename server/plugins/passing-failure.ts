import pg from "pg";

// PostgreSQL is gone, starting, out of connections, or a limit of ours ran out: worth another try soon.
const databaseCodes = /^(08|53|57P0|57014|55P03|25P03)/;
const networkCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"]);
const messages = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

/** Whether a failure says that the database is away or overloaded, not that the question was wrong. */
export function isPassingFailure(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return databaseCodes.test(error.code ?? "");
  if (error instanceof AggregateError) return error.errors.some(isPassingFailure);
  if (!(error instanceof Error)) return false;
  if (error.cause !== undefined && isPassingFailure(error.cause)) return true;
  return ("code" in error && networkCodes.has(String(error.code))) || messages.test(error.message);
}
