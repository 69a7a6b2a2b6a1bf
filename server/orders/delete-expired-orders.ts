import { sql } from "kysely";
import { orderYears } from "#contract/settings/shop-settings.ts";
import type { Database } from "#database/connect.ts";
import { deleteInBatches } from "#database/delete-in-batches.ts";
import { write } from "#database/query.ts";
import { withoutPersonalOptions } from "#server/catalog/options/options-of-item.ts";

const batch = 1_000;

/** Deletes measurements of orders that ended a year ago; gives the number of these orders. Payments stay. */
export async function deleteExpiredMeasurements({ pool }: Pick<Database, "pool">): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const { length } = await write(pool)`
      with due as (
        select o.id from orders o
        where o.measurements_forgotten_at is null and o.progress in ('Delivered', 'Cancelled')
          and o.created_at < now() - interval '12 months'
          and exists (select from order_history h where h.order_id = o.id and h.progress = o.progress
            and h.at < now() - interval '12 months')
        limit ${batch} for update skip locked
      ), emptied as (
        update order_items i set line = i.line
          || jsonb_build_object('custom_size', false, 'name_engraving', false, 'uniqueId', i.id)
          || case when i.line -> 'sizes' = 'false' then '{"sizes": "Custom size"}' else '{}' end::jsonb
        from due where i.order_id = due.id
      ), untyped as (
        update order_item_options c set ${withoutPersonalOptions} and c.item_id in (
          select i.id from order_items i join due on due.id = i.order_id)
      ), untold as (
        update order_events e set detail = e.detail - 'changes' from due where e.order_id = due.id
      )
      update orders set measurements_forgotten_at = now() from due where orders.id = due.id
      returning orders.id`;
    forgotten += length;
    if (length < batch) return forgotten;
  }
}

export function deleteExpiredOrders(database: Pick<Database, "pool">): Promise<number> {
  return deleteInBatches(
    database,
    "orders",
    sql`created_at < now() - ${sql.lit(orderYears)} * interval '1 year'`,
  );
}
