import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { GatewayId } from "#contract/payments/gateways.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { type Executor, read, readFirst, write, writeFirst } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { decidePayment } from "#server/orders/actions/decide-payments.ts";
import type { Objection } from "#server/orders/actions/objections.ts";
import { enterMoney } from "#server/orders/ledger/order-ledger.ts";
import { lockMoney, readMoney } from "#server/orders/ledger/order-money.ts";
import { decidePayBack, type NotPaidBack, type PaidBack } from "#server/orders/ledger/pay-back.ts";
import { addOrderEvent } from "#server/orders/progress/order-events.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";
import { lockPayment } from "./payment-facts.ts";
import type { Settling } from "./settle-payments.ts";

type NotAllowed = Extract<Objection, { outcome: "not-allowed" }>;
type Refunding = { outcome: "asked" | "unknown" } | NotAllowed | NotPaidBack;

/**
 * Stores that some of a payment is to go back, for which the gateway is asked after that; one at a time for a
 * payment. `decidePayBack` decides the amount now: a reduction of the price by it stays where the gateway refuses,
 * and is owed.
 */
export function refundPayment(
  { pool, staff, gateways }: StaffContext & Pick<Settling, "gateways">,
  { payment: paymentId, amount, reason }: Omit<PaidBack, "isBeforeCash"> & { payment: string },
): Promise<Refunding> {
  return withTransaction<Refunding>(pool, async (client) => {
    const payment = await lockPayment(client, gateways, paymentId);
    const locked = payment && (await lockMoney(client, payment.orderId));
    if (!locked) return { outcome: "unknown" };
    const decision = decidePayment(payment, "refund");
    if (decision.may === "not") return { outcome: "not-allowed", code: decision.code, why: decision.why };
    const { left, orderId } = payment;
    if (amount > left) return { outcome: "too-much", most: Math.min(left, locked.money.refundable) };
    // A gateway gives back what came through it, so what riders have collected is no matter of it.
    const back = { amount, reason, isBeforeCash: false };
    const deciding = { ...back, orderId, actor: staff.id };
    const problem = await decidePayBack(client, locked, deciding);
    if (problem?.outcome === "before-cash") return { outcome: "too-much", most: problem.most };
    if (problem) return problem;
    const id = randomUUID();
    await write(client)`
      insert into gateway_refunds (id, payment_id, amount, asked_by)
      values (${id}::uuid, ${paymentId}::uuid, ${amount}::integer, ${staff.id}::text)`;
    await recordChange(client, {
      staff,
      action: "order.refundPayment",
      subject: { kind: "order", id: orderId },
      before: null,
      after: { payment: paymentId, amount },
    });
    return { outcome: "asked" };
  });
}

type Sending = {
  id: string;
  amount: number;
  gateway: GatewayId;
  reference: string;
  instrument: string;
};

/** Takes a refund to be sent, and looks again whether the money is still there; undefined where it is not sent. */
function claimRefund(
  pool: pg.Pool,
  { id, order_id }: { id: string; order_id: string },
): Promise<Sending | undefined> {
  return withTransaction(pool, async (client) => {
    const locked = await lockMoney(client, order_id);
    // From here on it may be done: it is never asked for again.
    const refund = await writeFirst(client)<Sending>`
      with sent as (
        update gateway_refunds set state = 'sent', problem = 'The gateway has not answered'
        where id = ${id}::uuid and state = 'asked' returning *
      )
      select s.id, s.amount, p.gateway, p.reference, p.instrument from sent s join gateway_payments p on p.id = s.payment_id`;
    if (!locked || !refund) return undefined;
    const { paid, notNoted, refundsUnderWay, openCredits } = locked.money;
    if (refundsUnderWay + openCredits <= paid + notNoted) return refund;
    await refuse(client, id, "Not asked for: the money has gone back another way", null);
    return undefined;
  });
}

/**
 * Asks a gateway for the refund that waits longest; false when none does. Throws where it is silent: then staff look.
 */
