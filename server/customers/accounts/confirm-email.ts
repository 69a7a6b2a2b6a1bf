import type pg from "pg";
import type { User } from "#contract/customers/accounts.ts";
import { readFirst } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { violatedConstraint } from "#server/platform/queries/violated-constraint.ts";
import { tryProof } from "./email-proof.ts";
import { type EmailOwner, isOtherEmail, moveEmail } from "./move-email.ts";
import { findSession, type OwnSession, startSession } from "./sessions.ts";

export type ConfirmedEmail =
  /** `token` is of a new session that replaces all others, if the address changed. */
  | { outcome: "confirmed"; user: User; token: string | undefined }
  | { outcome: "wrong" | "email-taken" | "session-ended" };

/**
 * Checks the code sent to an address and confirms the address for the account. A code is valid only in a session of
 * its account: mailed to a mistyped address, it is useless there.
 */
export async function confirmEmail(
  { pool, secretKey }: { pool: pg.Pool; secretKey: Buffer },
  session: OwnSession,
  code: string,
): Promise<ConfirmedEmail> {
  try {
    return await withTransaction<ConfirmedEmail>(pool, async (client) => {
      const { userId } = session;
      const before = await readFirst(client)<EmailOwner>`
        select id, name, email, email_proven_at is not null as "isProven", language from users
        where id = ${userId}::uuid for no key update`;
      // Recheck behind the lock: an earlier transaction may have ended this session.
      if (!before || !(await findSession(client, session.token))) return { outcome: "session-ended" };
      const tried = await tryProof(client, secretKey, userId, code);
      if (tried.outcome === "wrong") return { outcome: "wrong" };
      const user = await moveEmail(client, before, tried.email);
      const isMoved = isOtherEmail(user.email, before.email);
      const token = isMoved ? await startSession(client, userId, session.device) : undefined;
      return { outcome: "confirmed", user, token };
    });
  } catch (error) {
    if (violatedConstraint(error) === "users_by_email") return { outcome: "email-taken" };
    throw error;
  }
}
