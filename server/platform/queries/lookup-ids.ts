import { type RawBuilder, sql } from "kysely";
import type { Database } from "#database/connect.ts";
import type { Schema } from "#database/schema/schema.ts";

/** A search that finds no more than this is looked up before it is put in order. */
export const few = 2_000;

type Search = { table: keyof Schema; as: string; condition: RawBuilder<unknown> };

/**
 * The ids of all that a search finds; undefined where those are many. PostgreSQL cannot know that a search finds next
 * to nothing, and would go through the whole table in the order of the list for it; of one that finds many, the first
 * are soon met.
 */
export async function lookupIds(
  { kysely }: Pick<Database, "kysely">,
  { table, as, condition }: Search,
): Promise<string[] | undefined> {
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(`${as}.id`)} from ${sql.table(table)} ${sql.ref(as)} where ${condition}
    limit ${few + 1}`.execute(kysely);
  return rows.length > few ? undefined : rows.map(({ id }) => id);
}
