import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";

const useUp = namedQuery(
  "end-recoveries",
  (param: Param<{ userId: string }>) => sql<Record<string, never>>`
    update recoveries set used_at = now() where user_id = ${param("userId")}::uuid and used_at is null`,
);

export async function endRecoveries(executor: Executor, userId: string): Promise<void> {
  await useUp.run(executor, { userId });
}
