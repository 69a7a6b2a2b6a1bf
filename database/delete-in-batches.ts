import { type RawBuilder, sql } from "kysely";
import type { Database } from "./connect.ts";
import { writeFirst } from "./query.ts";
import type { Schema } from "./schema/schema.ts";

const batch = 5_000;

/** `meant` is a condition in SQL; gives how many there were. Several processes may do so at once. */
export async function deleteInBatches(
  { pool }: Pick<Database, "pool">,
  table: keyof Schema,
  meant: RawBuilder<unknown>,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const gone = await writeFirst(pool)<{ count: number }>`
      with gone as (
        delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)} where ${meant} limit ${batch} for update skip locked))
        returning 1
      )
      select count(*) from gone`;
    const count = gone?.count ?? 0;
    deleted += count;
    if (count < batch) return deleted;
  }
}
