import { sql } from "kysely";
import type { Database } from "#database/connect.ts";
import { deleteInBatches } from "#database/delete-in-batches.ts";

export function forgetOldKeys(database: Pick<Database, "pool">): Promise<number> {
  return deleteInBatches(database, "idempotency_keys", sql`created_at < now() - interval '7 days'`);
}
