import { type RawBuilder, sql } from "kysely";
import type pg from "pg";
import type { PaymentFailure, PaymentState } from "#contract/payments/gateway-payments.ts";
import type { GatewayId } from "#contract/payments/gateways.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { type Executor, readFirst, write, writeFirst } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import type { DeliverySchedule } from "#server/catalog/delivery/delivery-schedule.ts";
import { lockPayment, mailPaymentReceived, promiseOncePaid } from "#server/orders/ledger/enter-payment.ts";
import { enterMoney } from "#server/orders/ledger/order-ledger.ts";
import { addOrderEvent } from "#server/orders/progress/order-events.ts";
import type { FailureWatch } from "#server/platform/jobs/health-reporter.ts";
import { violatedConstraint } from "#server/platform/queries/violated-constraint.ts";
import type { Gateways } from "./gateways.ts";
import type { Inquired } from "./payment-gateway.ts";

export type Settling = {
  pool: pg.Pool;
  gateways: Gateways;
  schedule: DeliverySchedule;
  failures: FailureWatch;
  log: { warn(facts: object, words: string): void };
};

export type OpenPayment = {
  id: string;
  order_id: string;
  gateway: GatewayId;
  reference: string;
  token: string;
  amount: number;
  tries: number;
  /** Its time to be paid is over, and an hour more. */
  is_over: boolean;
};

export const openPaymentColumns: RawBuilder<unknown> = sql`p.id, p.order_id, p.gateway, p.reference, p.token, p.amount,
  p.tries, p.expires_at < now() - interval '1 hour' as is_over`;

/** Seconds that a claim lasts: longer than an inquiry, so that two processes never ask at once. */
const lease = 30;

/** Backoff in seconds, by the number of inquiries so far; the last one repeats. */
const pauses = [5, 10, 20, 40, 60, 120, 300, 600, 900, 1_800, 3_600];

/** Seconds between two inquiries about one payment, however often somebody says that something has happened. */
const leastWait = 4;

const putOff = (executor: Executor, wait: number, id: string) => write(executor)`
  update gateway_payments set next_at = now() + make_interval(secs => ${wait}::double precision)
  where id = ${id}::uuid and next_at is not null`;

type End = {
  id: string;
  state: Exclude<PaymentState, "open">;
  why: PaymentFailure | null;
  problem: string;
  gatewayReference: string | null;
  surplus: number;
};

const end = (executor: Executor, given: End) => write(executor)<{ id: string }>`
  update gateway_payments set state = ${given.state}::text, why = ${given.why}::text,
    problem = ${given.problem}::text, gateway_reference = ${given.gatewayReference}::text,
    surplus = ${given.surplus}::integer, settled_at = now(), next_at = null
  where id = ${given.id}::uuid and state in ('open', 'failed') returning id`;

const nextLook = sql`least(coalesce(next_at, 'infinity'),
  greatest(now(), coalesce(asked_at, '-infinity') + interval '${sql.lit(leastWait)} seconds'))`;

/** In SQL: a payment that a gateway reports, by our reference or by its token. */
export function isReported(values: { gateway: string; reference: string }): RawBuilder<boolean> {
  return sql<boolean>`gateway = ${values.gateway}::text and (reference = ${values.reference}::text
    or token <> '' and token = ${values.reference}::text)`;
}

// A failed payment may have been made all the same: a notice of it is checked, too.
function askSoon(executor: Executor, values: { gateway: string; reference: string; instrument: string }) {
  return writeFirst(executor)<{ state: PaymentState }>`
    update gateway_payments set
      instrument = case when state = 'paid' or ${values.instrument}::text = '' then instrument
        else ${values.instrument}::text end,
      next_at = case when state in ('open', 'failed') then ${nextLook} end
    where ${isReported(values)} returning state`;
}

/** Queries the gateway soon about a reported payment; undefined where there is no such payment. */
export async function reconcilePayment(
  executor: Executor,
  told: { gateway: GatewayId; reference: string; instrument: string },
): Promise<PaymentState | undefined> {
  return (await askSoon(executor, told))?.state;
}

/**
 * Asks the gateway about the payment that is due longest, and settles it; false when none is. Throws where it is
 * silent.
 */
