import { sql } from "kysely";
import type { z } from "zod";
import type { OrderChange } from "#contract/back-office/orders.ts";
import type { checkIn as contract } from "#contract/back-office/returns.ts";
import type { OrderProgress } from "#contract/orders/orders.ts";
import { namedQuery, type Param } from "#database/named-query.ts";
import { withTransaction } from "#database/transaction.ts";
import { cancelOrder } from "../../orders/progress/cancel-order.ts";
import { addOrderEvent } from "../../orders/progress/order-events.ts";
import { isUuid } from "../../queries/is-uuid.ts";
import { recordChange, type StaffContext } from "../../staff/record-change.ts";
import { moveStock, type StockMove } from "../../stock/move-stock.ts";

type Asked = z.output<typeof contract.body>;

/** `not-sent`: it is not on its way, or was checked in before; `other-items`: not each item once; `too-many`: more than was sent. */
type CheckedIn = { outcome: "checked-in" | "not-sent" | "other-items" | "too-many" | "unknown" };

const lockSent = namedQuery(
  "lock-order-to-check-in",
  (param: Param<{ orderId: string }>) => sql<{ progress: OrderProgress }>`
    select progress from orders where id = ${param("orderId")}::uuid for update`,
);

type Sent = { id: string; name: string; quantity: number; stock_id: string | null };

const selectItems = namedQuery(
  "read-items-to-check-in",
  (param: Param<{ orderId: string }>) => sql<Sent>`
    select id, line ->> 'name' as name, quantity, stock_id from order_items where order_id = ${param("orderId")}::uuid order by position`,
);

const insertReturn = namedQuery(
  "note-return",
  (param: Param<{ orderId: string; fee: number; staffId: string; items: string }>) => sql<object>`
    with returned as (
      insert into order_returns (order_id, fee, checked_in_by)
      values (${param("orderId")}::uuid, ${param("fee")}::integer, ${param("staffId")}::uuid) returning order_id
    )
    insert into returned_items (item_id, order_id, to_stock, to_repair, wasted)
    select item.id, returned.order_id, item."toStock", item."toRepair", item.wasted
    from returned, jsonb_to_recordset(${param("items")}::jsonb)
      as item (id uuid, "toStock" integer, "toRepair" integer, wasted integer)`,
);

type Returned = Sent & { toStock: number; toRepair: number; wasted: number };

/**
 * Checks in what its customer did not take: the order is cancelled, which takes what was due out of its ledger and counts the refusal
 * with its person, and its pieces go where staff say. Of two at once one waits, and is told that the other has done it.
 */
export function checkIn(
  { pool, staff }: StaffContext,
  { id, reason, items, fee }: Asked,
): Promise<CheckedIn> {
  return withTransaction<CheckedIn>(pool, async (client) => {
    const [order] = isUuid(id) ? await lockSent.run(client, { orderId: id }) : [];
    if (!order) return { outcome: "unknown" };
    if (order.progress !== "Dispatched") return { outcome: "not-sent" };
    const returned = sortPieces(await selectItems.run(client, { orderId: id }), items);
    if (!returned) return { outcome: "other-items" };
    if (returned.some(({ toStock }) => toStock < 0)) return { outcome: "too-many" };
    await addOrderEvent(client, {
      orderId: id,
      kind: "checked-in",
      actor: staff.id,
      detail: { changes: changesOf(returned, fee) },
    });
    const by = { kind: "staff", staffId: staff.id, reason } as const;
    await cancelOrder(client, id, by, async () => {
      await moveStock(client, movesOf(returned));
    });
    await insertReturn.run(client, { orderId: id, fee, staffId: staff.id, items: JSON.stringify(returned) });
    await recordChange(client, {
      staff,
      action: "order.checkIn",
      subject: { kind: "order", id },
      before: { progress: "Dispatched" },
      // The reason stays with the order, and goes with its customer.
      after: { progress: "Cancelled", fee },
    });
    return { outcome: "checked-in" };
  });
}

/** What goes where of each item; undefined unless each is named once. */
function sortPieces(sent: readonly Sent[], named: Asked["items"]): Returned[] | undefined {
  const byId = new Map(named.map((item) => [item.id, item]));
  if (named.length !== sent.length || sent.some(({ id }) => !byId.has(id))) return undefined;
  return sent.map((item) => {
    const { toRepair = 0, wasted = 0 } = byId.get(item.id) ?? {};
    return { ...item, toRepair, wasted, toStock: item.quantity - toRepair - wasted };
  });
}

/** Several items may have come from the same stock. */
function movesOf(returned: readonly Returned[]): StockMove[] {
  const pieces = new Map<string, number>();
  for (const { stock_id, toStock } of returned)
    if (stock_id !== null && toStock > 0) pieces.set(stock_id, (pieces.get(stock_id) ?? 0) + toStock);
  return [...pieces].map(([id, count]) => ({ id, pieces: count }));
}

function changesOf(returned: readonly Returned[], fee: number): OrderChange[] {
  const items = returned.map(({ name, quantity, toStock, toRepair, wasted, stock_id }) => ({
    what: `${name}, ${quantity} sent`,
    before: "",
    after: [
      [toStock, stock_id === null ? "put aside" : "to stock"] as const,
      [toRepair, "to repair"] as const,
      [wasted, "waste"] as const,
    ]
      .filter(([count]) => count > 0)
      .map(([count, where]) => `${count} ${where}`)
      .join(", "),
  }));
  return fee === 0 ? items : [...items, { what: "Return fee", before: "", after: `Rs. ${fee}` }];
}
