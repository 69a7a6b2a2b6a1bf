import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { stepOfCode } from "./app-codes.ts";
import { deleteRecoveryCodes } from "./recovery-codes.ts";
import { openSecret } from "./seal-secret.ts";

type Row = { secret: Buffer; confirmed: boolean; last_step: number };
type OfUser = { userId: string };

const lockFactor = namedQuery(
  "lock-second-factor",
  (param: Param<OfUser>) => sql<Row>`
    select secret, confirmed_at is not null as confirmed, last_step from second_factors
    where user_id = ${param("userId")}::uuid for update`,
);

const beginFactor = namedQuery(
  "begin-second-factor",
  (param: Param<OfUser & { secret: Buffer }>) => sql<{ user_id: string }>`
    insert into second_factors (user_id, secret) values (${param("userId")}, ${param("secret")})
    on conflict (user_id) do update set secret = excluded.secret, created_at = now(), last_step = 0
      where second_factors.confirmed_at is null
    returning user_id`,
);

const noteStep = namedQuery(
  "note-second-factor-step",
  (param: Param<OfUser & { step: number }>) => sql<Record<string, never>>`
    update second_factors set last_step = ${param("step")}, confirmed_at = coalesce(confirmed_at, now())
    where user_id = ${param("userId")}::uuid`,
);

const deleteFactor = namedQuery(
  "delete-second-factor",
  (param: Param<OfUser>) => sql<Record<string, never>>`
    delete from second_factors where user_id = ${param("userId")}::uuid`,
);

/** False if the person has a second factor already. */
export async function beginSecondFactor(
  executor: Executor,
  userId: string,
  sealed: Buffer,
): Promise<boolean> {
  return (await beginFactor.run(executor, { userId, secret: sealed })).length === 1;
}

/**
 * Whether a code of the app is right and was never used, nor a newer one; it is used up by that. With the client of a
 * transaction, so that of two with one code the second waits and finds it used. A first right code confirms the app:
 * `isConfirmed` says which of both is meant.
 */
export async function spendAppCode(
  executor: Executor,
  secretKey: Buffer,
  { userId, code, isConfirmed }: { userId: string; code: string; isConfirmed: boolean },
): Promise<boolean> {
  const [factor] = await lockFactor.run(executor, { userId });
  if (!factor || factor.confirmed !== isConfirmed) return false;
  const step = stepOfCode(openSecret(secretKey, userId, factor.secret), code);
  if (step === undefined || step <= factor.last_step) return false;
  await noteStep.run(executor, { userId, step });
  return true;
}

export async function removeSecondFactor(executor: Executor, userId: string): Promise<void> {
  await deleteFactor.run(executor, { userId });
  await deleteRecoveryCodes(executor, userId);
}
