import { type RawBuilder, sql } from "kysely";

/**
 * In SQL, a table: the returned pieces of items of orders, whichever way they were entered. Of each entry its pieces
 * went to stock (or were put aside where the product has no stock), to repair, or were thrown away; of those to
 * repair so many are repaired or scrapped so far. `is_asked` where a customer asked and the shop agreed (returns),
 * else they were in a parcel that its customer did not take. Altered pieces (`is_theirs`) stay the customer's, and
 * are theirs again once the order that follows has left (`is_sent_again`). Every sum of returned goods is made from
 * this.
 */
export const goodsBack: RawBuilder<unknown> = sql`(
  select r.id, r.item_id, r.to_stock, r.to_repair, r.wasted, r.mended, r.scrapped, x.at, false as is_asked,
    false as is_theirs, false as is_sent_again
  from returned_items r join order_returns x on x.id = r.return_id
  union all
  select a.id, a.item_id, a.to_stock::integer, a.to_repair::integer, a.wasted::integer, a.mended, a.scrapped,
    coalesce(a.received_at, a.created_at), true, a.remedy = 'alteration',
    a.remedy = 'alteration' and exists (select from orders f where f.id = a.follow_order_id and f.progress in ('Dispatched', 'Delivered'))
  from aftercare_requests a where a.to_stock is not null
)`;

/** In SQL, of an entry `b` of `goodsBack`: pieces that wait for repair. */
export const toRepair: RawBuilder<number> = sql<number>`
  (case when b.is_sent_again then 0 else b.to_repair - b.mended - b.scrapped end)::integer`;

/** In SQL, of an entry `b` of `goodsBack`: some of its pieces wait for repair. */
export const waitsForRepair: RawBuilder<boolean> = sql<boolean>`
  (b.to_repair > b.mended + b.scrapped and not b.is_sent_again)`;

/** In SQL, of an item `i` of an order: whether what comes back of it goes to stock; else it is put aside. */
export const isStocked: RawBuilder<boolean> = sql<boolean>`
  (exists (select from product_stock s where s.id = i.stock_id))`;
