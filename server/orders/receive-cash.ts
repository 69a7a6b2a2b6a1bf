import { sql } from "kysely";
import type { ChangeResult } from "#contract/back-office/orders.ts";
import type { Day } from "#contract/karachi-time.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { withTransaction } from "#database/transaction.ts";
import { isUuid } from "../is-uuid.ts";
import { recordChange } from "../staff/record-change.ts";
import type { OrderOffice } from "./change-orders.ts";
import { addOrderEvent } from "./order-events.ts";
import { formatOrderNumber } from "./order-number.ts";

type Cash = { number: string; progress: string; received_on: Day | null };

const lockCash = namedQuery(
  "lock-order-cash",
  (param: Param<{ orderId: string }>) => sql<Cash>`
    select number, progress, cash_received_on::text as received_on from orders
    where id = ${param("orderId")}::uuid for update`,
);

/** The figures of the day that it came in on, and of the one that it no longer did, are counted again. */
const setCash = namedQuery(
  "set-order-cash",
  (param: Param<{ orderId: string; on: Day | null; was: Day | null }>) => sql<Record<string, never>>`
    with changed as (
      update orders set cash_received_on = ${param("on")}::date where id = ${param("orderId")}::uuid
    )
    insert into uncounted_days (day)
    select day from (values (${param("on")}::date), (${param("was")}::date)) touched (day) where day is not null
    on conflict do nothing`,
);

/**
 * Notes on which day the shop had the cash of an order, with its history and the audit log; `refused` when it has not
 * arrived, or its cash is noted already.
 */
export function receiveCash({ pool, staff }: OrderOffice, id: string, on: Day): Promise<ChangeResult> {
  return withTransaction<ChangeResult>(pool, async (client) => {
    const order = await lock(client, id);
    if (!order) return { id, OrderID: null, outcome: "unknown" };
    const OrderID = formatOrderNumber(order.number);
    if (order.progress !== "Delivered" || order.received_on !== null)
      return { id, OrderID, outcome: "refused" };
    await setCash.run(client, { orderId: id, on, was: null });
    await addOrderEvent(client, { orderId: id, kind: "cash-received", actor: staff.id, detail: { on } });
    await recordChange(client, {
      ...{ staff, action: "order.receiveCash", subject: { kind: "order", id } },
      ...{ before: { cashReceivedOn: null }, after: { cashReceivedOn: on } },
    });
    return { id, OrderID, outcome: "changed" };
  });
}

/** Takes back what `receiveCash` has noted, for a reason that stands in the history and the audit log. */
export function takeCashBack(
  { pool, staff }: OrderOffice,
  id: string,
  reason: string,
): Promise<{ outcome: "taken-back" | "not-received" | "unknown" }> {
  return withTransaction(pool, async (client) => {
    const order = await lock(client, id);
    if (!order) return { outcome: "unknown" };
    if (order.received_on === null) return { outcome: "not-received" };
    await setCash.run(client, { orderId: id, on: null, was: order.received_on });
    await addOrderEvent(client, {
      orderId: id,
      kind: "cash-taken-back",
      actor: staff.id,
      detail: { reason },
    });
    await recordChange(client, {
      ...{ staff, action: "order.takeCashBack", subject: { kind: "order", id } },
      ...{ before: { cashReceivedOn: order.received_on }, after: { cashReceivedOn: null, reason } },
    });
    return { outcome: "taken-back" };
  });
}

async function lock(client: Executor, orderId: string): Promise<Cash | undefined> {
  const [order] = isUuid(orderId) ? await lockCash.run(client, { orderId }) : [];
  return order;
}
