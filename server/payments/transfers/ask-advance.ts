import { type Executor, writeFirst } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { decideAction } from "#server/orders/actions/decide-actions.ts";
import { type Objection, objectionTo } from "#server/orders/actions/objections.ts";
import { lockFacts } from "#server/orders/actions/order-facts.ts";
import { addOrderEvent } from "#server/orders/progress/order-events.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";

type AskedAdvance =
  | { outcome: "asked" | "unknown" }
  /** Rupees that are to be paid at all. */
  | { outcome: "more-than-due"; most: number }
  | Objection;

/**
 * Asks the customer of a pending order for so many rupees before it is sent, by mail; tracking shows how they are paid.
 */
export function askAdvance(
  { pool, staff }: StaffContext,
  { id: orderId, amount }: { id: string; amount: number },
): Promise<AskedAdvance> {
  return withTransaction<AskedAdvance>(pool, async (client) => {
    const facts = await lockFacts(client, orderId);
    if (!facts) return { outcome: "unknown" };
    const objection = objectionTo(decideAction(facts, "askAdvance"), []);
    if (objection) return objection;
    const { paid: received, balance } = facts.money;
    if (amount > balance) return { outcome: "more-than-due", most: balance };
    // Earlier payments count towards the advance.
    const order = await writeFirst(client)<{ email: string }>`
      update orders set advance = ${received + amount}::integer where id = ${orderId}::uuid returning email`;
    const detail = { amount };
    const event = await addOrderEvent(client, { orderId, kind: "advance-asked", actor: staff.id, detail });
    await mailAdvance(client, { orderId, event, recipient: order?.email ?? "" });
    await recordChange(client, {
      staff,
      action: "order.askAdvance",
      subject: { kind: "order", id: orderId },
      before: null,
      after: detail,
    });
    return { outcome: "asked" };
  });
}

async function mailAdvance(
  client: Executor,
  { orderId, event, recipient }: { orderId: string; event: string; recipient: string },
): Promise<void> {
  if (recipient === "") return;
  const mail = { kind: "advance-asked", event: `order-event:${event}`, recipient } as const;
  await queueMail(client, { ...mail, data: { orderId } });
}
