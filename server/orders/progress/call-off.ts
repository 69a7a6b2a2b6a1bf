import { type RawBuilder, sql } from "kysely";
import type pg from "pg";
import { handCourierIds } from "#contract/orders/couriers.ts";
import { type Executor, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import type { Courier } from "#server/parcels/courier.ts";
import { isCheckedIn } from "../pieces/piece-sums.ts";
import { giveBackWith } from "../pieces/stock-of-pieces.ts";

/** In SQL, of a parcel `p`: the call-off is still to be sent to its courier. */
export const isToCallOff: RawBuilder<boolean> = sql<boolean>`
  (p.call_off_at is not null and p.call_off_problem = '' and p.state in ('asked', 'booked'))`;

/**
 * In SQL, of a parcel `p`: it was not to be carried any more, and its courier may do so all the same, has done so, or
 * brings it back.
 */
export const isCarriedAllTheSame: RawBuilder<boolean> = sql<boolean>`
  (p.call_off_at is not null and p.state not in ('refused', 'cancelled', 'returned') and not ${isCheckedIn}
    and (p.state <> 'delivered' or p.call_off_at > now() - interval '60 days'))`;

/**
 * Has all parcels of an order called off that its couriers have not handed over, but for the one with this number;
 * those that are booked by `followParcels`, after the transaction. To be called with the order locked.
 */
export async function callOffParcels(transaction: Executor, orderId: string, number = ""): Promise<void> {
  // Bookings that no courier has received, and those of couriers that cannot be asked, are cancelled by this alone.
  // One that a courier may be booking at this moment is looked up when its time comes, not sooner.
  await write(transaction)`
    update parcels set call_off_at = now(),
      state = case when state = 'asked' and attempts = 0 or state = 'booked' and courier = any(${handCourierIds}::text[])
        then 'cancelled' else state end,
      next_at = case when state = 'asked' and attempts = 0 or courier = any(${handCourierIds}::text[]) then null
        when state = 'booked' then now() else next_at end
    where order_id = ${orderId}::uuid and call_off_at is null
      and state not in ('refused', 'cancelled', 'delivered', 'returned', 'lost')
      and coalesce(tracking_number, '') is distinct from nullif(${number}::text, '')`;
}

/** Notes that a parcel is called off. */
export async function noteCalledOff(transaction: Executor, id: string): Promise<void> {
  await giveBackWith(
    transaction,
    id,
    () => write(transaction)`
    update parcels set state = 'cancelled', next_at = null, problem = '', call_off_problem = ''
    where id = ${id}::uuid and state in ('asked', 'booked')`,
  );
}

function noteRefused(executor: Executor, values: { id: string; problem: string; wait: number }) {
  return write(executor)`
    update parcels set call_off_problem = ${values.problem}::text, attempts = 0, problem = '',
      next_at = now() + make_interval(secs => ${values.wait}::double precision)
    where id = ${values.id}::uuid`;
}

type ToCallOff = { id: string; reference: string; asked_at: Date; tracking_number: string | null };

/**
 * Calls a parcel off at its courier. One whose booking was never answered is looked for first: it is called off where
 * the courier knows it, and never booked. Gives it up where the courier says no, and looks again after `wait` seconds
 * what becomes of it. Throws CourierTimeoutError.
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
    if (!parcel.tracking_number) {
      await write(pool)`
        update parcels set state = 'booked', tracking_number = ${number}::text where id = ${id}::uuid`;
    }
    const problem = await courier.cancel(number);
    if (problem !== undefined)
      return void (await noteRefused(pool, { id, problem: problem.slice(0, 200) || "It says no", wait }));
  }
  await withTransaction(pool, (client) => noteCalledOff(client, id));
}
