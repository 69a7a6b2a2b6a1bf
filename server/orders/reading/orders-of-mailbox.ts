import type { OrderProgress } from "#contract/orders/orders.ts";
import { type Executor, read } from "#database/query.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";

export type OrderOfMailbox = { OrderID: string; createdAt: string; progress: OrderProgress };

/** Few enough for one mail. */
const most = 20;

/** Orders placed with an e-mail address, in any case, newest first. */
export async function readOrdersOfMailbox(executor: Executor, email: string): Promise<OrderOfMailbox[]> {
  const rows = await read(executor)<{ number: string; at: Date; progress: OrderProgress }>`
    select number, created_at as at, progress from orders where lower(email) = lower(${email}::text)
    order by created_at desc limit ${most}::integer`;
  return rows.map(({ number, at, progress }) => ({
    OrderID: formatOrderNumber(number),
    createdAt: at.toISOString(),
    progress,
  }));
}
