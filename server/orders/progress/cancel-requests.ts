import { sql } from "kysely";
import type pg from "pg";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { withTransaction } from "#database/transaction.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { recordChange, type StaffContext } from "../../staff/record-change.ts";
import { type Cancelled, cancelOrder } from "./cancel-order.ts";
import { addOrderEvent } from "./order-events.ts";

export type CancelAsked = Exclude<Cancelled, { outcome: "in-work" }> | { outcome: "asked" | "declined" };

type Asked = { email: string; user_id: string | null };

const askToCancel = namedQuery(
  "ask-to-cancel",
  (param: Param<{ orderId: string }>) => sql<Asked>`
    update orders set cancel_asked_at = now()
    where id = ${param("orderId")}::uuid and progress = 'Pending' and work_started_at is not null
      and cancel_asked_at is null
    returning email, user_id`,
);

const findRequest = namedQuery(
  "find-cancel-request",
  (param: Param<{ orderId: string }>) => sql<{ declined: boolean }>`
    select cancel_declined is not null as declined from orders where id = ${param("orderId")}::uuid`,
);

const decline = namedQuery(
  "decline-cancel",
  (param: Param<{ orderId: string; reason: string }>) => sql<{ email: string }>`
    update orders set cancel_declined = ${param("reason")}::text
    where id = ${param("orderId")}::uuid and progress = 'Pending' and cancel_asked_at is not null
      and cancel_declined is null
    returning email`,
);

/**
 * Cancels an order for a shopper or, once the workshop has begun, asks staff to. `asked` also when it was asked before and
 * nobody has answered; `declined` when staff have: then the customer has to call.
 */
export function requestCancel(pool: pg.Pool, orderId: string, userId: string | null): Promise<CancelAsked> {
  return withTransaction<CancelAsked>(pool, async (client) => {
    const result = await cancelOrder(client, orderId, { kind: "shopper", userId });
    if (result.outcome !== "in-work") return result;
    const [asked] = await askToCancel.run(client, { orderId });
    if (!asked) {
      const [request] = await findRequest.run(client, { orderId });
      return { outcome: request?.declined ? "declined" : "asked" };
    }
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
): Promise<{ outcome: "declined" | "not-asked" }> {
  return withTransaction(pool, async (client) => {
    const [declined] = await decline.run(client, { orderId, reason });
    if (!declined) return { outcome: "not-asked" };
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
