import { type RawBuilder, sql } from "kysely";

/** In SQL: the ids of orders that came back, or a part of them, and of which more was paid than is due since. */
export const ordersToPayBack: RawBuilder<unknown> = sql`
  select distinct r.order_id from order_returns r where r.is_overpaid and 0 > (
    select sum(case when l.kind in ('due', 'refunded') then l.amount else -l.amount end) from order_ledger l
    where l.order_id = r.order_id)`;
