import { sql } from "kysely";
import type { Database } from "#database/connect.ts";
import { deleteInBatches } from "#database/delete-in-batches.ts";

export function deleteExpiredStaffSessions(database: Pick<Database, "pool">): Promise<number> {
  return deleteInBatches(database, "staff_sessions", sql`created_at < now() - interval '7 days'`);
}

export function deleteExpiredPasswordLinks(database: Pick<Database, "pool">): Promise<number> {
  return deleteInBatches(database, "password_links", sql`expires_at < now()`);
}
