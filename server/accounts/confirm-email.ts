import { sql } from "kysely";
import type pg from "pg";
import type { User } from "#contract/accounts/accounts.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { violatedConstraint } from "../queries/violated-constraint.ts";
import { claimOrders } from "./claim-orders.ts";
import { endProof, tryProof } from "./email-proof.ts";
import { endRecoveries } from "./end-recoveries.ts";
import { endSessions, findSession, type OwnSession, startSession } from "./sessions.ts";

export type ConfirmedEmail =
  /** `token` is of a new session in place of all others, where the address is another one than before. */
  | { outcome: "confirmed"; user: User; token: string | undefined }
  | { outcome: "wrong" | "email-taken" | "session-ended" };

const lockUser = namedQuery(
  "lock-confirming-user",
  (param: Param<{ id: string }>) => sql<{ name: string; email: string; isProven: boolean }>`
    select name, email, email_proven_at is not null as "isProven" from users
    where id = ${param("id")}::uuid for no key update`,
);

const saveEmail = namedQuery(
  "save-proven-email",
  (param: Param<{ id: string; email: string }>) => sql<User>`
    update users set email = ${param("email")}, email_proven_at = now()
    where id = ${param("id")}::uuid returning id, name, email, phone, address, role`,
);

/**
 * Takes the code that went to an address and makes it the confirmed one of the account. A code counts in a session of its
 * account alone: whoever gets one by a slip of the pen can do nothing with it. Another address than before ends all other
 * sessions and recoveries, and the old one gets a mail: it may have been a thief.
 */
export async function confirmEmail(
  { pool, secretKey }: { pool: pg.Pool; secretKey: Buffer },
  session: OwnSession,
  code: string,
): Promise<ConfirmedEmail> {
  try {
    return await withTransaction<ConfirmedEmail>(pool, async (client) => {
      const { userId } = session;
      const [before] = await lockUser.run(client, { id: userId });
      // Asked again behind the lock: what came first may have ended this session.
      if (!before || !(await findSession(client, session.token))) return { outcome: "session-ended" };
      const tried = await tryProof(client, secretKey, userId, code);
      if (tried.outcome === "wrong") return { outcome: "wrong" };
      const [user] = await saveEmail.run(client, { id: userId, email: tried.email });
      if (!user) throw new Error("A locked user was not updated.");
      await endProof(client, userId);
      await claimOrders(client, userId);
      const isMoved = user.email.toLowerCase() !== before.email.toLowerCase();
      const token = isMoved ? await moveAway(client, session, before) : undefined;
      return { outcome: "confirmed", user, token };
    });
  } catch (error) {
    if (violatedConstraint(error) === "users_by_email") return { outcome: "email-taken" };
    throw error;
  }
}

async function moveAway(
  executor: Executor,
  { userId, device }: OwnSession,
  { name, email, isProven }: { name: string; email: string; isProven: boolean },
): Promise<string> {
  await queueMail(executor, {
    kind: "email-changed",
    event: `email-changed:${timeOrderedId()}`,
    recipient: email,
    data: { name: isProven ? name : "" },
  });
  await endSessions(executor, userId);
  await endRecoveries(executor, userId);
  return startSession(executor, userId, device);
}
