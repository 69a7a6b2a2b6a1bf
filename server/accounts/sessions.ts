import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { User } from "#contract/accounts.ts";
import { type Executor, namedQuery, type Param, query } from "#database/named-query.ts";

/** Days that a session lasts: without being used, and at most. */
export const sessionDays = { idle: 14, longest: 30 };

const day = 24 * 60 * 60 * 1000;
/** Milliseconds until a use is noted again: a write for every request would cost more than the minutes are worth. */
const noteEvery = 60 * 60 * 1000;

type Row = User & { last_seen_at: Date };

const selectSession = namedQuery(
  "find-session",
  (param: Param<{ digest: Buffer; newerThan: Date; usedSince: Date }>) => sql<Row>`
    select u.id, u.name, u.email, u.phone, u.address, u.role, s.last_seen_at
    from sessions s join users u on u.id = s.user_id
    where s.digest = ${param("digest")} and s.created_at > ${param("newerThan")}
      and s.last_seen_at > ${param("usedSince")}`,
);

const noteUse = namedQuery("note-session-use", (param: Param<{ digest: Buffer }>) =>
  query.updateTable("sessions").set({ last_seen_at: sql<Date>`now()` }).where("digest", "=", param("digest")),
);

const insertSession = namedQuery("start-session", (param: Param<{ digest: Buffer; userId: string }>) =>
  query.insertInto("sessions").values({ digest: param("digest"), user_id: param("userId") }),
);

const deleteSession = namedQuery("end-session", (param: Param<{ digest: Buffer }>) =>
  query.deleteFrom("sessions").where("digest", "=", param("digest")),
);

const deleteSessions = namedQuery(
  "end-sessions",
  (param: Param<{ userId: string; kept: Buffer | null }>) => sql<Record<string, never>>`
    delete from sessions where user_id = ${param("userId")}::uuid
      and digest is distinct from ${param("kept")}::bytea`,
);

function digestOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** Starts a session and gives its token: 256 random bits, of which the database keeps the digest alone. */
export async function startSession(executor: Executor, userId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await insertSession.run(executor, { digest: digestOf(token), userId });
  return token;
}

/** Who the token belongs to; undefined once the session has ended or its time is up. */
export async function findSession(executor: Executor, token: string): Promise<User | undefined> {
  const now = Date.now();
  const digest = digestOf(token);
  const newerThan = new Date(now - sessionDays.longest * day);
  const usedSince = new Date(now - sessionDays.idle * day);
  const [row] = await selectSession.run(executor, { digest, newerThan, usedSince });
  if (!row) return undefined;
  const { last_seen_at, ...user } = row;
  if (now - last_seen_at.getTime() > noteEvery) await noteUse.run(executor, { digest });
  return user;
}

export async function endSession(executor: Executor, token: string): Promise<void> {
  await deleteSession.run(executor, { digest: digestOf(token) });
}

/** Ends every session of a user, but for the one of `keptToken`. */
export async function endSessions(executor: Executor, userId: string, keptToken?: string): Promise<void> {
  await deleteSessions.run(executor, {
    userId,
    kept: keptToken === undefined ? null : digestOf(keptToken),
  });
}
