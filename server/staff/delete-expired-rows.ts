import { sql } from "kysely";
import type { Database } from "#database/connect.ts";
import { deleteInBatches } from "#database/delete-in-batches.ts";

export function deleteExpiredStaffSessions(database: Pick<Database, "pool">): Promise<number> {
  return deleteInBatches(database, "staff_sessions", sql`created_at < now() - interval '7 days'`);
}

export async function deleteExpiredPasswordLinks(database: Pick<Database, "pool">): Promise<number> {
  const links = await deleteInBatches(database, "password_links", sql`expires_at < now()`);
  return links + (await deleteInBatches(database, "staff_recoveries", sql`expires_at < now()`));
}
