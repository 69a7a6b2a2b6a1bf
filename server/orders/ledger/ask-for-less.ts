import { formatRupees } from "#contract/values/money.ts";
import { type Executor, writeFirst } from "#database/query.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { moveRedemption } from "#server/pricing/coupons/move-redemption.ts";
import { creditInvoice } from "../invoices/credit-notes.ts";
import { issueInvoice } from "../invoices/printed-invoices.ts";
import { addOrderEvent } from "../progress/order-events.ts";

type Lowered = {
  email: string;
  phone: string;
  total: number;
  discount: number;
  coupon_id: string | null;
};

function lower(executor: Executor, row: { orderId: string; rupees: number; reason: string }) {
  return writeFirst(executor)<Lowered>`
    with lowered as (
      update orders set reduction = reduction + ${row.rupees}::integer, total = total - ${row.rupees}::integer,
        reduction_reason = case when reduction + ${row.rupees}::integer > 0
          then concat_ws('; ', reduction_reason, ${row.reason}::text) end
      where id = ${row.orderId}::uuid returning email, phone, total, discount, coupon_id, created_at
    ), recounted as (
      insert into uncounted_days (day) select (created_at at time zone 'Asia/Karachi')::date from lowered on conflict do nothing
    )
    select email, phone, total, discount, coupon_id from lowered`;
}

type Less = {
  orderId: string;
  actor: string;
  rupees: number;
  reason: string;
  /** The pieces, in words. */
  what: string;
};

/**
 * Takes what came back off the bill of an order that goes on: its ledger follows its price, its invoice is reissued,
 * and the customer gets a mail about the change. Call it with the order locked, for no more than its total.
 */
export async function askForLess(
  transaction: Executor,
  { orderId, actor, rupees, reason, what }: Less,
): Promise<void> {
  const order = await lower(transaction, { orderId, rupees, reason });
  if (!order) throw new Error("An order is gone while it was locked.");
  const { email, phone, total, discount, coupon_id: couponId } = order;
  if (couponId !== null) {
    const redeemed = { couponId, email, phone, discount };
    await moveRedemption(transaction, { ...redeemed, total: total + rupees }, { ...redeemed, total });
  }
  const changes = [
    { what, before: "", after: reason },
    { what: "Total", before: formatRupees(total + rupees), after: formatRupees(total) },
  ].filter(({ before, after }) => before !== after);
  const eventId = await addOrderEvent(transaction, { orderId, kind: "edited", actor, detail: { changes } });
  if (await creditInvoice(transaction, orderId, "edited")) await issueInvoice(transaction, orderId);
  if (email === "") return;
  const event = `order-event:${eventId}`;
  await queueMail(transaction, { kind: "order-edited", event, recipient: email, data: { orderId, eventId } });
}
