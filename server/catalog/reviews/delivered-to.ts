import { type RawBuilder, sql } from "kysely";
import { type Executor, read } from "#database/query.ts";

/**
 * In SQL: the lines of delivered orders by which a customer has a product. The one rule of a verified purchase: placing
 * an order is free and may name any address. Read through a customer's few orders; otherwise PostgreSQL would gather
 * all buyers of a bestseller. The product's id is compared in a form without an index to prevent that.
 */
function deliveredLines(userId: RawBuilder<string>, productId: RawBuilder<string>): RawBuilder<unknown> {
  return sql`from orders join order_items on order_items.order_id = orders.id
    where orders.user_id = ${userId} and orders.progress = 'Delivered'
      and order_items.product_id || '' = ${productId}`;
}

export function isDeliveredTo(
  userId: RawBuilder<string>,
  productId: RawBuilder<string>,
): RawBuilder<boolean> {
  return sql<boolean>`(select true ${deliveredLines(userId, productId)} limit 1) is not null`;
}

export type Delivered = { isDelivered: boolean; sizes: string[] };

/** Whether a product was delivered to a customer, and in which sizes, newest first; none of pieces made to measure. */
export async function readDelivered(
  executor: Executor,
  { userId, productId }: { userId: string; productId: string },
): Promise<Delivered> {
  const rows = await read(executor)<{ size: string | null }>`
    select case jsonb_typeof(order_items.line -> 'sizes') when 'string' then order_items.line ->> 'sizes' end as size
    ${deliveredLines(sql`${userId}::uuid`, sql`${productId}::text`)}
    order by orders.created_at desc limit 50`;
  const sizes = rows.flatMap(({ size }) => (size === null || size === "" ? [] : [size]));
  return { isDelivered: rows.length > 0, sizes: [...new Set(sizes)] };
}

/** Whether a review may name the size: none, or one that was delivered to its author. */
export async function isSizeTheirs(
  executor: Executor,
  customer: { userId: string; productId: string },
  size: string | null | undefined,
): Promise<boolean> {
  return !size || (await readDelivered(executor, customer)).sizes.includes(size);
}
