import type { AccountSession } from "#contract/customers/account-safety.ts";
import type { User } from "#contract/customers/accounts.ts";
import { type Executor, read, readFirst, write } from "#database/query.ts";
import { sessionDays } from "#server/identity/session-cookie.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { digestOf, makeToken } from "#server/platform/secrets/secret-token.ts";

const day = 24 * 60 * 60 * 1000;
/** Milliseconds between records of use: a write for every request would cost more than the precision is worth. */
const noteEvery = 60 * 60 * 1000;

type Row = User & { last_seen_at: Date };

function selectSession(executor: Executor, values: { digest: Buffer; newerThan: Date; usedSince: Date }) {
  return readFirst(executor)<Row>`
    select u.id, u.name, u.email, u.phone, u.address, u.role, s.last_seen_at
    from sessions s join users u on u.id = s.user_id
    where s.digest = ${values.digest} and s.created_at > ${values.newerThan}
      and s.last_seen_at > ${values.usedSince}`;
}

type Times = { newerThan: Date; usedSince: Date };
type SessionRow = { id: string; device: string; created_at: Date; last_seen_at: Date; isThis: boolean };

function selectSessions(executor: Executor, values: { userId: string; own: Buffer } & Times) {
  return read(executor)<SessionRow>`
    select id, device, created_at, last_seen_at, digest = ${values.own}::bytea as "isThis" from sessions
    where user_id = ${values.userId}::uuid and created_at > ${values.newerThan}
      and last_seen_at > ${values.usedSince}
    order by last_seen_at desc, created_at desc limit 100`;
}

function deleteNamed(executor: Executor, id: string, userId: string) {
  return write(executor)<{ digest: Buffer }>`
    delete from sessions where id = ${id}::uuid and user_id = ${userId}::uuid
    returning digest`;
}

export type OwnSession = {
  userId: string;
  token: string;
  device: string;
};

function oldestTimes(): Times {
  const now = Date.now();
  return {
    newerThan: new Date(now - sessionDays.longest * day),
    usedSince: new Date(now - sessionDays.idle * day),
  };
}

/** Returns the token; the database stores only its digest. `device` is its description in the shop's words. */
export async function startSession(executor: Executor, userId: string, device = ""): Promise<string> {
  const token = makeToken();
  await write(executor)`
    insert into sessions (digest, user_id, device) values (${digestOf(token)}, ${userId}, ${device})`;
  return token;
}

export async function findSession(executor: Executor, token: string): Promise<User | undefined> {
  const now = Date.now();
  const digest = digestOf(token);
  const row = await selectSession(executor, { digest, ...oldestTimes() });
  if (!row) return undefined;
  const { last_seen_at, ...user } = row;
  if (now - last_seen_at.getTime() > noteEvery)
    await write(executor)`update sessions set last_seen_at = now() where digest = ${digest}`;
  return user;
}

export async function listSessions(
  executor: Executor,
  userId: string,
  token: string,
): Promise<AccountSession[]> {
  const rows = await selectSessions(executor, { userId, own: digestOf(token), ...oldestTimes() });
  return rows.map(({ id, device, created_at, last_seen_at, isThis }) => ({
    id,
    device,
    startedAt: created_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    isThis,
  }));
}

export async function endNamedSession(executor: Executor, userId: string, id: string): Promise<boolean> {
  return isUuid(id) && (await deleteNamed(executor, id, userId)).length === 1;
}

export async function endSession(executor: Executor, token: string): Promise<void> {
  await write(executor)`delete from sessions where digest = ${digestOf(token)}`;
}

/**
 * Also forgets all devices of the customer and ends a pending change of the e-mail address: a stolen session may have
 * requested it.
 */
export async function endSessions(executor: Executor, userId: string, keptToken?: string): Promise<void> {
  await write(executor)`
    with ended as (delete from sessions where user_id = ${userId}::uuid
      and digest is distinct from ${keptToken === undefined ? null : digestOf(keptToken)}::bytea),
      withdrawn as (delete from email_changes where user_id = ${userId}::uuid)
    update users set device_epoch = device_epoch + 1 where id = ${userId}::uuid`;
}
