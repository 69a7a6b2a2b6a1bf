import { sql } from "kysely";
import type { LiveOrders } from "#contract/reports/live-orders.ts";
import { type Executor, readFirst } from "#database/query.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";

/** Finds orders that were uncommitted at the last call. */
const overlap = sql`interval '1 minute'`;

const mostOrders = 200;

type Row = { now: Date; orders: { id: string; number: string }[] };

/** The newest orders since a moment, or of the last minute, oldest first; `upTo` is the moment of the next call. */
export async function readNewOrders(
  executor: Executor,
  since: Date | null,
): Promise<{ newOrders: LiveOrders["newOrders"]; upTo: Date }> {
  const found = await readFirst(executor)<Row>`
    select now() as now, coalesce(json_agg(o order by created_at, id), '[]') as orders from (
      select id, number, created_at from orders where created_at >= coalesce(${since}::timestamptz, now()) - ${overlap}
      order by created_at desc, id desc limit ${sql.lit(mostOrders)}) o`;
  const { now, orders } = found ?? { now: new Date(), orders: [] };
  return {
    newOrders: orders.map(({ id, number }) => ({ id, OrderID: formatOrderNumber(number) })),
    upTo: now,
  };
}
