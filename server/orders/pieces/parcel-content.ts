import { type RawBuilder, sql } from "kysely";
import { type Executor, read } from "#database/query.ts";
import { holdsPieces, pieceSums } from "./piece-sums.ts";

const notPaidOut = (of: RawBuilder<boolean>) => sql<number>`
  (select coalesce(sum(greatest(p.collects - (select coalesce(sum(r.cod), 0) / 100 from payout_rows r where r.courier = p.courier
      and r.tracking_number = p.tracking_number and r.kind = 'delivered' and r.entered_at is not null), 0)), 0)::integer
    from parcels p where p.order_id = o.id and ${of})`;

/**
 * In SQL, of an order `o`: rupees that riders collect by now, or have collected and their courier has not paid out.
 * The balance less this is the amount that another rider may collect.
 */
export const beingCollected: RawBuilder<number> = notPaidOut(holdsPieces);

/**
 * In SQL, of an order `o`: rupees that riders have collected with parcels that have arrived, and their courier has not
 * paid out.
 */
export const collectedByRiders: RawBuilder<number> = notPaidOut(sql<boolean>`p.state = 'delivered'`);

/** Whether each piece of an order has arrived or was checked in, once this parcel, if any, has arrived. */
export async function isAllThere(
  executor: Executor,
  orderId: string,
  parcelId: string | null,
): Promise<boolean> {
  const found = await read(executor)`
    select from order_items i cross join ${pieceSums} where i.order_id = ${orderId}::uuid
      and pieces.left > pieces.arrived + (select coalesce(sum(c.pieces), 0) from parcel_items c join parcels p on p.id = c.parcel_id
        where c.item_id = i.id and p.id = ${parcelId}::uuid and p.state <> 'delivered')
      and not exists (select from parcels p where p.id = ${parcelId}::uuid
        and not exists (select from parcel_items c where c.parcel_id = p.id))
    limit 1`;
  return found.length === 0;
}
