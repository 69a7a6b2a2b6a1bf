import { sql } from "kysely";
import type { Database } from "#database/connect.ts";
import { deleteInBatches } from "#database/delete-in-batches.ts";

export function forgetOldMails(database: Pick<Database, "pool">): Promise<number> {
  // The first condition is what there is an index for.
  return deleteInBatches(
    database,
    "outgoing_mails",
    sql`created_at < now() - interval '30 days' and coalesce(sent_at, given_up_at) < now() - interval '30 days'`,
  );
}
