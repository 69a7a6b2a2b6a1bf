import { type Executor, readFirst, write } from "#database/query.ts";
import { stepOfCode } from "./app-codes.ts";
import { deleteRecoveryCodes } from "./recovery-codes.ts";
import { openSecret } from "./seal-secret.ts";

type Row = { secret: Buffer; confirmed: boolean; last_step: number };
/** False if there is a confirmed second factor already. */
export async function beginSecondFactor(
  executor: Executor,
  userId: string,
  sealed: Buffer,
): Promise<boolean> {
  const changed = await write(executor)<{ user_id: string }>`
    insert into second_factors (user_id, secret) values (${userId}, ${sealed})
    on conflict (user_id) do update set secret = excluded.secret, created_at = now(), last_step = 0
      where second_factors.confirmed_at is null
    returning user_id`;
  return changed.length === 1;
}

/**
 * Whether a code of the app is right and newer than any used one; consumes it. Call it in a transaction, so that the
 * second of two uses waits and finds it used. A first right code confirms the app: `isConfirmed` selects between both
 * cases.
 */
export async function spendAppCode(
  executor: Executor,
  secretKey: Buffer,
  { userId, code, isConfirmed }: { userId: string; code: string; isConfirmed: boolean },
): Promise<boolean> {
  const factor = await readFirst(executor)<Row>`
    select secret, confirmed_at is not null as confirmed, last_step from second_factors
    where user_id = ${userId}::uuid for update`;
  if (!factor || factor.confirmed !== isConfirmed) return false;
  const step = stepOfCode(openSecret(secretKey, userId, factor.secret), code);
  if (step === undefined || step <= factor.last_step) return false;
  await write(executor)`
    update second_factors set last_step = ${step}, confirmed_at = coalesce(confirmed_at, now())
    where user_id = ${userId}::uuid`;
  return true;
}

export async function removeSecondFactor(executor: Executor, userId: string): Promise<void> {
  await write(executor)`delete from second_factors where user_id = ${userId}::uuid`;
  await deleteRecoveryCodes(executor, userId);
}