export async function settleNext(context: Settling): Promise<boolean> {
  const { pool, gateways } = context;
  const payment = await writeFirst(pool)<OpenPayment>`
    update gateway_payments p set tries = p.tries + 1, asked_at = now(),
      next_at = now() + interval '${sql.lit(lease)} seconds'
    where p.id = (
      select id from gateway_payments where next_at <= now() and gateway = any(${[...gateways.keys()]}::text[])
      order by next_at limit 1 for update skip locked)
    returning ${openPaymentColumns}`;
  const gateway = payment && gateways.get(payment.gateway);
  if (!gateway) return false;
  const wait = pauses[Math.min(payment.tries, pauses.length) - 1] ?? lease;
  try {
    await settlePayment(context, payment, await gateway.inquire(payment), wait);
    return true;
  } catch (error) {
    await putOff(pool, wait, payment.id);
    throw error;
  }
}

/** Applies a gateway's answer to a payment. One that can still be paid is queried again after `wait` seconds. */
export async function settlePayment(
  context: Settling,
  payment: OpenPayment,
  inquired: Inquired,
  wait = leastWait,
): Promise<void> {
  const { pool } = context;
  const { id } = payment;
  switch (inquired.outcome) {
    case "paid":
      return enterPaid(context, payment, inquired);
    case "failed":
      await end(pool, { ...failed, id, why: inquired.why, problem: inquired.said });
      return;
    case "refunded":
      return leaveToStaff(context, payment, "refunded before the shop knew that it was paid");
    case "pending":
    case "unknown":
      if (payment.is_over) await end(pool, { ...failed, id, why: "expired", problem: "" });
      else await putOff(pool, wait, id);
  }
}

const failed = { state: "failed", gatewayReference: null, surplus: 0 } as const;

/** Only staff enter money that does not match the request. */
async function leaveToStaff(
  { pool, log }: Settling,
  { id, gateway, reference }: OpenPayment,
  problem: string,
): Promise<void> {
  await end(pool, {
    id,
    state: "unclear",
    why: null,
    gatewayReference: null,
    surplus: 0,
    problem: problem.slice(0, 200),
  });
  log.warn({ gateway, reference, problem }, "a payment needs a check by staff");
}

async function enterPaid(
  context: Settling,
  payment: OpenPayment,
  paid: Inquired & { outcome: "paid" },
): Promise<void> {
  const { pool, schedule } = context;
  const { id, order_id: orderId, amount, gateway } = payment;
  if (paid.currency !== "PKR")
    return leaveToStaff(context, payment, `paid in ${paid.currency}, number ${paid.reference}`);
  if (paid.paisa !== amount * 100)
    return leaveToStaff(context, payment, `paid Rs. ${paid.paisa / 100}, number ${paid.reference}`);
  try {
    await withTransaction(pool, async (client) => {
      const before = await lockPayment(client, orderId);
      if (!before) return;
      const surplus = amount - Math.min(amount, Math.max(0, before.money.balance));
      const settled = { why: null, problem: "", gatewayReference: paid.reference, surplus };
      // Another process has entered it meanwhile.
      if ((await end(client, { ...settled, id, state: "paid" })).length === 0) return;
      await enterMoney(client, {
        orderId,
        kind: "received",
        amount,
        how: gateway,
        on: dayInKarachi(new Date()),
        reference: paid.reference,
        staffId: null,
      });
      if (before.waits) await promiseOncePaid(client, schedule, orderId);
      await tellOfPayment(client, { orderId, amount, how: gateway });
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint !== "order_ledger_reference" && constraint !== "gateway_payments_paid_once") throw error;
    await leaveToStaff(context, payment, `number ${paid.reference} stands in a ledger already`);
  }
}

async function tellOfPayment(
  client: Executor,
  { orderId, ...detail }: { orderId: string; amount: number; how: GatewayId },
): Promise<void> {
  const event = await addOrderEvent(client, { orderId, kind: "payment-received", actor: "shop", detail });
  const order = await readFirst(client)<{ email: string }>`
    select email from orders where id = ${orderId}::uuid`;
  if (!order || order.email === "") return;
  await mailPaymentReceived(client, { orderId, event, recipient: order.email });
}
