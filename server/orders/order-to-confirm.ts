import { sql } from "kysely";
import type { OrderToConfirm } from "#contract/order-confirmation.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { isUuid } from "../is-uuid.ts";
import { type OrderRow, orderColumns, toOrder } from "./order-rows.ts";
import { withoutPerson } from "./track-order.ts";

// The columns of the person are not even read.
const selectOrder = namedQuery(
  "order-to-confirm",
  (param: Param<{ orderId: string }>) => sql<OrderRow & { confirmed: boolean }>`
    select ${orderColumns}, o.confirmed_at is not null as confirmed
    from orders o where o.id = ${param("orderId")}::uuid`,
);

/** The order that a customer is asked about, without anything about the person; undefined when there is none. */
export async function readOrderToConfirm(
  executor: Executor,
  orderId: string,
): Promise<OrderToConfirm | undefined> {
  const [row] = isUuid(orderId) ? await selectOrder.run(executor, { orderId }) : [];
  if (!row) return undefined;
  const { id: _, history: __, items, ...order } = toOrder(row);
  return { ...order, items: items.map(withoutPerson), isConfirmed: row.confirmed };
}
