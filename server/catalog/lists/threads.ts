import { type RawBuilder, sql } from "kysely";
import type { Thread } from "#contract/engraving/engraving.ts";
import { type Executor, namedQuery } from "#database/named-query.ts";

/** The threads that names can be sewn with, in SQL, in the merchant's order; null where there is none. */
export const allThreads: RawBuilder<Thread[] | null> = sql<Thread[] | null>`
  (select json_agg(json_strip_nulls(json_build_object('_id', t.id, 'name', t.name, 'value', t.value,
      'urdu', nullif(t.name_ur, ''))) order by t.position, t.id) from threads t)`;

const selectThreads = namedQuery(
  "read-threads",
  () => sql<{ threads: Thread[] | null }>`select ${allThreads} as threads`,
);

export async function readThreads(executor: Executor): Promise<Thread[]> {
  const [row] = await selectThreads.run(executor, {});
  return row?.threads ?? [];
}
