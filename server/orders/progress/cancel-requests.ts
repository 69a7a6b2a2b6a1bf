import { type RawBuilder, sql } from "kysely";
import type pg from "pg";
import { type Executor, writeFirst } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { recordChange, type StaffContext } from "../../staff/record-change.ts";
import { decideAction } from "../actions/decide-actions.ts";
import { type Objection, objectionTo } from "../actions/objections.ts";
import { lockFacts, readFacts } from "../actions/order-facts.ts";
import { type Cancelled, cancelOrder } from "./cancel-order.ts";
import { addOrderEvent } from "./order-events.ts";

/** In SQL, of an order `o`: its customer asked to cancel it and has no answer yet. */
export const asksToCancel: RawBuilder<boolean> = sql<boolean>`
  (o.progress = 'Pending' and o.cancel_asked_at is not null and o.cancel_declined is null)`;

export type CancelAsked = Cancelled | { outcome: "asked" };

type Asked = { email: string; user_id: string | null };

/**
 * Cancels an order for a shopper or, once the workshop has begun, asks staff to. `asked` also when it was asked before
 * and nobody has answered; once staff have, the customer has to call.
 */
export function requestCancel(pool: pg.Pool, orderId: string, userId: string | null): Promise<CancelAsked> {
  return withTransaction<CancelAsked>(pool, async (client) => {
    const result = await cancelOrder(client, orderId, { kind: "shopper", userId });
    if (result.outcome !== "not-allowed" || result.code !== "IN_WORK") return result;
    const facts = await readFacts(client, orderId);
    if (facts?.cancelRequest === "open") return { outcome: "asked" };
    const objection = facts && objectionTo(decideAction(facts, "askToCancel"), []);
    if (objection) return objection;
    const asked = await writeFirst(client)<Asked>`
      update orders set cancel_asked_at = now() where id = ${orderId}::uuid returning email, user_id`;
    if (!asked) return { outcome: "unknown" };
    const actor = asked.user_id !== null && asked.user_id === userId ? "customer" : "guest";
    const event = await addOrderEvent(client, { orderId, kind: "cancel-asked", actor });
    await tellCustomer(client, "cancel-asked", { orderId, event, recipient: asked.email });
    return { outcome: "asked" };
  });
}

export function declineCancel(
  { pool, staff }: StaffContext,
  orderId: string,
  reason: string,
): Promise<{ outcome: "declined" | "unknown" } | Objection> {
  return withTransaction<{ outcome: "declined" | "unknown" } | Objection>(pool, async (client) => {
    const facts = await lockFacts(client, orderId);
    if (!facts) return { outcome: "unknown" };
    const objection = objectionTo(decideAction(facts, "answerCancel"), []);
    if (objection) return objection;
    const declined = await writeFirst(client)<{ email: string }>`
      update orders set cancel_declined = ${reason}::text where id = ${orderId}::uuid returning email`;
    if (!declined) return { outcome: "unknown" };
    const event = await addOrderEvent(client, {
      orderId,
      kind: "cancel-declined",
      actor: staff.id,
      detail: { reason },
    });
    await tellCustomer(client, "cancel-declined", { orderId, event, recipient: declined.email });
    await recordChange(client, {
      staff,
      action: "order.declineCancel",
      subject: { kind: "order", id: orderId },
      before: { isAnswered: false },
      after: { isAnswered: true },
    });
    return { outcome: "declined" };
  });
}

async function tellCustomer(
  client: Executor,
  kind: "cancel-asked" | "cancel-declined",
  { orderId, event, recipient }: { orderId: string; event: string; recipient: string },
): Promise<void> {
  if (recipient === "") return;
  await queueMail(client, { kind, event: `order-event:${event}`, recipient, data: { orderId } });
}
