import { sql } from "kysely";
import type { Database } from "#database/connect.ts";
import { deleteInBatches } from "#database/delete-in-batches.ts";

/** Deletes the sessions of staff a week after they began, which is long after their time was up, and gives how many. */
export function forgetOldStaffSessions(database: Pick<Database, "kysely">): Promise<number> {
  return deleteInBatches(database, "staff_sessions", sql`created_at < now() - interval '7 days'`);
}

/** Deletes the password links whose time is up and gives how many there were. */
export function forgetOldPasswordLinks(database: Pick<Database, "kysely">): Promise<number> {
  return deleteInBatches(database, "password_links", sql`expires_at < now()`);
}
