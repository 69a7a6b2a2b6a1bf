import { type Executor, readFirst, write, writeFirst } from "#database/query.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { digestOf, makeToken } from "#server/platform/secrets/secret-token.ts";
import { digestOfCode, foreignTriesPerCode, triesPerRecovery } from "./recovery-code.ts";
import type { RecoveryContext } from "./request-recovery.ts";

export type VerifiedCode =
  | { outcome: "right"; permission: string }
  | { outcome: "wrong" }
  | { outcome: "too-many" };

type Try = { id: string; digest: Buffer; permission: Buffer; tries: number };

// One statement counts the try and checks it, so that under concurrent tries the limit holds and one succeeds. The
// right side of `set` reads the old values.
const tryCode = (executor: Executor, given: Try) => writeFirst(executor)<{ right: boolean }>`
  update recoveries set tries = tries + 1,
    (verified_at, permission_digest) = (
      select case when judged.right then now() else verified_at end,
        case when judged.right then ${given.permission}::bytea else permission_digest end
      from (select code_digest is not distinct from ${given.digest}::bytea and user_id is not null
        and expires_at > now() and verified_at is null and used_at is null as right) judged
    )
  where id = ${given.id}::uuid and tries < ${given.tries}
  returning coalesce(permission_digest = ${given.permission}::bytea, false) as right`;

type Mailbox = { id: string; newest: string | null };

type ForeignTry = { id: string; newest: string; digest: Buffer; permission: Buffer; tries: number };

function tryNewestCode(executor: Executor, foreignTry: ForeignTry) {
  return write(executor)<{ right: boolean }>`
    with tried as (
      update recoveries set foreign_tries = foreign_tries + 1,
        used_at = case when code_digest = ${foreignTry.digest}::bytea and user_id is not null then now() end
      where id = ${foreignTry.newest}::uuid and foreign_tries < ${foreignTry.tries}
        and expires_at > now() and verified_at is null and used_at is null
      returning user_id, used_at is not null as right
    )
    update recoveries own set verified_at = now(), permission_digest = ${foreignTry.permission}::bytea,
      user_id = tried.user_id
    from tried
    where tried.right and own.id = ${foreignTry.id}::uuid
      and own.expires_at > now() and own.verified_at is null and own.used_at is null
    returning true as right`;
}

/**
 * Tries a code: that of this recovery, or the newest sent to the same mailbox, since a stranger may have started
 * another recovery. A wrong, used, expired or foreign code and an unknown recovery get one answer, and so does the
 * limit of tries: tries at unknown ids are counted as well.
 */
export async function verifyCode(context: RecoveryContext, id: string, code: string): Promise<VerifiedCode> {
  if (!isUuid(id)) return countUnknown(context, id);
  const permission = makeToken();
  const own = id.toLowerCase();
  const tried = await tryCode(context.pool, {
    id: own,
    digest: digestOfCode(context.secretKey, own, code),
    permission: digestOf(permission),
    tries: triesPerRecovery,
  });
  if (tried?.right) return { outcome: "right", permission };
  const mailbox = await readFirst(context.pool)<Mailbox>`
    select own.id, (select other.id from recoveries other
      where other.email = own.email and other.id <> own.id and other.code_digest is not null
        and other.expires_at > now() and other.verified_at is null and other.used_at is null
      order by other.created_at desc limit 1) as newest
    from recoveries own where own.id = ${own}::uuid`;
  if (!mailbox) return countUnknown(context, own);
  if (!tried) return { outcome: "too-many" };
  const isRight = await tryNewest(context, mailbox, code, permission);
  return isRight ? { outcome: "right", permission } : { outcome: "wrong" };
}

async function tryNewest(
  { pool, secretKey }: RecoveryContext,
  { id, newest }: Mailbox,
  code: string,
  permission: string,
): Promise<boolean> {
  if (newest === null) return false;
  const rows = await tryNewestCode(pool, {
    id,
    newest,
    digest: digestOfCode(secretKey, newest, code),
    permission: digestOf(permission),
    tries: foreignTriesPerCode,
  });
  return rows.length === 1;
}

async function countUnknown({ app }: RecoveryContext, id: string): Promise<VerifiedCode> {
  const { outcome } = await app.takeOf("unknownRecovery", id);
  return { outcome: outcome === "taken" ? "wrong" : "too-many" };
}
