import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type pg from "pg";
import type { AccountSafety } from "#contract/customers/account-safety.ts";
import type { User } from "#contract/customers/accounts.ts";
import { type Executor, readFirst, write, writeFirst } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { violatedConstraint } from "#server/platform/queries/violated-constraint.ts";
import { isSignatureOf, sign } from "#server/platform/secrets/signed-token.ts";
import { proofMinutes } from "./email-proof.ts";
import { type EmailOwner, moveEmail } from "./move-email.ts";
import { findSession, type OwnSession, startSession } from "./sessions.ts";

type Mailbox = "old" | "new";
type Change = { id: string; email: string; isOldConfirmed: boolean; isNewConfirmed: boolean };

export type ConfirmedChange =
  /** `token` is of a new session that replaces all others, if the confirming browser was logged in to the account. */
  | { outcome: "changed"; user: User; token: string | undefined }
  | { outcome: "waiting" | "ended" | "email-taken" };

const changeColumns = sql`id, email, old_confirmed_at is not null as "isOldConfirmed",
  new_confirmed_at is not null as "isNewConfirmed"`;

const purposes = { old: "e-mail change, old mailbox", new: "e-mail change, new mailbox" } as const;

function mailboxOfToken(secretKey: Buffer, id: string, token: string): Mailbox | undefined {
  return (["old", "new"] as const).find((mailbox) => isSignatureOf(secretKey, purposes[mailbox], id, token));
}

function waitsFor({ isOldConfirmed, isNewConfirmed }: Change): Mailbox[] {
  return [...(isOldConfirmed ? [] : ["old" as const]), ...(isNewConfirmed ? [] : ["new" as const])];
}

/** The unconfirmed change of an account, if there is one. */
export async function waitingChange(
  executor: Executor,
  userId: string,
): Promise<AccountSafety["emailChange"]> {
  const change = await readFirst(executor)<Change>`
    select ${changeColumns} from email_changes where user_id = ${userId}::uuid and expires_at > now()`;
  return change ? { email: change.email, waitsFor: waitsFor(change) } : null;
}

/**
 * Mails a link to the old and the new mailbox of an account: the change takes effect once both are confirmed. It
 * replaces a pending change, by links or by a code. Whether the new address is taken is not revealed before both have
 * confirmed.
 */
export async function startEmailChange(
  executor: Executor,
  secretKey: Buffer,
  owner: EmailOwner,
  email: string,
): Promise<void> {
  const change = await writeFirst(executor)<Change>`
    with coded as (delete from email_proofs where user_id = ${owner.id}::uuid)
    insert into email_changes (user_id, id, email, expires_at)
    values (${owner.id}::uuid, ${randomUUID()}::uuid, ${email},
      now() + ${proofMinutes}::float8 * interval '1 minute')
    on conflict (user_id) do update set id = excluded.id, email = excluded.email, old_confirmed_at = null,
      new_confirmed_at = null, expires_at = excluded.expires_at
    returning ${changeColumns}`;
  if (change) await mailLinks(executor, secretKey, owner, change);
}

/** Resends the same links to the unconfirmed mailboxes, with their full lifetime. */
export async function mailLinksAgain(executor: Executor, secretKey: Buffer, userId: string): Promise<void> {
  const owner = await readFirst(executor)<EmailOwner>`
    select id, name, email, email_proven_at is not null as "isProven", language from users
    where id = ${userId}::uuid for no key update`;
  const change = await writeFirst(executor)<Change>`
    update email_changes set expires_at = now() + ${proofMinutes}::float8 * interval '1 minute'
    where user_id = ${userId}::uuid and expires_at > now() returning ${changeColumns}`;
  if (owner && change) await mailLinks(executor, secretKey, owner, change);
}

export async function withdrawChange(executor: Executor, userId: string): Promise<void> {
  await write(executor)`delete from email_changes where user_id = ${userId}::uuid`;
}

async function mailLinks(
  executor: Executor,
  secretKey: Buffer,
  owner: EmailOwner,
  change: Change,
): Promise<void> {
  for (const mailbox of waitsFor(change)) {
    // No typed text goes to a mailbox that may be a stranger's.
    const isKnown = mailbox === "old" && owner.isProven;
    await queueMail(executor, {
      kind: "email-change-link",
      event: `email-change-link:${timeOrderedId()}`,
      recipient: mailbox === "old" ? owner.email : change.email,
      data: {
        mailbox,
        path: `/email-change/${change.id}/${sign(secretKey, purposes[mailbox], change.id)}`,
        name: isKnown ? owner.name : "",
        newEmail: isKnown ? change.email : "",
        minutes: proofMinutes,
      },
      language: owner.language,
    });
  }
}

/**
 * Confirms the link of one mailbox, from any browser; the second one makes the change. `session` is the browser's, if
 * it has one.
 */
export async function confirmEmailChange(
  { pool, secretKey }: { pool: pg.Pool; secretKey: Buffer },
  { id, token }: { id: string; token: string },
  session: OwnSession | undefined,
): Promise<ConfirmedChange> {
  // A signature proves an id of the shop's own making.
  const mailbox = mailboxOfToken(secretKey, id, token);
  if (!mailbox) return { outcome: "ended" };
  try {
    return await withTransaction<ConfirmedChange>(pool, async (client) => {
      const owner = await readFirst(client)<EmailOwner>`
        select u.id, u.name, u.email, u.email_proven_at is not null as "isProven", u.language
        from users u join email_changes c on c.user_id = u.id where c.id = ${id}::uuid for no key update of u`;
      const change = await writeFirst(client)<Change>`
        update email_changes set
          old_confirmed_at = case ${mailbox}::text when 'old' then now() else old_confirmed_at end,
          new_confirmed_at = case ${mailbox}::text when 'new' then now() else new_confirmed_at end
        where id = ${id}::uuid and expires_at > now() returning ${changeColumns}`;
      if (!owner || !change) return { outcome: "ended" };
      if (waitsFor(change).length > 0) return { outcome: "waiting" };
      const isOwn = session?.userId === owner.id && (await findSession(client, session.token)) !== undefined;
      const user = await moveEmail(client, owner, change.email);
      const fresh = isOwn ? await startSession(client, owner.id, session.device) : undefined;
      return { outcome: "changed", user, token: fresh };
    });
  } catch (error) {
    if (violatedConstraint(error) === "users_by_email") return { outcome: "email-taken" };
    throw error;
  }
}
