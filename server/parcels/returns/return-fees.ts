import { sql } from "kysely";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { type Executor, write } from "#database/query.ts";

/** The reference of a fee's entries in the ledger, where payments have the number of their transfer. */
const reference = "Return fee";

type Fee = { returnId: string; orderId: string; fee: number; staffId: string };

/**
 * Enters what the courier takes for a return into the ledger of its order, as a charge that is written off at once,
 * unless a statement has brought it already. To be called with the order locked, once the return is noted.
 */
export async function enterReturnFee(transaction: Executor, fee: Fee): Promise<void> {
  // A row of a statement is about this return when it is about its parcel; about all that came back of an order, when
  // none of these has been answered by it.
  await write(transaction)`
    with known as (
      select exists (
        select from order_returns r left join parcels c on c.id = r.parcel_id join payout_rows p on p.order_id = r.order_id
        where r.id = ${fee.returnId}::uuid and p.kind <> 'delivered' and p.entered_at is not null and p.fee > 0
          and (r.parcel_id is null or c.tracking_number = p.tracking_number)
      ) as is_known
    ), entries as (
      insert into order_ledger (order_id, kind, cause, day, amount, reference, actor)
      select ${fee.orderId}::uuid, e.kind, e.cause, e.day, ${fee.fee}::integer, ${sql.lit(reference)}, ${fee.staffId}::text
      from known, (values ('due', 'charge', null::date), ('written-off', null, ${dayInKarachi(new Date())}::date)) e (kind, cause, day)
      where not is_known and ${fee.fee}::integer > 0
      returning id, kind
    )
    update order_returns set is_in_statement = (select is_known from known),
      charge_entry = (select id from entries where kind = 'due'),
      written_off_entry = (select id from entries where kind = 'written-off')
    where id = ${fee.returnId}::uuid`;
}

type Stated = { orderId: string; trackingNumber: string; staffId: string };

/**
 * Takes what was noted of a return back, by its opposite, because a statement of the courier brings what it has cost.
 * To be called with the order locked; nothing happens where no return was checked in yet.
 */
export async function replaceReturnFee(transaction: Executor, stated: Stated): Promise<void> {
  await write(transaction)`
    with answered as (
      update order_returns set is_in_statement = true where id = (
        select r.id from order_returns r left join parcels p on p.id = r.parcel_id
        where r.order_id = ${stated.orderId}::uuid and not r.is_in_statement
          and (r.parcel_id is null or p.tracking_number = ${stated.trackingNumber}::text)
        order by r.at, r.id limit 1
      ) returning order_id, charge_entry, written_off_entry
    )
    insert into order_ledger (order_id, kind, cause, day, amount, reference, undoes, actor)
    select l.order_id, l.kind, l.cause, l.day, -l.amount, l.reference, l.id, ${stated.staffId}::text
    from answered a join order_ledger l on l.order_id = a.order_id and l.id in (a.charge_entry, a.written_off_entry)`;
}
