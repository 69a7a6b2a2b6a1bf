import { type RawBuilder, type Selectable, sql } from "kysely";
import type pg from "pg";
import type { ParcelState } from "#contract/orders/parcels.ts";
import type { ShopSettings } from "#contract/settings/shop-settings.ts";
import { type Executor, write } from "#database/query.ts";
import type { ParcelsTable } from "#database/schema/parcel-tables.ts";
import { withTransaction } from "#database/transaction.ts";
import { giveBackWith } from "#server/orders/pieces/stock-of-pieces.ts";
import { callOffAtCourier, isToCallOff } from "#server/orders/progress/call-off.ts";
import { type FailureWatch, reportHealth } from "#server/platform/jobs/health-reporter.ts";
import { pollForever } from "#server/platform/jobs/poll-forever.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import {
  type Booked,
  type Courier,
  CourierTimeoutError,
  type ParcelStep,
  type ParcelToBook,
} from "./courier.ts";
import { cityKey } from "./courier-cities.ts";
import type { Couriers } from "./couriers.ts";
import {
  isUnanswered,
  noteUnanswered,
  type PendingAdvice,
  pendingAdvice,
  tellAdvice,
} from "./failed-attempts.ts";
import { moveOrder } from "./move-order.ts";

const interval = 1_000;

/** Seconds that a claim lasts: longer than all calls of one turn, so that two processes never ask at once. */
const lease = 120;

/** So many parcels are asked for at once; should a courier want them singly, that still ends within the lease. */
const trackedTogether = 10;

/** Seconds until the courier is asked again that did not answer, by the number of tries; then as the last. */
const patience = [5, 15, 60, 300, 900];

/** Seconds between two looks at a parcel, by where it is: what is out for delivery changes soonest. */
const lookEvery: Partial<Record<ParcelState, number>> = {
  booked: 900,
  picked: 3_600,
  "in-transit": 3_600,
  "out-for-delivery": 900,
  attempted: 1_800,
  returning: 14_400,
};

type Claimed = Pick<
  Selectable<ParcelsTable>,
  | "id"
  | "order_id"
  | "courier"
  | "reference"
  | "state"
  | "city"
  | "pieces"
  | "grams"
  | "collects"
  | "tracking_number"
  | "asked_by"
  | "asked_at"
  | "attempts"
> & {
  name: string;
  phone: string;
  address: string;
  number: string;
  is_to_call_off: boolean;
  /** The answer of staff to its last try, until the courier has accepted or declined it. */
  advice: PendingAdvice | null;
};

// The one that is due longest; with it others to be asked for in one go, where nothing is to be booked.
const claim = (executor: Executor, couriers: readonly string[]) => write(executor)<Claimed>`
  with longest as (
    select p.id, courier, state, ${isToCallOff} as is_to_call_off from parcels p where next_at <= now() and courier = any(${couriers}::text[])
    order by next_at limit 1 for update of p skip locked
  ), others as (
    select p.id from parcels p, longest where p.next_at <= now() and p.courier = longest.courier and p.id <> longest.id
      and longest.state <> 'asked' and p.state <> 'asked' and not longest.is_to_call_off and not ${isToCallOff}
    order by p.next_at limit ${sql.lit(trackedTogether - 1)} for update of p skip locked
  ), due as (
    update parcels set attempts = attempts + 1, next_at = now() + interval '${sql.lit(lease)} seconds'
    where id in (select id from longest union all select id from others)
    returning *
  )
  select (select ${isToCallOff} from parcels p where p.id = due.id) as is_to_call_off, due.id, due.order_id, due.courier, due.reference, due.state, due.city, due.pieces, due.grams, due.collects,
    due.tracking_number, due.asked_by, due.asked_at, due.attempts, o.name, o.phone,
    concat_ws(', ', nullif(o.address, ''), nullif(o.area, '')) as address, o.number, ${pendingAdvice} as advice
  from due join orders o on o.id = due.order_id`;

/**
 * A parcel that is looked after is due later, unless a push came meanwhile: what the courier has just said may be older
 * than that.
 */
