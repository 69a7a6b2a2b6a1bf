import { type RawBuilder, sql } from "kysely";
import type { Thread } from "#contract/engraving/engraving.ts";
import { type Executor, readFirst } from "#database/query.ts";

/** The threads offered for names, in SQL, in the merchant's order; null without any. */
export const allThreads: RawBuilder<Thread[] | null> = sql<Thread[] | null>`
  (select json_agg(json_strip_nulls(json_build_object('_id', t.id, 'name', t.name, 'value', t.value,
      'urdu', nullif(t.name_ur, ''))) order by t.position, t.id) from threads t)`;

export async function readThreads(executor: Executor): Promise<Thread[]> {
  const row = await readFirst(executor)<{ threads: Thread[] | null }>`
    select ${allThreads} as threads`;
  return row?.threads ?? [];
}
