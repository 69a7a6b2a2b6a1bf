import type pg from "pg";
import { type Executor, read, readFirst, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { isCommonPassword } from "#server/identity/common-passwords.ts";
import { hashPassword } from "#server/identity/hash-password.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { digestOf } from "#server/platform/secrets/secret-token.ts";
import { claimOrders } from "./claim-orders.ts";
import { endProof } from "./email-proof.ts";
import { endRecoveries } from "./end-recoveries.ts";
import { recoveryMinutes } from "./recovery-code.ts";
import { endSessions } from "./sessions.ts";

export type PasswordReset = {
  outcome: "reset" | "used" | "not-permitted" | "common-password";
};

type Asked = { id: string; permission: Buffer; minutes: number };
type Standing = { user_id: string; used: boolean; permitted: boolean };

// The code was sent to the account's mailbox of that time: it is invalid after a change of the address, even if the
// recovery began during the change and was not ended by it.
const findStanding = (executor: Executor, asked: Asked) => read(executor)<Standing>`
  select r.user_id, r.used_at is not null as used,
    coalesce(r.permission_digest = ${asked.permission}::bytea and r.email = lower(u.email)
      and r.verified_at > now() - ${asked.minutes}::float8 * interval '1 minute', false) as permitted
  from recoveries r join users u on u.id = r.user_id where r.id = ${asked.id}::uuid`;

/**
 * Consumes the code and ends all sessions and other recoveries of the user. Throws QueueFullError when too many
 * hashes wait.
 */
export async function resetPassword(
  pool: pg.Pool,
  { id, permission, password }: { id: string; permission: string | undefined; password: string },
): Promise<PasswordReset> {
  if (!isUuid(id) || permission === undefined) return { outcome: "not-permitted" };
  const asked = { id, permission: digestOf(permission), minutes: recoveryMinutes };
  const standing = checkCode(await findStanding(pool, asked));
  if (standing.outcome !== "permitted") return standing;
  if (await isCommonPassword(password)) return { outcome: "common-password" };
  const hash = await hashPassword(password);
  const { userId } = standing;
  return withTransaction(pool, async (client) => {
    const owner = await readFirst(client)<{ name: string; email: string }>`
      select name, email from users where id = ${userId}::uuid for no key update`;
    // Recheck behind the lock: the second of two simultaneous resets finds it used.
    const now = checkCode(await findStanding(client, asked));
    if (!owner || now.outcome !== "permitted") {
      return now.outcome === "used" ? now : { outcome: "not-permitted" };
    }
    await write(client)`
      update users set password_hash = ${hash}, email_proven_at = coalesce(email_proven_at, now()) where id = ${userId}::uuid`;
    await claimOrders(client, userId);
    await endEverything(client, userId);
    await queueMail(client, {
      kind: "password-changed",
      event: `password-changed:${id}`,
      recipient: owner.email,
      data: { name: owner.name },
    });
    return { outcome: "reset" };
  });
}

type CheckedCode =
  | { outcome: "permitted"; userId: string }
  | { outcome: "used" }
  | { outcome: "not-permitted" };

function checkCode([standing]: Standing[]): CheckedCode {
  if (standing?.used) return { outcome: "used" };
  if (!standing?.permitted) return { outcome: "not-permitted" };
  return { outcome: "permitted", userId: standing.user_id };
}

async function endEverything(executor: Executor, userId: string): Promise<void> {
  await endProof(executor, userId);
  await endSessions(executor, userId);
  await endRecoveries(executor, userId);
}
