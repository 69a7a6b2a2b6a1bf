import { sql } from "kysely";
import type { Database } from "#database/connect.ts";
import { deleteInBatches } from "#database/delete-in-batches.ts";
import { sessionDays } from "#server/identity/session-cookie.ts";

/** Days, for the investigation of a stolen account. */
const afterlife = 7;

function daysAgo(days: number) {
  return sql`now() - ${days}::float8 * interval '1 day'`;
}

export function deleteExpiredSessions(database: Pick<Database, "pool">): Promise<number> {
  const unused = daysAgo(sessionDays.idle + afterlife);
  const old = daysAgo(sessionDays.longest + afterlife);
  return deleteInBatches(database, "sessions", sql`last_seen_at < ${unused} or created_at < ${old}`);
}

export function deleteExpiredRecoveries(database: Pick<Database, "pool">): Promise<number> {
  return deleteInBatches(database, "recoveries", sql`created_at < now() - interval '24 hours'`);
}

export async function deleteExpiredProofs(database: Pick<Database, "pool">): Promise<number> {
  const isOver = sql`expires_at < now()`;
  const codes = await deleteInBatches(database, "email_proofs", isOver);
  return codes + (await deleteInBatches(database, "email_changes", isOver));
}

export function deleteExpiredCounters(database: Pick<Database, "pool">): Promise<number> {
  return deleteInBatches(database, "rate_counters", sql`resets_at < now()`);
}
