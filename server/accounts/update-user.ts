import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import type { User } from "#contract/accounts.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { withTransaction } from "#database/transaction.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { endRecoveries } from "./end-recoveries.ts";
import { endSessions, findSession, startSession } from "./sessions.ts";

/** What is not given stays as it is. */
export type UserChanges = Partial<Record<"name" | "email" | "phone" | "address", string | undefined>>;

export type UserUpdate =
  /** `token` is of a new session in place of all others, where the e-mail address has changed. */
  | { outcome: "updated"; user: User; token: string | undefined }
  | { outcome: "email-taken" }
  | { outcome: "session-ended" };

type Person = Pick<User, "id" | "name" | "email" | "phone" | "address">;

const lockUser = namedQuery(
  "lock-user",
  (param: Param<{ id: string }>) => sql<Person>`
    select id, name, email, phone, address from users where id = ${param("id")}::uuid for no key update`,
);

const saveUser = namedQuery(
  "update-user",
  (param: Param<Person>) => sql<User>`
    update users set name = ${param("name")}, email = ${param("email")}, phone = ${param("phone")},
      address = ${param("address")}
    where id = ${param("id")}::uuid returning id, name, email, phone, address, role`,
);

/**
 * Changes what the user of a session may change of themselves. A new e-mail address ends all their sessions and recoveries,
 * and the old address is told: it may have been a thief.
 */
export async function updateUser(
  pool: pg.Pool,
  session: { userId: string; token: string },
  changes: UserChanges,
): Promise<UserUpdate> {
  try {
    return await withTransaction(pool, async (client) => {
      const [before] = await lockUser.run(client, { id: session.userId });
      if (!before) throw new Error("The user of a session is gone.");
      // Asked again behind the lock: what came first may have ended this session, and a thief must not outrun it.
      if (!(await findSession(client, session.token))) return { outcome: "session-ended" };
      const [user] = await saveUser.run(client, withChanges(before, changes));
      if (!user) throw new Error("A locked user was not updated.");
      const isMoved = user.email.toLowerCase() !== before.email.toLowerCase();
      return { outcome: "updated", user, token: isMoved ? await moveAway(client, before) : undefined };
    });
  } catch (error) {
    if (isEmailTaken(error)) return { outcome: "email-taken" };
    throw error;
  }
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

async function moveAway(executor: Executor, { id, name, email }: Person): Promise<string> {
  await queueMail(executor, {
    kind: "email-changed",
    event: `email-changed:${randomUUID()}`,
    recipient: email,
    data: { name },
  });
  await endSessions(executor, id);
  await endRecoveries(executor, id);
  return startSession(executor, id);
}

function isEmailTaken(error: unknown): boolean {
  const uniqueViolation = "23505";
  return (
    error instanceof pg.DatabaseError &&
    error.code === uniqueViolation &&
    error.constraint === "users_by_email"
  );
}
