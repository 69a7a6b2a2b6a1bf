import { sql } from "kysely";
import { type Day, dayInKarachi } from "#contract/values/karachi-time.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";

/** What the entries of a fee are called in the ledger, where money has the number of its transfer. */
const reference = "Return fee";

type Fee = { returnId: string; orderId: string; fee: number; staffId: string };

// A row of a statement is about this return when it is about its parcel; about all that came back of an order, when none of these
// has been answered by it.
const enterFee = namedQuery(
  "enter-return-fee",
  (param: Param<Fee & { today: Day }>) => sql<object>`
    with known as (
      select exists (
        select from order_returns r left join parcels c on c.id = r.parcel_id join payout_rows p on p.order_id = r.order_id
        where r.id = ${param("returnId")}::uuid and p.kind <> 'delivered' and p.entered_at is not null and p.fee > 0
          and (r.parcel_id is null or c.tracking_number = p.tracking_number)
      ) as is_known
    ), entries as (
      insert into order_ledger (order_id, kind, cause, day, amount, reference, actor)
      select ${param("orderId")}::uuid, e.kind, e.cause, e.day, ${param("fee")}::integer, ${sql.lit(reference)}, ${param("staffId")}::text
      from known, (values ('due', 'charge', null::date), ('written-off', null, ${param("today")}::date)) e (kind, cause, day)
      where not is_known and ${param("fee")}::integer > 0
      returning id, kind
    )
    update order_returns set is_in_statement = (select is_known from known),
      charge_entry = (select id from entries where kind = 'due'),
      written_off_entry = (select id from entries where kind = 'written-off')
    where id = ${param("returnId")}::uuid`,
);

/**
 * Enters what the courier takes for a return into the ledger of its order, as a charge that is written off at once, unless a
 * statement has brought it already. To be called with the order locked, once the return is noted.
 */
export async function enterReturnFee(transaction: Executor, fee: Fee): Promise<void> {
  await enterFee.run(transaction, { ...fee, today: dayInKarachi(new Date()) });
}

type Stated = { orderId: string; trackingNumber: string; staffId: string };

const replaceFee = namedQuery(
  "replace-return-fee",
  (param: Param<Stated>) => sql<object>`
    with answered as (
      update order_returns set is_in_statement = true where id = (
        select r.id from order_returns r left join parcels p on p.id = r.parcel_id
        where r.order_id = ${param("orderId")}::uuid and not r.is_in_statement
          and (r.parcel_id is null or p.tracking_number = ${param("trackingNumber")}::text)
        order by r.at, r.id limit 1
      ) returning order_id, charge_entry, written_off_entry
    )
    insert into order_ledger (order_id, kind, cause, day, amount, reference, undoes, actor)
    select l.order_id, l.kind, l.cause, l.day, -l.amount, l.reference, l.id, ${param("staffId")}::text
    from answered a join order_ledger l on l.order_id = a.order_id and l.id in (a.charge_entry, a.written_off_entry)`,
);

/**
 * Takes what was noted of a return back, by its opposite, because a statement of the courier brings what it has cost. To be called
 * with the order locked; nothing happens where no return was checked in yet.
 */
export async function replaceReturnFee(transaction: Executor, stated: Stated): Promise<void> {
  await replaceFee.run(transaction, stated);
}
