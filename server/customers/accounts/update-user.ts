import type pg from "pg";
import type { User } from "#contract/customers/accounts.ts";
import { type Executor, readFirst, writeFirst } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { startEmailChange, withdrawChange } from "./email-change.ts";
import { startProof } from "./email-proof.ts";
import { findAccount } from "./find-account.ts";
import { type EmailOwner, isOtherEmail } from "./move-email.ts";
import { findSession, type OwnSession } from "./sessions.ts";

export type UserChanges = Partial<Record<"name" | "email" | "phone" | "address", string | undefined>>;

export type UserUpdate =
  /** `waiting` has the new address until it is confirmed, if there is one. */
  | { outcome: "updated"; user: User; waiting: { newEmail?: string } }
  | { outcome: "email-taken" }
  | { outcome: "session-ended" };

type Person = Pick<User, "id" | "name" | "email" | "phone" | "address">;
type Locked = EmailOwner & Person;

const saveUser = (executor: Executor, person: Person) => writeFirst(executor)<User>`
  update users set name = ${person.name}, email = ${person.email}, phone = ${person.phone},
    address = ${person.address}
  where id = ${person.id}::uuid returning id, name, email, phone, address, role`;

/**
 * Changes what users may change of themselves. Without the password a new e-mail address takes effect once links in
 * both mailboxes are confirmed (`confirmEmailChange`); with it, once the code mailed to it is given (`confirmEmail`),
 * and the old address gets a mail at once, in case of theft. Take the mails from the limits before a call with a new
 * address.
 */
export function updateUser(
  { pool, secretKey }: { pool: pg.Pool; secretKey: Buffer },
  session: Pick<OwnSession, "userId" | "token">,
  changes: UserChanges,
  isPasswordProven: boolean,
): Promise<UserUpdate> {
  return withTransaction<UserUpdate>(pool, async (client) => {
    const before = await readFirst(client)<Locked>`
      select id, name, email, phone, address, email_proven_at is not null as "isProven", language from users where id = ${session.userId}::uuid for no key update`;
    // Recheck behind the lock: an earlier transaction may have ended this session, which a thief must not outrun.
    if (!before || !(await findSession(client, session.token))) return { outcome: "session-ended" };
    const { email, ...rest } = changes;
    const newEmail = isOtherEmail(email, before.email) ? email : undefined;
    if (newEmail === undefined)
      return { outcome: "updated", user: await save(client, before, changes), waiting: {} };
    if (isPasswordProven) {
      if (await findAccount(client, newEmail)) return { outcome: "email-taken" };
      await withdrawChange(client, before.id);
      await askForCode(client, secretKey, before, newEmail);
    } else await startEmailChange(client, secretKey, before, newEmail);
    return { outcome: "updated", user: await save(client, before, rest), waiting: { newEmail } };
  });
}

async function save(executor: Executor, before: Person, changes: UserChanges): Promise<User> {
  const user = await saveUser(executor, withChanges(before, changes));
  if (!user) throw new Error("A locked user was not updated.");
  return user;
}

function withChanges(before: Person, changes: UserChanges): Person {
  return {
    id: before.id,
    name: changes.name ?? before.name,
    email: changes.email ?? before.email,
    phone: changes.phone ?? before.phone,
    address: changes.address ?? before.address,
  };
}

async function askForCode(
  executor: Executor,
  secretKey: Buffer,
  before: Locked,
  email: string,
): Promise<void> {
  await startProof(executor, secretKey, { userId: before.id, email, language: before.language });
  await queueMail(executor, {
    kind: "email-change-asked",
    event: `email-change-asked:${timeOrderedId()}`,
    recipient: before.email,
    // An unconfirmed address may be a stranger's, and the name a message to them.
    data: { name: before.isProven ? before.name : "" },
  });
}
