import { sql } from "kysely";
import type { Database } from "#database/connect.ts";

/** Few enough to stay far below the statement timeout. */
const batch = 5_000;

/**
 * Deletes the idempotency keys of more than seven days ago and gives how many there were. To be called at the start and
 * every hour; several processes may do so at once.
 */
export async function forgetOldKeys({ kysely }: Pick<Database, "kysely">): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from idempotency_keys where (owner, key) in (
        select owner, key from idempotency_keys
        where created_at < now() - interval '7 days' limit ${batch})`.execute(kysely);
    forgotten += Number(numAffectedRows);
    if (numAffectedRows < batch) return forgotten;
  }
}
