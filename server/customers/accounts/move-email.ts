import type { User } from "#contract/customers/accounts.ts";
import type { LanguageTag } from "#contract/languages.ts";
import { type Executor, writeFirst } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { claimOrders } from "./claim-orders.ts";
import { endProof } from "./email-proof.ts";
import { endRecoveries } from "./end-recoveries.ts";
import { endSessions } from "./sessions.ts";

/** The row as read behind a lock. */
export type EmailOwner = {
  id: string;
  name: string;
  email: string;
  isProven: boolean;
  language: LanguageTag;
};

export function isOtherEmail(email: string | undefined, own: string): email is string {
  return email !== undefined && email.toLowerCase() !== own.toLowerCase();
}

/**
 * Sets a proven address. If it changes, all sessions and recoveries end and the old address gets a mail: it may be a
 * theft. Violates `users_by_email` if another account has it.
 */
export async function moveEmail(transaction: Executor, before: EmailOwner, email: string): Promise<User> {
  const user = await writeFirst(transaction)<User>`
    update users set email = ${email}, email_proven_at = now()
    where id = ${before.id}::uuid returning id, name, email, phone, address, role`;
  if (!user) throw new Error("A locked user was not updated.");
  await endProof(transaction, before.id);
  await claimOrders(transaction, before.id);
  if (!isOtherEmail(email, before.email)) return user;
  await queueMail(transaction, {
    kind: "email-changed",
    event: `email-changed:${timeOrderedId()}`,
    recipient: before.email,
    data: { name: before.isProven ? before.name : "" },
    language: before.language,
  });
  await endSessions(transaction, before.id);
  await endRecoveries(transaction, before.id);
  return user;
}
