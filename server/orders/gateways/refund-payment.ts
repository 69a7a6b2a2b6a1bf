import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { GatewayId } from "#contract/payments/gateways.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { withTransaction } from "#database/transaction.ts";
import { violatedConstraint } from "../../queries/violated-constraint.ts";
import { recordChange, type StaffContext } from "../../staff/record-change.ts";
import { lockPayment } from "../ledger/enter-payment.ts";
import { enterMoney } from "../ledger/order-ledger.ts";
import { addOrderEvent } from "../progress/order-events.ts";
import type { Settling } from "./settle-payments.ts";

type Refunding =
  | { outcome: "asked" | "unknown" | "under-way" | "not-offered" }
  | { outcome: "too-much"; most: number };

type PaymentRow = { order_id: string; gateway: GatewayId; state: string; amount: number; refunded: number };

const selectPayment = namedQuery(
  "read-payment-to-refund",
  (param: Param<{ id: string }>) => sql<PaymentRow>`
    select p.order_id, p.gateway, p.state, p.amount,
      (select coalesce(sum(r.amount), 0)::integer from gateway_refunds r where r.payment_id = p.id and r.state <> 'refused')
        as refunded
    from gateway_payments p where p.id = ${param("id")}::uuid`,
);

const insertRefund = namedQuery(
  "ask-for-gateway-refund",
  (param: Param<{ id: string; paymentId: string; amount: number; staffId: string }>) => sql<object>`
    insert into gateway_refunds (id, payment_id, amount, asked_by)
    values (${param("id")}::uuid, ${param("paymentId")}::uuid, ${param("amount")}::integer, ${param("staffId")}::text)`,
);

/** Stores that some of a payment is to go back, which the gateway is asked for after that; one at a time for a payment. */
export async function refundPayment(
  { pool, staff, gateways }: StaffContext & Pick<Settling, "gateways">,
  { payment: paymentId, amount }: { payment: string; amount: number },
): Promise<Refunding> {
  try {
    return await withTransaction<Refunding>(pool, async (client) => {
      const [known] = await selectPayment.run(client, { id: paymentId });
      const locked = known && (await lockPayment(client, known.order_id));
      // Read again with the order locked.
      const [payment] = await selectPayment.run(client, { id: paymentId });
      if (!locked || payment?.state !== "paid") return { outcome: "unknown" };
      if (!gateways.has(payment.gateway)) return { outcome: "not-offered" };
      const most = Math.max(0, Math.min(payment.amount - payment.refunded, locked.payment.received));
      if (amount > most) return { outcome: "too-much", most };
      const id = randomUUID();
      await insertRefund.run(client, { id, paymentId, amount, staffId: staff.id });
      await recordChange(client, {
        ...{ staff, action: "order.refundPayment", subject: { kind: "order", id: payment.order_id } },
        ...{ before: null, after: { payment: paymentId, amount } },
      });
      return { outcome: "asked" };
    });
  } catch (error) {
    if (violatedConstraint(error) === "gateway_refunds_open") return { outcome: "under-way" };
    throw error;
  }
}

type Sending = {
  id: string;
  amount: number;
  gateway: GatewayId;
  reference: string;
  instrument: string;
};

// From here on it may be done: it is never asked for again.
const claim = namedQuery(
  "send-gateway-refund",
  (param: Param<{ gateways: readonly string[] }>) => sql<Sending>`
    with sent as (
      update gateway_refunds set state = 'sent', problem = 'The gateway has not answered' where id = (
        select r.id from gateway_refunds r join gateway_payments p on p.id = r.payment_id
        where r.state = 'asked' and p.gateway = any(${param("gateways")}::text[])
        order by r.asked_at limit 1 for update of r skip locked)
      returning *
    )
    select s.id, s.amount, p.gateway, p.reference, p.instrument from sent s join gateway_payments p on p.id = s.payment_id`,
);

/** Asks a gateway for the refund that waits longest; false when none does. Throws where it is silent: then staff look. */
export async function refundNext({ pool, gateways }: Settling): Promise<boolean> {
  const [refund] = await claim.run(pool, { gateways: [...gateways.keys()] });
  const gateway = refund && gateways.get(refund.gateway);
  if (!gateway) return false;
  const refunded = await gateway.refund(refund);
  if (refunded.outcome === "refused") await refuse(pool, refund.id, refunded.problem, null);
  else
    await withTransaction(pool, (client) =>
      finish(client, refund.id, { number: refunded.reference, by: null }),
    );
  return true;
}

const refuseRefund = namedQuery(
  "refuse-gateway-refund",
  (param: Param<{ id: string; problem: string; by: string | null }>) => sql<{ order_id: string }>`
    with refused as (
      update gateway_refunds set state = 'refused', problem = ${param("problem")}::text, settled_at = now(),
        settled_by = ${param("by")}::text
      where id = ${param("id")}::uuid and state = 'sent' returning payment_id
    )
    select p.order_id from gateway_payments p join refused r on r.payment_id = p.id`,
);

async function refuse(
  executor: Executor,
  id: string,
  problem: string,
  by: string | null,
): Promise<string | undefined> {
  return (await refuseRefund.run(executor, { id, problem: problem.slice(0, 200), by }))[0]?.order_id;
}

type Finished = { order_id: string; amount: number; gateway: GatewayId; reference: string };

const finishRefund = namedQuery(
  "finish-gateway-refund",
  (param: Param<{ id: string; by: string | null }>) => sql<Finished>`
    with done as (
      update gateway_refunds set state = 'done', problem = '', settled_at = now(), settled_by = ${param("by")}::text
      where id = ${param("id")}::uuid and state = 'sent' returning payment_id, amount
    )
    select p.order_id, d.amount, p.gateway, p.reference from gateway_payments p join done d on d.payment_id = p.id`,
);

async function finish(
  client: Executor,
  id: string,
  { number, by }: { number: string; by: string | null },
): Promise<string | undefined> {
  const [done] = await finishRefund.run(client, { id, by });
  if (!done) return undefined;
  const { order_id: orderId, amount, gateway: how } = done;
  await lockPayment(client, orderId);
  await enterMoney(client, {
    ...{ orderId, kind: "refunded", amount, how, on: dayInKarachi(new Date()), staffId: by },
    // Where the gateway gives none, one that nobody else gives.
    reference: number || `${done.reference}-${id.slice(0, 4).toUpperCase()}`,
  });
  const event = { orderId, kind: "payment-refunded", detail: { amount, how } } as const;
  await addOrderEvent(client, { ...event, actor: by ?? "shop" });
  return orderId;
}

/** What staff have seen in the portal of a gateway that gave no answer; `unknown` where it is settled or still asked. */
export function settleRefund(
  { pool, staff }: StaffContext,
  { refund, isDone }: { refund: string; isDone: boolean },
): Promise<{ outcome: "settled" | "unknown" }> {
  return withTransaction(pool, async (client) => {
    const by = staff.id;
    const orderId = isDone
      ? await finish(client, refund, { number: "", by })
      : await refuse(client, refund, "Not done, as staff have seen", by);
    if (orderId === undefined) return { outcome: "unknown" };
    await recordChange(client, {
      ...{ staff, action: "order.settleRefund", subject: { kind: "order", id: orderId } },
      ...{ before: null, after: { refund, isDone } },
    });
    return { outcome: "settled" };
  });
}
