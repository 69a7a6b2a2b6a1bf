import type { z } from "zod";
import type { listConfirmLinks as contract } from "#contract/order-views/office-orders.ts";
import { reason } from "#contract/values/reason.ts";
import { type Executor, read, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import type { StaffContext } from "../../staff/record-change.ts";
import { decideAction } from "../actions/decide-actions.ts";
import { type Objection, objectionTo } from "../actions/objections.ts";
import { lockFacts, type OrderFacts, orderFacts } from "../actions/order-facts.ts";
import { addOrderEvent } from "../progress/order-events.ts";
import type { ConfirmLink } from "./confirm-link.ts";

type Row = {
  id: string;
  number: string;
  name: string;
  phone: string;
  total: number;
  asked_at: Date | null;
  paid_ahead: number;
  facts: OrderFacts;
};

export type Unconfirmed = z.output<typeof contract.success.body>["orders"][number];

export async function readUnconfirmed(
  executor: Executor,
  ids: readonly string[],
  linkOf: (order: {
    id: string;
    OrderID: string;
    name: string;
    phone: string;
    totalAmount: number;
    paidAhead: number;
  }) => ConfirmLink,
): Promise<Unconfirmed[]> {
  const rows = await read(executor)<Row>`
    select o.id, o.number, o.name, o.phone, o.total, o.asked_at, 
      case o.payment_method when 'transfer' then o.total else least(o.advance, o.total) end as paid_ahead, ${orderFacts} as facts
    from orders o where o.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], o.id)`;
  const toAsk = rows.filter(({ facts }) => decideAction(facts, "askToConfirm").may !== "not");
  return toAsk.map(({ id, number, name, phone, total, asked_at, paid_ahead }) => {
    const order = { id, OrderID: formatOrderNumber(number), name, phone, totalAmount: total };
    return {
      ...order,
      askedAt: asked_at?.toISOString() ?? null,
      whatsApp: linkOf({ ...order, paidAhead: paid_ahead }).whatsApp,
    };
  });
}

/**
 * Notes that the customer was asked; gives what stands against asking, with an order that is not there as with one that
 * is over.
 */
export function noteAskedToConfirm(
  { pool, staff }: StaffContext,
  orderId: string,
): Promise<Objection | undefined> {
  return withTransaction(pool, async (client) => {
    const facts = await lockFacts(client, orderId);
    const why = reason("NO_ANSWER_AWAITED");
    if (!facts) return { outcome: "not-allowed", code: "NOT_PENDING", why };
    const objection = objectionTo(decideAction(facts, "askToConfirm"), []);
    if (objection) return objection;
    await write(client)`update orders set asked_at = now() where id = ${orderId}::uuid`;
    await addOrderEvent(client, { orderId, kind: "asked-to-confirm", actor: staff.id });
    return undefined;
  });
}
