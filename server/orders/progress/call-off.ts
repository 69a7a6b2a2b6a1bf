import { type RawBuilder, sql } from "kysely";
import type pg from "pg";
import { handCourierIds } from "#contract/orders/couriers.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { withTransaction } from "#database/transaction.ts";
import type { Courier } from "#server/parcels/courier.ts";
import { isCheckedIn } from "../pieces/piece-sums.ts";
import { giveBackWith } from "../pieces/stock-of-pieces.ts";

/** In SQL, of a parcel `p`: its courier is to be told that it carries it no more. */
export const isToCallOff: RawBuilder<boolean> = sql<boolean>`
  (p.call_off_at is not null and p.call_off_problem = '' and p.state in ('asked', 'booked'))`;

/**
 * In SQL, of a parcel `p`: it was not to be carried any more, and its courier may do so all the same, has done so, or brings it back.
 */
export const isCarriedAllTheSame: RawBuilder<boolean> = sql<boolean>`
  (p.call_off_at is not null and p.state not in ('refused', 'cancelled', 'returned') and not ${isCheckedIn}
    and (p.state <> 'delivered' or p.call_off_at > now() - interval '60 days'))`;

// What nobody has been asked to carry, and what nobody can be asked about, is called off by this alone. One that a courier may be
// booking at this moment is looked for when its time comes, not sooner.
const callOff = namedQuery(
  "call-off-parcels-of-order",
  (param: Param<{ orderId: string; number: string; byHand: readonly string[] }>) => sql<object>`
    update parcels set call_off_at = now(),
      state = case when state = 'asked' and attempts = 0 or state = 'booked' and courier = any(${param("byHand")}::text[])
        then 'cancelled' else state end,
      next_at = case when state = 'asked' and attempts = 0 or courier = any(${param("byHand")}::text[]) then null
        when state = 'booked' then now() else next_at end
    where order_id = ${param("orderId")}::uuid and call_off_at is null
      and state not in ('refused', 'cancelled', 'delivered', 'returned', 'lost')
      and coalesce(tracking_number, '') is distinct from nullif(${param("number")}::text, '')`,
);

/**
 * Has all parcels of an order called off that its couriers have not handed over, but for the one with this number; those that are booked
 * by `followParcels`, after the transaction. To be called with the order locked.
 */
export async function callOffParcels(transaction: Executor, orderId: string, number = ""): Promise<void> {
  await callOff.run(transaction, { orderId, number, byHand: handCourierIds });
}

const markCalledOff = namedQuery(
  "mark-parcel-called-off",
  (param: Param<{ id: string }>) => sql<object>`
    update parcels set state = 'cancelled', next_at = null, problem = '', call_off_problem = ''
    where id = ${param("id")}::uuid and state in ('asked', 'booked')`,
);

/** Notes that a parcel is called off. */
export async function noteCalledOff(transaction: Executor, id: string): Promise<void> {
  await giveBackWith(transaction, id, () => markCalledOff.run(transaction, { id }));
}

const noteRefused = namedQuery(
  "note-call-off-refused",
  (param: Param<{ id: string; problem: string; wait: number }>) => sql<object>`
    update parcels set call_off_problem = ${param("problem")}::text, attempts = 0, problem = '',
      next_at = now() + make_interval(secs => ${param("wait")}::double precision)
    where id = ${param("id")}::uuid`,
);

const keepNumber = namedQuery(
  "keep-number-of-parcel",
  (param: Param<{ id: string; number: string }>) => sql<object>`
    update parcels set state = 'booked', tracking_number = ${param("number")}::text where id = ${param("id")}::uuid`,
);

type ToCallOff = { id: string; reference: string; asked_at: Date; tracking_number: string | null };

/**
 * Calls a parcel off at its courier. One whose booking was never answered is looked for first: it is called off where the courier knows it, and
 * never booked. Gives it up where the courier says no, and looks again after `wait` seconds what becomes of it. Throws CourierSilentError.
 */
export async function callOffAtCourier(
  pool: pg.Pool,
  courier: Courier,
  parcel: ToCallOff,
  wait: number,
): Promise<void> {
  const { id } = parcel;
  const number = parcel.tracking_number || (await courier.find(parcel.reference, parcel.asked_at));
  if (number !== undefined) {
    if (!parcel.tracking_number) await keepNumber.run(pool, { id, number });
    const problem = await courier.cancel(number);
    if (problem !== undefined)
      return void (await noteRefused.run(pool, { id, problem: problem.slice(0, 200) || "It says no", wait }));
  }
  await withTransaction(pool, (client) => noteCalledOff(client, id));
}