function unlessPushed(planned: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when next_at <= clock_timestamp() then next_at else ${planned} end`;
}

type Settled = {
  id: string;
  state: ParcelState;
  trackingNumber: string | null;
  labelUrl: string | null;
  problem: string;
  /** Seconds; null where nothing more can happen. */
  wait: number | null;
};

function settleParcel(transaction: Executor, settled: Settled): Promise<unknown> {
  const change = () => write(transaction)`
    update parcels set state = ${settled.state}::text, attempts = 0, problem = ${settled.problem}::text,
      attempted_at = (select max(s.at) from parcel_steps s where s.parcel_id = ${settled.id}::uuid and s.state = 'attempted'),
      tracking_number = coalesce(${settled.trackingNumber}::text, tracking_number),
      label = coalesce(${settled.labelUrl}::text, label),
      next_at = case when call_off_at is not null and call_off_problem = '' and ${settled.state}::text = 'booked' then now()
        else ${unlessPushed(sql`now() + make_interval(secs => ${settled.wait}::double precision)`)} end
    where id = ${settled.id}::uuid and state not in ('cancelled')`;
  const isCarried = settled.state !== "refused" && settled.state !== "cancelled";
  return isCarried ? change() : giveBackWith(transaction, settled.id, change);
}

function putOff(executor: Executor, values: { id: string; problem: string; wait: number }) {
  return write(executor)`
    update parcels set problem = ${values.problem}::text, next_at = now() + make_interval(secs => ${values.wait}::double precision)
    where id = ${values.id}::uuid`;
}

/**
 * Looks after parcels at the next turn, as when a courier says that something has happened: what it says is not
 * believed.
 */
export async function pollParcels(
  executor: Executor,
  courier: string,
  trackingNumbers: readonly string[],
): Promise<void> {
  await write(executor)`
    update parcels set next_at = least(next_at, now()) where courier = ${courier}
      and tracking_number = any(${trackingNumbers}::text[]) and tracking_number <> '' and next_at is not null`;
}

type Tracking = { pool: pg.Pool; shop: Pick<ShopSettings, "adviceHours"> };
type Following = Tracking & { couriers: Couriers };

/** Asks a courier about the parcels that are due longest; false when none is. Throws where the courier is silent. */
export async function trackNext({ pool, couriers, shop }: Following): Promise<boolean> {
  const parcels = await claim(pool, [...couriers.keys()]);
  const [parcel] = parcels;
  const courier = parcel && couriers.get(parcel.courier);
  if (!courier) return false;
  try {
    if (parcel.is_to_call_off) await callOffAtCourier(pool, courier, parcel, lookEvery.booked ?? lease);
    else if (parcel.state === "asked")
      await settleBooking(pool, courier, parcel, await book(courier, parcel));
    else await trackAll({ pool, shop }, courier, parcels);
    return true;
  } catch (error) {
    for (const each of error instanceof NotFollowed ? error.parcels : parcels)
      await putOff(pool, {
        id: each.id,
        problem: `${courier.name} has not answered`,
        wait: waitAfter(courier, each),
      });
    throw error;
  }
}

/** A courier has answered for others, but not for these. */
class NotFollowed extends CourierTimeoutError {
  readonly parcels: readonly Claimed[];
  constructor(courier: Courier, parcels: readonly Claimed[]) {
    super(`${courier.name} does not know ${parcels.length} parcels that it has booked.`);
    this.parcels = parcels;
  }
}

/** Seconds; a booking that may still be on its way to the courier is not looked for at once. */
function waitAfter(courier: Courier, { attempts, state }: Claimed): number {
  const wait = patience[Math.min(attempts, patience.length) - 1] ?? lease;
  return state === "asked" ? Math.max(wait, courier.settlesWithin) : wait;
}

async function book(courier: Courier, parcel: Claimed): Promise<Booked> {
  if (courier.isByHand) return courier.book(toBook(parcel, parcel.city));
  if (!/^03\d{9}$/.test(parcel.phone))
    return { outcome: "refused", problem: `${courier.name} takes mobile numbers of Pakistan alone` };
  // It may have been booked by a try whose answer was lost.
  if (parcel.attempts > 1) {
    const trackingNumber = await courier.find(parcel.reference, parcel.asked_at);
    if (trackingNumber !== undefined) return { outcome: "booked", trackingNumber };
  }
  const city = (await courier.cities()).find((theirs) => cityKey(theirs) === cityKey(parcel.city));
  if (city === undefined)
    return { outcome: "refused", problem: `${courier.name} knows no city ${parcel.city}` };
  const booked = await courier.book(toBook(parcel, city));
  if (booked.outcome === "booked") return booked;
  // Refused because it is there already: by a try whose answer was lost, and which the list did not show yet.
  const trackingNumber = await courier.find(parcel.reference, parcel.asked_at);
  return trackingNumber === undefined ? booked : { outcome: "booked", trackingNumber };
}

function toBook(parcel: Claimed, city: string): ParcelToBook {
  const { reference, name, phone, address, pieces, grams, collects, number } = parcel;
  const contents = `${pieces} x uniform, order ${formatOrderNumber(number)}`;
  return { reference, name, phone, address, pieces, grams, collects, city, contents };
}

async function settleBooking(
  pool: pg.Pool,
  courier: Courier,
  { id }: Claimed,
  booked: Booked,
): Promise<void> {
  const isBooked = booked.outcome === "booked";
  const settled = {
    id,
    state: isBooked ? "booked" : "refused",
    trackingNumber: isBooked ? booked.trackingNumber : null,
    labelUrl: (isBooked && booked.labelUrl) || null,
    problem: isBooked ? "" : booked.problem,
    wait: isBooked && !courier.isByHand ? (lookEvery.booked ?? null) : null,
  } as const;
  await withTransaction(pool, (client) => settleParcel(client, settled));
}

async function trackAll(
  { pool, shop }: Tracking,
  courier: Courier,
  parcels: readonly Claimed[],
): Promise<void> {
  for (const { id, tracking_number, advice } of parcels)
    if (advice) await tellAdvice(pool, courier, { ...advice, parcelId: id, number: tracking_number ?? "" });
  const tracked = await courier.track(parcels.map(({ tracking_number }) => tracking_number ?? ""));
  const unknown: Claimed[] = [];
  for (const parcel of parcels) {
    const steps = tracked.get(parcel.tracking_number ?? "");
    if (steps) await follow({ pool, shop }, courier, parcel, steps);
    else unknown.push(parcel);
  }
  if (unknown.length > 0) throw new NotFollowed(courier, unknown);
}

async function follow(
  { pool, shop }: Tracking,
  courier: Courier,
  parcel: Claimed,
  steps: readonly ParcelStep[],
): Promise<void> {
  const unchanged = { id: parcel.id, trackingNumber: null, labelUrl: null, problem: "" };
  const state = await withTransaction(pool, async (client) => {
    await write(client)`
      insert into parcel_steps (parcel_id, at, state, said, reason)
      select ${parcel.id}::uuid, at, state, left(said, 200), reason
      from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as step (at timestamptz, state text, said text, reason text)
      on conflict do nothing`;
    const said = steps.at(-1)?.state ?? parcel.state;
    const isOver = said === "attempted" && (await isUnanswered(client, parcel.id, shop.adviceHours));
    const now = isOver ? "returning" : said;
    // It is looked after again, until the order has been moved, too.
    await settleParcel(client, { ...unchanged, state: now, wait: lease });
    if (isOver && parcel.state !== "returning")
      await noteUnanswered(client, parcel.order_id, `${courier.name} ${parcel.tracking_number}`);
    return now;
  });
  await moveOrder(pool, courier, parcel, steps);
  await write(pool)`
    update parcels set
      next_at = ${unlessPushed(sql`now() + make_interval(secs => ${lookEvery[state] ?? null}::double precision)`)}
    where id = ${parcel.id}::uuid and state = ${state}::text`;
}

/** In whichever process is first. Gives what stops it. */
export function trackParcels(
  { couriers, ...tracking }: Following,
  watchOf: (courier: string) => FailureWatch,
): () => Promise<void> {
  // Each separately: one that is slow or away delays no other.
  const stops = [...couriers].map(([id, courier]) =>
    trackOne({ ...tracking, couriers: new Map([[id, courier]]) }, watchOf(id)),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function trackOne(following: Following, failures: FailureWatch): () => Promise<void> {
  return pollForever({ next: () => reportHealth(failures, () => trackNext(following)), interval });
}
