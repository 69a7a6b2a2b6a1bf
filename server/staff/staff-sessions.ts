import type { Settings } from "#contract/settings/settings.ts";
import type { StaffMember } from "#contract/staff/staff.ts";
import { type Executor, readFirst, write } from "#database/query.ts";
import { digestOf, makeToken } from "#server/platform/secrets/secret-token.ts";

const minute = 60_000;
const hour = 60 * minute;

/**
 * Milliseconds of a staff session: at most, on a device that was known before and on one that was not; until the app's
 * code; and after a confirmation, until the next one is asked for.
 */
export const staffSessionTimes = {
  longest: 16 * hour,
  longestUnknown: 8 * hour,
  halfway: 10 * minute,
  confirmed: 30 * minute,
};

/** The owner's settings of how long a session lasts without use. */
export type IdleTimes = Pick<Settings, "staffIdleHours" | "newDeviceIdleMinutes">;

const noteEvery = minute;

export type StaffSession = {
  staff: StaffMember;
  isVerified: boolean;
  /** On a device that had signed in before. */
  isKnownDevice: boolean;
  /** Password or second factor were given a short time ago. */
  isConfirmed: boolean;
};

type Row = StaffMember & { verified: boolean; known: boolean; confirmed_at: Date; last_seen_at: Date };
type Times = {
  digest: Buffer;
  newerThan: Date;
  unknownNewerThan: Date;
  usedSince: Date;
  unknownUsedSince: Date;
  halfwaySince: Date;
};

const selectSession = (executor: Executor, times: Times) => readFirst(executor)<Row>`
  select u.id, u.name, u.email, u.role, f.user_id is not null as "hasSecondFactor",
    s.verified_at is not null as verified, s.known_device as known, s.confirmed_at, s.last_seen_at
  from staff_sessions s join users u on u.id = s.user_id
    left join second_factors f on f.user_id = u.id and f.confirmed_at is not null
  where s.digest = ${times.digest} and u.role <> 'customer' and u.deactivated_at is null
    and s.created_at > case when s.known_device then ${times.newerThan}::timestamptz
      else ${times.unknownNewerThan} end
    and s.last_seen_at > case when s.known_device then ${times.usedSince}::timestamptz
      else ${times.unknownUsedSince} end
    and (s.verified_at is not null or f.user_id is null or s.created_at > ${times.halfwaySince})`;

export async function startStaffSession(
  executor: Executor,
  userId: string,
  { isVerified, isKnownDevice = false }: { isVerified: boolean; isKnownDevice?: boolean },
): Promise<string> {
  const token = makeToken();
  await write(executor)`
    insert into staff_sessions (digest, user_id, verified_at, known_device)
    values (${digestOf(token)}, ${userId}, case when ${isVerified}::boolean then now() end, ${isKnownDevice})`;
  return token;
}

export async function findStaffSession(
  executor: Executor,
  token: string,
  idle: IdleTimes,
): Promise<StaffSession | undefined> {
  const selection = selectionOf(token, idle);
  const row = await selectSession(executor, selection);
  if (!row) return undefined;
  if (Date.now() - row.last_seen_at.getTime() > noteEvery) {
    await write(executor)`
      update staff_sessions set last_seen_at = now() where digest = ${selection.digest}`;
  }
  return sessionOf(row);
}

function selectionOf(token: string, { staffIdleHours, newDeviceIdleMinutes }: IdleTimes): Times {
  const now = Date.now();
  return {
    digest: digestOf(token),
    newerThan: new Date(now - staffSessionTimes.longest),
    unknownNewerThan: new Date(now - staffSessionTimes.longestUnknown),
    usedSince: new Date(now - staffIdleHours * hour),
    unknownUsedSince: new Date(now - newDeviceIdleMinutes * minute),
    halfwaySince: new Date(now - staffSessionTimes.halfway),
  };
}

function sessionOf({ verified, known, confirmed_at, last_seen_at: _used, ...staff }: Row): StaffSession {
  const isConfirmed = Date.now() - confirmed_at.getTime() < staffSessionTimes.confirmed;
  return { staff, isVerified: verified, isKnownDevice: known, isConfirmed };
}

export async function confirmStaffSession(executor: Executor, token: string): Promise<void> {
  await write(executor)`update staff_sessions set confirmed_at = now() where digest = ${digestOf(token)}`;
}

/** Reads without counting as a use: an open page alone does not extend a session. */
export async function peekStaffSession(
  executor: Executor,
  token: string,
  idle: IdleTimes,
): Promise<StaffSession | undefined> {
  const row = await selectSession(executor, selectionOf(token, idle));
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
