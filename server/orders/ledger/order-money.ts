import { type RawBuilder, sql } from "kysely";
import type { OrderMoney } from "#contract/orders/order-money.ts";
import type { OrderPayment, OrderProgress } from "#contract/orders/orders.ts";
import { type Executor, read, readFirst } from "#database/query.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { beingCollected, collectedByRiders } from "../pieces/parcel-content.ts";

/**
 * In SQL, of an order `o`: its money as tracking, the API and lists show it, from its ledger alone (`order_sums` in
 * the database). `received` is the amount paid, `balance` the rest; docs/decisions/087-order-money-terms.md.
 */
export const paymentOf: RawBuilder<OrderPayment> = sql<OrderPayment>`
  (select json_build_object('received', s.paid, 'balance', s.due - s.paid) from order_sums(o.id) s)`;

/** In SQL, of an order `o`: whole rupees that are still to be paid, below 0 where the customer paid too much. */
export const balanceOf: RawBuilder<number> = sql<number>`(select s.due - s.paid from order_sums(o.id) s)`;

/** In SQL: the ids of orders of which the customer has paid more than the balance, as the books have them. */
export const ordersToPayBack: RawBuilder<unknown> = sql`select order_id from open_balances where balance < 0`;

/** In SQL, of an order `o`: whole rupees that another rider may collect. */
export const toCollect: RawBuilder<number> = sql<number>`greatest(${balanceOf} - ${beingCollected}, 0)`;

const refundsUnderWay = sql`(select coalesce(sum(r.amount), 0)::integer from gateway_payments p
  join gateway_refunds r on r.payment_id = p.id where p.order_id = o.id and r.state in ('asked', 'sent'))`;

const openCredits = sql`(select coalesce(sum(greatest(coalesce(a.paid, a.credit) - a.settled, 0)), 0)::integer
  from aftercare_requests a where a.order_id = o.id and a.state = 'received')`;

// All of an order that has arrived was collected; of one that is sent in parts what its parcels did that have arrived.
const notNoted = sql`(case o.progress when 'Delivered' then greatest(s.due - s.paid, 0)
  else least(greatest(s.due - s.paid, 0), ${collectedByRiders}) end)`;

/** In SQL, of an order `o`: all terms of `OrderMoney`, refunds under way included; no other place computes them. */
export const moneyOf: RawBuilder<OrderMoney> = sql<OrderMoney>`
  (select json_build_object('due', m.due, 'paid', m.paid, 'refunded', m.refunded, 'refundsUnderWay', m.under_way,
      'openCredits', m.credits, 'balance', m.due - m.paid, 'owed', greatest(m.paid - m.due - m.under_way, 0),
      'notNoted', m.not_noted, 'refundable', greatest(m.paid - m.under_way - m.credits, 0),
      'refundableBeforeCash', greatest(m.paid + m.not_noted - m.under_way - m.credits, 0),
      'toCollect', ${toCollect})
    from (select s.*, ${refundsUnderWay} as under_way, ${openCredits} as credits, ${notNoted} as not_noted
      from order_sums(o.id) s) m)`;

export type MoneyRow = { progress: OrderProgress; money: OrderMoney };

const selectMoney = (executor: Executor, orderId: string) => readFirst(executor)<MoneyRow>`
  select o.progress, ${moneyOf} as money from orders o where o.id = ${orderId}::uuid`;

/** The money of an order and where it stands; undefined where there is no such order. */
export async function readMoney(executor: Executor, orderId: string): Promise<MoneyRow | undefined> {
  return isUuid(orderId) ? await selectMoney(executor, orderId) : undefined;
}

/**
 * As `readMoney`, with the order locked until the transaction ends. A second statement reads the money, so that it sees
 * entries that were committed while this one waited for the lock.
 */
export async function lockMoney(transaction: Executor, orderId: string): Promise<MoneyRow | undefined> {
  if (!isUuid(orderId)) return undefined;
  await read(transaction)`select from orders where id = ${orderId}::uuid for no key update`;
  return readMoney(transaction, orderId);
}
