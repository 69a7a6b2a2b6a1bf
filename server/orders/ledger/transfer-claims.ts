import { type RawBuilder, sql } from "kysely";
import type { OrderPayment, OrderProgress, Prepayment, TransferClaim } from "#contract/orders/orders.ts";
import type { ReportedTransfer } from "#contract/payments/reported-transfers.ts";
import type { TransferWay } from "#contract/payments/transfer-ways.ts";
import { type Executor, read, readFirst, writeFirst } from "#database/query.ts";
import { paymentOf } from "./order-money.ts";

const hasPicture = sql`exists (select from transfer_pictures p where p.claim_id = c.id)`;

/** Columns of an order `o` from which `aheadOf` reads what is paid ahead of its delivery. */
export const prepaymentColumns: RawBuilder<unknown> = sql`
  o.payment_method, o.advance,
  (select json_build_object('state', c.state, 'at', c.at, 'how', c.how, 'amount', c.amount,
      'answer', coalesce(c.answer, ''), 'hasPicture', ${hasPicture})
    from transfer_claims c where c.order_id = o.id and c.state <> 'replaced' order by c.at desc limit 1) as transfer_claim`;

export type PrepaymentRow = {
  payment_method: "cash" | "transfer";
  advance: number;
  transfer_claim: TransferClaim | null;
};

/** In SQL, of an order `o`: its customer reported a transfer that is not yet checked against the account. */
export const isTransferReported: RawBuilder<boolean> = sql<boolean>`
  exists (select from transfer_claims c where c.order_id = o.id and c.state = 'open')`;

/** In SQL: orders whose customer has reported a payment, or a gateway an unclear one, and when. */
export const paymentsToCheck: RawBuilder<unknown> = sql`
  select order_id, at from transfer_claims where state = 'open' union all
  select order_id, started_at from gateway_payments where state = 'unclear' and looked_at is null`;

/** In SQL, of an order `o`: all of it or an advance is to come before it is sent. */
export const isPrepaid: RawBuilder<boolean> = sql<boolean>`(o.payment_method = 'transfer' or o.advance > 0)`;

/**
 * In SQL, of an order `o` that is paid ahead: not all of what was to come before it is sent has come. An order in cash
 * that has become cheaper than its advance is paid once nothing is to be paid.
 */
export const isMissing: RawBuilder<boolean> = sql<boolean>`(select (p.payment ->> 'balance')::integer > 0
    and (o.payment_method = 'transfer' or (p.payment ->> 'received')::integer < o.advance)
  from (select ${paymentOf} as payment) p)`;

/** In SQL, of an order `o`: work waits for a missing transfer or advance; work already begun goes on. */
export const waitsForPayment: RawBuilder<boolean> = sql<boolean>`(${isPrepaid}
  and o.progress = 'Pending' and o.work_started_at is null and ${isMissing})`;

type DueRow = {
  method: PrepaymentRow["payment_method"];
  advance: number;
  progress: OrderProgress;
  payment: OrderPayment;
};

/**
 * Whole rupees; asked by another statement than the lock, so that the entries are those of the moment when it was had.
 */
export async function readDueNow(executor: Executor, orderId: string): Promise<number> {
  const order = await readFirst(executor)<DueRow>`
    select o.progress, o.payment_method as method, o.advance, ${paymentOf} as payment from orders o
    where o.id = ${orderId}::uuid`;
  return order ? dueNow(order) : 0;
}

/** Nothing of what was dispatched all the same, for then the rider takes it. */
function dueNow(order: DueRow): number {
  const { received, balance } = order.payment;
  if (order.progress !== "Pending") return 0;
  const missing = order.method === "transfer" ? balance : Math.min(order.advance - received, balance);
  return Math.max(missing, 0);
}

/** The prepayment; undefined for an order of which all is paid to the rider. */
export function prepaymentOf(
  row: PrepaymentRow & { progress: OrderProgress; payment: OrderPayment },
): Prepayment | undefined {
  if (row.payment_method === "cash" && row.advance === 0) return undefined;
  const claim = row.transfer_claim;
  const now = dueNow({ method: row.payment_method, ...row });
  return {
    dueNow: now,
    atDoor: Math.max(row.payment.balance - now, 0),
    ...(claim && { claim: { ...claim, at: new Date(claim.at).toISOString() } }),
  };
}

/** Whole rupees of an order that are paid ahead of its delivery, or were: what its rider does not collect. */
export function prepaidAmount({
  totalAmount,
  payment,
  ahead,
}: {
  totalAmount: number;
  payment: OrderPayment;
  ahead?: Prepayment | undefined;
}): number {
  return totalAmount - Math.max(payment.balance - (ahead?.dueNow ?? 0), 0);
}

type ReportedTransferRow = Omit<ReportedTransfer, "at"> & { at: Date };

export async function readReportedTransfers(
  executor: Executor,
  orderId: string,
): Promise<ReportedTransfer[]> {
  const rows = await read(executor)<ReportedTransferRow>`
    select c.id, c.at, c.state, c.how, c.reference, c.amount, coalesce(c.answer, '') as answer, ${hasPicture} as "hasPicture"
    from transfer_claims c where c.order_id = ${orderId}::uuid order by c.at desc, c.id desc limit 50`;
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

type Entered = { orderId: string; claim: string | null; how: TransferWay; reference: string };

const isEntered = (entered: Entered) => sql`
  order_id = ${entered.orderId}::uuid and state = 'open' and (id = ${entered.claim}::uuid
    or how = ${entered.how}::text and reference = ${entered.reference}::text)`;

function selectReportedAmount(executor: Executor, entered: Entered) {
  return readFirst(executor)<{
    amount: number;
  }>`select amount from transfer_claims where ${isEntered(entered)}`;
}

/** Rupees that the customer said to have sent by the transfer that is entered; 0 where they said nothing. */
export async function readReportedAmount(transaction: Executor, entered: Entered): Promise<number> {
  return (await selectReportedAmount(transaction, entered))?.amount ?? 0;
}

function confirmReported(executor: Executor, values: Entered & { staffId: string }) {
  return writeFirst(executor)<{ email: string }>`
    with confirmed as (
      update transfer_claims set state = 'confirmed', answered_at = now(), answered_by = ${values.staffId}::text
      where ${isEntered(values)} returning order_id
    )
    select o.email from orders o join confirmed c on c.order_id = o.id`;
}

/**
 * Answers what the customer said of a transfer that was entered; gives their address, undefined where they said
 * nothing.
 */
export async function confirmReportedTransfer(
  transaction: Executor,
  entered: Entered & { staffId: string },
): Promise<string | undefined> {
  return (await confirmReported(transaction, entered))?.email;
}
