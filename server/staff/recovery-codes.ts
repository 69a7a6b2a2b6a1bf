import { type Executor, write } from "#database/query.ts";
import { inFours, makeReadableCode, readLetters } from "#server/platform/secrets/readable-code.ts";
import { digestOf } from "#server/platform/secrets/secret-token.ts";

const codes = 10;
/** Of 5 bits each: 80 bits need no slow digest. */
const lettersPerCode = 16;

const deleteCodes = (executor: Executor, userId: string) => write(executor)`
  delete from recovery_codes where user_id = ${userId}::uuid`;

/** Replaces all earlier ones. Only digests are stored. */
export async function replaceRecoveryCodes(executor: Executor, userId: string): Promise<string[]> {
  const fresh = Array.from({ length: codes }, () => inFours(makeReadableCode(lettersPerCode)));
  await deleteCodes(executor, userId);
  await write(executor)`
    insert into recovery_codes (user_id, digest)
    select ${userId}::uuid, digest from unnest(${fresh.map(digestOfTyped)}::bytea[]) digest`;
  return fresh;
}

export async function deleteRecoveryCodes(executor: Executor, userId: string): Promise<void> {
  await deleteCodes(executor, userId);
}

export async function spendRecoveryCode(executor: Executor, userId: string, code: string): Promise<boolean> {
  const rows = await write(executor)<{ used: boolean }>`
    update recovery_codes set used_at = now()
    where user_id = ${userId}::uuid and digest = ${digestOfTyped(code)} and used_at is null
    returning true as used`;
  return rows.length === 1;
}

/** Accepts any typing: with or without dashes, and as `readLetters` reads it. */
function digestOfTyped(code: string): Buffer {
  return digestOf(readLetters(code).replace(/[\s-]/g, ""));
}
