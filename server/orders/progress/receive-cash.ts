import type { ChangeResult } from "#contract/orders/change-results.ts";
import { inEnglish } from "#contract/reasons/in-english.ts";
import type { Day } from "#contract/values/karachi-time.ts";
import { type Executor, read, readFirst } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { recordChange, type StaffContext } from "../../staff/record-change.ts";
import { decideAction } from "../actions/decide-actions.ts";
import { type Objection, objectionTo } from "../actions/objections.ts";
import { type OrderFacts, orderFacts } from "../actions/order-facts.ts";
import { enterMoney, isCash, readStandingMoney, undoEntry } from "../ledger/order-ledger.ts";
import { addOrderEvent } from "./order-events.ts";

type Cash = { number: string; received_on: Day | null; facts: OrderFacts };

/** All that was still to be paid; `refused` when it has not arrived, or nothing is to be paid any more. */
export function receiveCash({ pool, staff }: StaffContext, id: string, on: Day): Promise<ChangeResult> {
  return withTransaction<ChangeResult>(pool, async (client) => {
    const order = await lock(client, id);
    if (!order) return { id, OrderID: null, outcome: "unknown" };
    const OrderID = formatOrderNumber(order.number);
    const objection = objectionTo(decideAction(order.facts, "receiveCash"), []);
    if (objection?.outcome === "not-allowed")
      return { id, OrderID, outcome: "refused", why: inEnglish(objection.why) };
    await enterMoney(client, {
      orderId: id,
      kind: "received",
      amount: order.facts.money.balance,
      how: "cash",
      on,
      reference: null,
      staffId: staff.id,
    });
    await addOrderEvent(client, { orderId: id, kind: "cash-received", actor: staff.id, detail: { on } });
    await recordChange(client, {
      staff,
      action: "order.receiveCash",
      subject: { kind: "order", id },
      before: { cashReceivedOn: null },
      after: { cashReceivedOn: on },
    });
    return { id, OrderID, outcome: "changed" };
  });
}

export function takeCashBack(
  { pool, staff }: StaffContext,
  id: string,
  reason: string,
): Promise<{ outcome: "taken-back" | "unknown" } | Objection> {
  return withTransaction<{ outcome: "taken-back" | "unknown" } | Objection>(pool, async (client) => {
    const order = await lock(client, id);
    if (!order) return { outcome: "unknown" };
    const objection = objectionTo(decideAction(order.facts, "takeCashBack"), []);
    const cash = (await readStandingMoney(client, id)).findLast(isCash);
    if (objection || !cash) return objection ?? { outcome: "unknown" };
    await undoEntry(client, { orderId: id, entryId: cash.id, staffId: staff.id });
    await addOrderEvent(client, {
      orderId: id,
      kind: "cash-taken-back",
      actor: staff.id,
      detail: { reason },
    });
    await recordChange(client, {
      staff,
      action: "order.takeCashBack",
      subject: { kind: "order", id },
      before: { cashReceivedOn: order.received_on },
      after: { cashReceivedOn: null },
    });
    return { outcome: "taken-back" };
  });
}

async function lock(client: Executor, orderId: string): Promise<Cash | undefined> {
  if (!isUuid(orderId)) return undefined;
  await read(client)`select from orders where id = ${orderId}::uuid for no key update`;
  // Read by another statement than the lock: the entries are those of the moment when it was had.
  return await readFirst(client)<Cash>`
    select o.number, o.cash_received_on::text as received_on, ${orderFacts} as facts
    from orders o where o.id = ${orderId}::uuid`;
}
