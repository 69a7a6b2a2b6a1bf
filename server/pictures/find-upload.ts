import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";

const selectUpload = namedQuery(
  "find-upload",
  (param: Param<{ base: string }>) => sql<{ id: string; base: string; width: number; height: number }>`
    select id, base, width, height from uploads where base = ${param("base")}`,
);

export async function findUpload(executor: Executor, base: string) {
  const [row] = await selectUpload.run(executor, { base });
  if (!row) return undefined;
  const { id: upload_id, width, height } = row;
  return { url: `${row.base}-${width}.webp`, width, height, upload_id };
}