export async function refundNext({ pool, gateways }: Settling): Promise<boolean> {
  const next = await readFirst(pool)<{ id: string; order_id: string }>`
    select r.id, p.order_id from gateway_refunds r join gateway_payments p on p.id = r.payment_id
    where r.state = 'asked' and p.gateway = any(${[...gateways.keys()]}::text[]) order by r.asked_at limit 1`;
  if (!next) return false;
  const refund = await claimRefund(pool, next);
  const gateway = refund && gateways.get(refund.gateway);
  // Another process has it, or it is not asked for: there may be more.
  if (!gateway) return true;
  const refunded = await gateway.refund(refund);
  if (refunded.outcome === "refused") await refuse(pool, refund.id, refunded.problem, null);
  else
    await withTransaction(pool, (client) =>
      finish(client, refund.id, { number: refunded.reference, by: null }),
    );
  return true;
}

async function refuse(
  executor: Executor,
  id: string,
  problem: string,
  by: string | null,
): Promise<string | undefined> {
  const changed = await writeFirst(executor)<{ order_id: string }>`
    with refused as (
      update gateway_refunds set state = 'refused', problem = ${problem.slice(0, 200)}::text, settled_at = now(),
        settled_by = ${by}::text
      where id = ${id}::uuid and state = 'sent' returning payment_id
    )
    select p.order_id from gateway_payments p join refused r on r.payment_id = p.id`;
  return changed?.order_id;
}

type Finished = { order_id: string; amount: number; gateway: GatewayId; reference: string };

/** It has gone back whatever the ledger says by now, so it is entered; what is too much is said beside it. */
async function finish(
  client: Executor,
  id: string,
  { number, by }: { number: string; by: string | null },
): Promise<string | undefined> {
  await read(client)`
    select from orders where id = (select p.order_id from gateway_refunds r join gateway_payments p on p.id = r.payment_id
      where r.id = ${id}::uuid) for no key update`;
  const done = await writeFirst(client)<Finished>`
    with done as (
      update gateway_refunds set state = 'done', problem = '', settled_at = now(), settled_by = ${by}::text
      where id = ${id}::uuid and state = 'sent' returning payment_id, amount
    )
    select p.order_id, d.amount, p.gateway, p.reference from gateway_payments p join done d on d.payment_id = p.id`;
  if (!done) return undefined;
  const { order_id: orderId, amount, gateway: how } = done;
  await enterMoney(client, {
    orderId,
    kind: "refunded",
    amount,
    how,
    on: dayInKarachi(new Date()),
    staffId: by,
    // Without a number of the gateway, make a unique one.
    reference: number || `${done.reference}-${id.slice(0, 4).toUpperCase()}`,
  });
  const event = { orderId, kind: "payment-refunded", detail: { amount, how } } as const;
  await addOrderEvent(client, { ...event, actor: by ?? "shop" });
  const after = await readMoney(client, orderId);
  if (after && after.money.paid + after.money.notNoted < 0) {
    await write(client)`
      update gateway_refunds set problem = 'More has gone back than was paid' where id = ${id}::uuid`;
  }
  return orderId;
}

/**
 * The result that staff saw in the portal of a gateway that gave no answer; `unknown` where it is settled or still
 * asked.
 */
export function settleRefund(
  { pool, staff, gateways }: StaffContext & Pick<Settling, "gateways">,
  { refund, isDone }: { refund: string; isDone: boolean },
): Promise<{ outcome: "settled" | "unknown" }> {
  return withTransaction(pool, async (client) => {
    const by = staff.id;
    const payment = await readFirst(client)<{ payment_id: string }>`
      select payment_id from gateway_refunds where id = ${refund}::uuid`;
    const facts = payment && (await lockPayment(client, gateways, payment.payment_id));
    if (!facts || decidePayment(facts, "settleRefund").may !== "do") return { outcome: "unknown" };
    const orderId = isDone
      ? await finish(client, refund, { number: "", by })
      : await refuse(client, refund, "Not done, as staff have seen", by);
    if (orderId === undefined) return { outcome: "unknown" };
    await recordChange(client, {
      staff,
      action: "order.settleRefund",
      subject: { kind: "order", id: orderId },
      before: null,
      after: { refund, isDone },
    });
    return { outcome: "settled" };
  });
}
