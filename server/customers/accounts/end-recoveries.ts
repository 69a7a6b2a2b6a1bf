import { type Executor, write } from "#database/query.ts";

export async function endRecoveries(executor: Executor, userId: string): Promise<void> {
  await write(executor)`
    update recoveries set used_at = now() where user_id = ${userId}::uuid and used_at is null`;
}
