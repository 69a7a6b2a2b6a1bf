import { type RawBuilder, sql } from "kysely";
import type { Database } from "#database/connect.ts";

/** Few enough to stay far below the statement timeout. */
const batch = 5_000;

/**
 * Deletes the rows of `table` that `condition` is true of, a batch at a time, and gives how many there were. Several
 * processes may do so at once.
 */
export async function deleteInBatches(
  { kysely }: Pick<Database, "kysely">,
  table: string,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const name = sql.table(table);
  let deleted = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${name} where ctid = any (array(
        select ctid from ${name} where ${condition} limit ${batch} for update skip locked))`.execute(kysely);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < batch) return deleted;
  }
}
