import { type RawBuilder, sql } from "kysely";
import type { Database } from "./connect.ts";
import type { Schema } from "./schema/schema.ts";

const batch = 5_000;

/** `meant` is a condition in SQL; gives how many there were. Several processes may do so at once. */
export async function deleteInBatches(
  { kysely }: Pick<Database, "kysely">,
  table: keyof Schema,
  meant: RawBuilder<unknown>,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${meant} limit ${batch} for update skip locked))`.execute(
      kysely,
    );
    deleted += Number(numAffectedRows);
    if (numAffectedRows < batch) return deleted;
  }
}
