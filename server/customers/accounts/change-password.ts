import { type Executor, read, readFirst, writeFirst } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { isCommonPassword } from "#server/identity/common-passwords.ts";
import { hashPassword } from "#server/identity/hash-password.ts";
import { type LoginContext, provePassword } from "#server/identity/prove-password.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { endRecoveries } from "./end-recoveries.ts";
import { findAccount } from "./find-account.ts";
import { endSessions, findSession, type OwnSession, startSession } from "./sessions.ts";

/** The credentials that a logged-in user must repeat, because a session may be stolen. */
export type OwnPassword = { email: string; password: string; ip: string; device: string | undefined };

export type OwnPasswordProof =
  | { outcome: "proven"; hash: string }
  | { outcome: "wrong" }
  | { outcome: "too-many"; seconds: number };

export type PasswordChange =
  | { outcome: "changed"; token: string }
  | { outcome: "wrong" | "common-password" | "session-ended" }
  | { outcome: "too-many"; seconds: number };

type Owner = { name: string; email: string; isProven: boolean };

/** Checks the password of a logged-in user, within the limits of a login. */
export async function verifyOwnPassword(context: LoginContext, own: OwnPassword): Promise<OwnPasswordProof> {
  const account = await findAccount(context.pool, own.email);
  const result = await provePassword(context, account, own, async (client, userId) => {
    const kept = await readFirst(client)<{ hash: string }>`
      select password_hash as hash from users where id = ${userId}::uuid`;
    return kept?.hash ?? "";
  });
  switch (result.outcome) {
    case "proven":
      return { outcome: "proven", hash: result.opened };
    case "wrong-credentials":
      return { outcome: "wrong" };
    case "too-many":
      return result;
  }
}

/** Ends all other sessions and the recoveries of the user, and gives this one a new token. Throws QueueFullError. */
export async function changePassword(
  context: LoginContext,
  session: OwnSession,
  own: OwnPassword,
  password: string,
): Promise<PasswordChange> {
  const proof = await verifyOwnPassword(context, own);
  if (proof.outcome !== "proven") return proof;
  if (await isCommonPassword(password)) return { outcome: "common-password" };
  const hash = await hashPassword(password);
  const { userId } = session;
  return withTransaction<PasswordChange>(context.pool, async (client) => {
    await read(client)`select from users where id = ${userId}::uuid for no key update`;
    if (!(await findSession(client, session.token))) return { outcome: "session-ended" };
    const owner = await writeFirst(client)<Owner>`
      update users set password_hash = ${hash}
      where id = ${userId}::uuid and password_hash = ${proof.hash}
      returning name, email, email_proven_at is not null as "isProven"`;
    if (!owner) return { outcome: "session-ended" };
    await endSessions(client, userId);
    await endRecoveries(client, userId);
    await tellOwner(client, owner);
    return { outcome: "changed", token: await startSession(client, userId, session.device) };
  });
}

function tellOwner(executor: Executor, { name, email, isProven }: Owner): Promise<void> {
  return queueMail(executor, {
    kind: "password-changed",
    event: `password-changed:${timeOrderedId()}`,
    recipient: email,
    data: { name: isProven ? name : "", staysHere: true },
  });
}
