import { sql } from "kysely";
import type { Database } from "#database/connect.ts";
import { deleteInBatches } from "#database/delete-in-batches.ts";

/** Deletes the mails that were delivered or given up more than thirty days ago and gives how many there were. */
export function forgetOldMails(database: Pick<Database, "kysely">): Promise<number> {
  // The first condition is what there is an index for.
  return deleteInBatches(
    database,
    "outgoing_mails",
    sql`created_at < now() - interval '30 days' and coalesce(sent_at, given_up_at) < now() - interval '30 days'`,
  );
}
