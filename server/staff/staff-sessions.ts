import type { StaffMember } from "#contract/staff/staff.ts";
import { type Executor, readFirst, write } from "#database/query.ts";
import { digestOf, makeToken } from "#server/platform/secrets/secret-token.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds of a staff session: without use, at most, and until the app's code. */
export const staffSessionTimes = { idle: 30 * minute, longest: 8 * hour, halfway: 10 * minute };

const noteEvery = minute;

export type StaffSession = { staff: StaffMember; isVerified: boolean };

type Row = StaffMember & { verified: boolean; last_seen_at: Date };
type Times = { digest: Buffer; newerThan: Date; usedSince: Date; halfwaySince: Date };

const selectSession = (executor: Executor, times: Times) => readFirst(executor)<Row>`
  select u.id, u.name, u.email, u.role, f.user_id is not null as "hasSecondFactor",
    s.verified_at is not null as verified, s.last_seen_at
  from staff_sessions s join users u on u.id = s.user_id
    left join second_factors f on f.user_id = u.id and f.confirmed_at is not null
  where s.digest = ${times.digest} and u.role <> 'customer' and u.deactivated_at is null
    and s.created_at > ${times.newerThan} and s.last_seen_at > ${times.usedSince}
    and (s.verified_at is not null or f.user_id is null or s.created_at > ${times.halfwaySince})`;

export async function startStaffSession(
  executor: Executor,
  userId: string,
  { isVerified }: { isVerified: boolean },
): Promise<string> {
  const token = makeToken();
  await write(executor)`
    insert into staff_sessions (digest, user_id, verified_at)
    values (${digestOf(token)}, ${userId}, case when ${isVerified}::boolean then now() end)`;
  return token;
}

export async function findStaffSession(executor: Executor, token: string): Promise<StaffSession | undefined> {
  const selection = selectionOf(token);
  const row = await selectSession(executor, selection);
  if (!row) return undefined;
  if (Date.now() - row.last_seen_at.getTime() > noteEvery) {
    await write(executor)`
      update staff_sessions set last_seen_at = now() where digest = ${selection.digest}`;
  }
  return sessionOf(row);
}

function selectionOf(token: string): Times {
  const now = Date.now();
  return {
    digest: digestOf(token),
    newerThan: new Date(now - staffSessionTimes.longest),
    usedSince: new Date(now - staffSessionTimes.idle),
    halfwaySince: new Date(now - staffSessionTimes.halfway),
  };
}

function sessionOf({ verified, last_seen_at: _used, ...staff }: Row): StaffSession {
  return { staff, isVerified: verified };
}

/** Reads without counting as a use: an open page alone does not extend a session. */
export async function peekStaffSession(executor: Executor, token: string): Promise<StaffSession | undefined> {
  const row = await selectSession(executor, selectionOf(token));
  return row && sessionOf(row);
}

export async function endStaffSession(executor: Executor, token: string): Promise<void> {
  await write(executor)`delete from staff_sessions where digest = ${digestOf(token)}`;
}

/** Also forgets all their devices. */
export async function endStaffSessions(
  executor: Executor,
  userId: string,
  keptToken?: string,
): Promise<void> {
  await write(executor)`
    with ended as (delete from staff_sessions where user_id = ${userId}::uuid
      and digest is distinct from ${keptToken === undefined ? null : digestOf(keptToken)}::bytea)
    update users set device_epoch = device_epoch + 1 where id = ${userId}::uuid`;
}
