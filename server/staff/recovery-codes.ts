import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { inFours, makeReadableCode, readLetters } from "#server/platform/secrets/readable-code.ts";
import { digestOf } from "#server/platform/secrets/secret-token.ts";

const codes = 10;
/** Of 5 bits each: 80 bits need no slow digest. */
const lettersPerCode = 16;

const deleteCodes = namedQuery(
  "delete-staff-recovery-codes",
  (param: Param<{ userId: string }>) => sql<Record<string, never>>`
    delete from recovery_codes where user_id = ${param("userId")}::uuid`,
);

const insertCodes = namedQuery(
  "insert-staff-recovery-codes",
  (param: Param<{ userId: string; digests: Buffer[] }>) => sql<Record<string, never>>`
    insert into recovery_codes (user_id, digest)
    select ${param("userId")}::uuid, digest from unnest(${param("digests")}::bytea[]) digest`,
);

const useCode = namedQuery(
  "use-staff-recovery-code",
  (param: Param<{ userId: string; digest: Buffer }>) => sql<{ used: boolean }>`
    update recovery_codes set used_at = now()
    where user_id = ${param("userId")}::uuid and digest = ${param("digest")} and used_at is null
    returning true as used`,
);

/** In place of all earlier ones. Only their digests are kept. */
export async function replaceRecoveryCodes(executor: Executor, userId: string): Promise<string[]> {
  const fresh = Array.from({ length: codes }, () => inFours(makeReadableCode(lettersPerCode)));
  await deleteCodes.run(executor, { userId });
  await insertCodes.run(executor, { userId, digests: fresh.map(digestOfTyped) });
  return fresh;
}

export async function deleteRecoveryCodes(executor: Executor, userId: string): Promise<void> {
  await deleteCodes.run(executor, { userId });
}

export async function spendRecoveryCode(executor: Executor, userId: string, code: string): Promise<boolean> {
  const rows = await useCode.run(executor, { userId, digest: digestOfTyped(code) });
  return rows.length === 1;
}

/** However it is typed: with or without dashes, and as `readLetters` reads it. */
function digestOfTyped(code: string): Buffer {
  return digestOf(readLetters(code).replace(/[\s-]/g, ""));
}
