import { sql } from "kysely";
import type pg from "pg";
import type { Enrolment, PinHolder, WorkshopDevice } from "#contract/workshop/tablet-devices.ts";
import { type Executor, read, write, writeFirst } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { hashPassword } from "#server/identity/hash-password.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { inFours, makeReadableCode, readLetters } from "#server/platform/secrets/readable-code.ts";
import { digestOf, makeToken } from "#server/platform/secrets/secret-token.ts";
import { recordChange } from "#server/staff/record-change.ts";
import { triesOfPin } from "./tablet-turns.ts";

const codeLifetime = 30 * 60_000;

/** Of 5 bits each: enough for half an hour of tries that are limited. */
const codeLength = 12;

type Row = Omit<WorkshopDevice, "createdAt" | "lastSeenAt"> & { created_at: Date; last_seen_at: Date | null };

const columns = sql`id, name, created_at, last_seen_at,
  case when revoked_at is not null then 'revoked' when digest is not null then 'enrolled'
    when code_until > now() then 'waiting' else 'expired' end as state`;

type Office = { pool: pg.Pool; staff: { id: string }; origin: string };

function plainCode(typed: string): string {
  return readLetters(typed).replace(/[^0-9A-Z]/g, "");
}

function toDevice({ created_at, last_seen_at, ...device }: Row): WorkshopDevice {
  return {
    ...device,
    createdAt: created_at.toISOString(),
    lastSeenAt: last_seen_at?.toISOString() ?? null,
  };
}

export async function listDevices(executor: Executor): Promise<WorkshopDevice[]> {
  const found = await read(executor)<Row>`
    select ${columns} from workshop_devices order by revoked_at is not null, created_at desc limit 100`;
  return found.map(toDevice);
}

export function listPinHolders(executor: Executor): Promise<PinHolder[]> {
  return read(executor)<PinHolder>`
    select u.id, u.name, p.user_id is not null as "hasPin",
      coalesce(p.tries >= ${sql.lit(triesOfPin)}, false) as "isLocked"
    from users u left join staff_pins p on p.user_id = u.id
    where u.role <> 'customer' and u.deactivated_at is null order by lower(u.name), u.id`;
}

/** Makes a place for a tablet, and the code of 60 random bits with which it is let in. */
export function createDevice(
  { pool, staff, origin }: Office,
  name: string,
): Promise<{ device: WorkshopDevice; enrolment: Enrolment }> {
  const letters = makeReadableCode(codeLength);
  const until = new Date(Date.now() + codeLifetime);
  return withTransaction(pool, async (client) => {
    const row = await writeFirst(client)<Row>`
      insert into workshop_devices (id, name, code_digest, code_until)
      values (${timeOrderedId()}, ${name}, ${digestOf(letters)}, ${until}) returning ${columns}`;
    if (!row) throw new Error("A device that was made is not there.");
    const subject = { kind: "device", id: row.id };
    await recordChange(client, { staff, action: "device.create", subject, before: null, after: { name } });
    const code = inFours(letters);
    const address = `${origin}/admin/bench#${code}`;
    return { device: toDevice(row), enrolment: { address, code, validUntil: until.toISOString() } };
  });
}

export async function enrolDevice(executor: Executor, code: string): Promise<string | undefined> {
  const token = makeToken();
  const taken = await write(executor)<{ id: string }>`
    update workshop_devices
    set digest = ${digestOf(token)}, code_digest = null, code_until = null, enrolled_at = now(), last_seen_at = now()
    where code_digest = ${digestOf(plainCode(code))} and code_until > now() returning id`;
  return taken.length === 1 ? token : undefined;
}

export function revokeDevice({ pool, staff }: Office, id: string): Promise<boolean> {
  if (!isUuid(id)) return Promise.resolve(false);
  return withTransaction(pool, async (client) => {
    const device = await writeFirst(client)<{ name: string }>`
      with turn_over as (delete from workshop_turns where device_id = ${id}::uuid)
      update workshop_devices set revoked_at = now(), digest = null, code_digest = null, code_until = null
      where id = ${id}::uuid and revoked_at is null returning name`;
    if (!device) return false;
    const subject = { kind: "device", id };
    const before = { name: device.name };
    await recordChange(client, { staff, action: "device.revoke", subject, before, after: null });
    return true;
  });
}

export async function setPin({ pool, staff }: Office, userId: string, pin: string): Promise<boolean> {
  if (!isUuid(userId)) return false;
  const hash = await hashPassword(pin);
  return withTransaction(pool, async (client) => {
    // The old PIN may be known to somebody who is at work with it.
    const changed = await write(client)<{ user_id: string }>`
      with turn_over as (delete from workshop_turns where user_id = ${userId}::uuid)
      insert into staff_pins (user_id, pin_hash)
      select id, ${hash}::text from users
      where id = ${userId}::uuid and role <> 'customer' and deactivated_at is null
      on conflict (user_id) do update set pin_hash = excluded.pin_hash, tries = 0, changed_at = now()
      returning user_id`;
    if (changed.length === 0) return false;
    const subject = { kind: "staff", id: userId };
    await recordChange(client, { staff, action: "staff.setPin", subject, before: null, after: null });
    return true;
  });
}

export async function unlockPin({ pool, staff }: Office, userId: string): Promise<boolean> {
  if (!isUuid(userId)) return false;
  return withTransaction(pool, async (client) => {
    const changed = await write(client)<{ user_id: string }>`
      update staff_pins set tries = 0 where user_id = ${userId}::uuid returning user_id`;
    if (changed.length === 0) return false;
    const subject = { kind: "staff", id: userId };
    await recordChange(client, { staff, action: "staff.unlockPin", subject, before: null, after: null });
    return true;
  });
}
