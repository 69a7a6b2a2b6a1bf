import { sql } from "kysely";
import type pg from "pg";
import { type Executor, read, readFirst, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { verifyPassword } from "#server/identity/hash-password.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { digestOf, makeToken } from "#server/platform/secrets/secret-token.ts";

export const triesOfPin = 5;

const minute = 60_000;

/** Milliseconds that somebody is at work at a tablet: without touching it, and at most. */
const turnTimes = { idle: 15 * minute, longest: 4 * 60 * minute };

export type TabletSession = {
  deviceId: string;
  device: string;
  worker: { id: string; name: string } | undefined;
};

type Row = { deviceId: string; device: string; workerId: string | null; workerName: string | null };
type Person = { id: string; name: string; isLocked: boolean };

// Counted before it is compared, so that of any number at the same moment only so many are.
function takeTry(executor: Executor, userId: string) {
  return write(executor)<{ name: string; hash: string; tries: number }>`
    update staff_pins p set tries = p.tries + 1 from users u
    where p.user_id = ${userId}::uuid and u.id = p.user_id and p.tries < ${sql.lit(triesOfPin)}
      and u.role <> 'customer' and u.deactivated_at is null
    returning u.name, p.pin_hash as hash, p.tries`;
}

// The PIN may have been changed, and the tablet shut out, while the hash was made.
function startTurn(
  executor: Executor,
  row: { deviceId: string; userId: string; hash: string; digest: Buffer },
) {
  return write(executor)<{
    user_id: string;
  }>`
    with proven as (
      update staff_pins set tries = 0 where user_id = ${row.userId}::uuid and pin_hash = ${row.hash}
      returning user_id
    )
    insert into workshop_turns (device_id, user_id, digest)
    select d.id, proven.user_id, ${row.digest}::bytea from workshop_devices d, proven
    where d.id = ${row.deviceId}::uuid and d.revoked_at is null
    on conflict (device_id) do update set user_id = excluded.user_id, digest = excluded.digest, created_at = now(),
      last_seen_at = now()
    returning user_id`;
}

export async function findTablet(
  executor: Executor,
  deviceToken: string,
  turnToken: string | undefined,
): Promise<TabletSession | undefined> {
  const now = Date.now();
  const turn = digestOf(turnToken ?? "");
  const row = await readFirst(executor)<Row>`
    select d.id as "deviceId", d.name as device, u.id as "workerId", u.name as "workerName"
    from workshop_devices d
      left join workshop_turns t on t.device_id = d.id and t.digest = ${turn}
        and t.last_seen_at > ${new Date(now - turnTimes.idle)} and t.created_at > ${new Date(now - turnTimes.longest)}
      left join users u on u.id = t.user_id and u.role <> 'customer' and u.deactivated_at is null
    where d.digest = ${digestOf(deviceToken)} and d.revoked_at is null`;
  if (!row) return undefined;
  const { deviceId, device, workerId, workerName } = row;
  const worker = workerId !== null && workerName !== null ? { id: workerId, name: workerName } : undefined;
  // An expired turn must not be extended by reading it.
  await write(executor)`
    with turn as (
      update workshop_turns set last_seen_at = now()
      where device_id = ${deviceId}::uuid and digest = ${worker ? turn : Buffer.alloc(0)}
        and last_seen_at < now() - interval '1 minute'
    )
    update workshop_devices set last_seen_at = now()
    where id = ${deviceId}::uuid and last_seen_at < now() - interval '1 minute'`;
  return { deviceId, device, worker };
}

export function listTabletStaff(executor: Executor): Promise<Person[]> {
  return read(executor)<Person>`
    select u.id, u.name, p.tries >= ${sql.lit(triesOfPin)} as "isLocked"
    from staff_pins p join users u on u.id = p.user_id
    where u.role <> 'customer' and u.deactivated_at is null order by lower(u.name), u.id`;
}

export type BegunTurn =
  | { outcome: "begun"; token: string; worker: { id: string; name: string } }
  /** `left` are the tries until it is locked. */
  | { outcome: "wrong"; left: number }
  | { outcome: "locked" }
  | { outcome: "too-many"; seconds: number };

type TabletContext = { app: Pick<ShopApp, "takeOf">; pool: pg.Pool };

/**
 * Starts a turn at a tablet with a PIN and ends the one before. Tries are limited per tablet and per
 * person: five wrong ones in a row lock the PIN until the owner unlocks it. Throws QueueFullError.
 */
export async function beginTurn(
  { app, pool }: TabletContext,
  deviceId: string,
  { id: userId, pin }: { id: string; pin: string },
): Promise<BegunTurn> {
  const turn = await app.takeOf("pinByDevice", deviceId);
  if (turn.outcome === "refused") return { outcome: "too-many", seconds: turn.seconds };
  const [tried] = isUuid(userId) ? await takeTry(pool, userId) : [];
  if (!tried) return { outcome: "locked" };
  const wrong = { outcome: "wrong", left: triesOfPin - tried.tries } as const;
  if (!(await verifyPassword(tried.hash, pin))) return wrong;
  const token = makeToken();
  const started = await withTransaction(pool, (client) =>
    startTurn(client, { deviceId, userId, hash: tried.hash, digest: digestOf(token) }),
  );
  if (started.length === 0) return wrong;
  await turn.giveBack();
  return { outcome: "begun", token, worker: { id: userId, name: tried.name } };
}

export async function endTurn(executor: Executor, deviceId: string): Promise<void> {
  await write(executor)`delete from workshop_turns where device_id = ${deviceId}::uuid`;
}
