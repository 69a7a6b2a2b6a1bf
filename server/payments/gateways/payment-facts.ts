import { type RawBuilder, sql } from "kysely";
import type { GatewayId } from "#contract/payments/gateways.ts";
import { type Executor, read, readFirst } from "#database/query.ts";
import type { PaymentFacts } from "#server/orders/actions/decide-payments.ts";

/** The gateways with which the shop has a contract. */
export type Offered = Pick<ReadonlySet<GatewayId>, "has">;

export type PaymentRowFacts = Omit<PaymentFacts, "isOffered"> & { gateway: GatewayId };

/** In SQL, of a payment `p` at a gateway: what decides about it, but for the contracts that the shop has. */
export const paymentFacts: RawBuilder<PaymentRowFacts> = sql<PaymentRowFacts>`json_build_object(
  'state', p.state, 'gateway', p.gateway, 'isLookedAt', p.looked_at is not null,
  'left', (select greatest(p.amount - coalesce(sum(r.amount), 0), 0)::integer
    from gateway_refunds r where r.payment_id = p.id and r.state <> 'refused'),
  'openRefund', (select r.state from gateway_refunds r where r.payment_id = p.id and r.state in ('asked', 'sent')))`;

export function withContract(gateways: Offered, { gateway, ...facts }: PaymentRowFacts): PaymentFacts {
  return { ...facts, isOffered: gateways.has(gateway) };
}

/** The facts of a payment and its order, with both locked until the transaction ends; undefined where there is none. */
export async function lockPayment(
  transaction: Executor,
  gateways: Offered,
  id: string,
): Promise<(PaymentFacts & { orderId: string }) | undefined> {
  await read(transaction)`
    select from orders where id = (select p.order_id from gateway_payments p where p.id = ${id}::uuid)
    for no key update`;
  const row = await readFirst(transaction)<{ orderId: string; facts: PaymentRowFacts }>`
    select p.order_id as "orderId", ${paymentFacts} as facts from gateway_payments p where p.id = ${id}::uuid for update of p`;
  return row && { orderId: row.orderId, ...withContract(gateways, row.facts) };
}
