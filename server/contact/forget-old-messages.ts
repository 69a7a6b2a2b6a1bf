import { sql } from "kysely";
import type { Database } from "#database/connect.ts";
import { deleteInBatches } from "#database/delete-in-batches.ts";

export function forgetOldMessages(database: Pick<Database, "pool">): Promise<number> {
  return deleteInBatches(database, "contact_messages", sql`created_at < now() - interval '12 months'`);
}
