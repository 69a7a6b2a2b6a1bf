import type pg from "pg";
import { type Executor, writeFirst } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { decideAction } from "../actions/decide-actions.ts";
import { type Objection, objectionTo } from "../actions/objections.ts";
import { lockFacts } from "../actions/order-facts.ts";
import { lockFollowed, reopenRequest } from "../following/reopen-request.ts";
import { creditInvoice } from "../invoices/credit-notes.ts";
import { giveStockBack } from "../pieces/stock-of-pieces.ts";
import { callOffParcels } from "./call-off.ts";

export type Cancelled = { outcome: "cancelled" | "unknown" } | Objection;

/**
 * A shopper who knows the order's random id, with the logged-in customer, if any; or staff or the shop automatically,
 * with the reason that is mailed to the customer.
 */
export type Canceller =
  | { kind: "shopper"; userId: string | null }
  | { kind: "staff"; staffId: string; reason: string }
  | { kind: "shop"; reason: string };

type Cancellation = {
  orderId: string;
  historyId: string;
  mailId: string;
  userId: string | null;
  staffId: string | null;
  isShop: boolean;
  reason: string | null;
};

// The coupon's row comes before the customer's, in the order in which a redemption takes them.
function cancel(executor: Executor, cancellation: Cancellation) {
  return writeFirst(executor)<{ actor: string }>`
    with cancelled as (
      update orders set progress = 'Cancelled', cancel_reason = ${cancellation.reason}::text
      where id = ${cancellation.orderId}::uuid
      returning id, user_id, email, coupon_id, coupon_customers_of(email, phone) as customers, total, discount, released_at
    ), noted as (
      insert into order_history (id, order_id, progress, actor)
      select ${cancellation.historyId}::uuid, id, 'Cancelled',
        coalesce(${cancellation.staffId}::text, case when ${cancellation.isShop}::boolean then 'shop' end,
          case when user_id = ${cancellation.userId}::uuid then 'customer' else 'guest' end) from cancelled
      returning id, actor
    ), told as (
      insert into outgoing_mails (id, event, kind, recipient, data)
      select ${cancellation.mailId}::uuid, 'order-changed:' || noted.id, 'order-changed', cancelled.email,
        jsonb_build_object('orderId', cancelled.id, 'progress', 'Cancelled') from cancelled, noted
      where cancelled.email <> ''
    ), given_back as (
      update coupons set used_count = used_count - 1, revenue = revenue - cancelled.total,
        discount_given = discount_given - cancelled.discount from cancelled
      where coupons.id = cancelled.coupon_id and cancelled.released_at is null
      returning coupons.id, cancelled.customers
    ), forgiven as (
      update coupon_customers as c set used_count = c.used_count - 1 from given_back
      where c.coupon_id = given_back.id and c.customer = any (given_back.customers)
    )
    select actor from noted`;
}

export function cancelForShopper(pool: pg.Pool, orderId: string, userId: string | null): Promise<Cancelled> {
  return withTransaction(pool, (client) => cancelOrder(client, orderId, { kind: "shopper", userId }));
}

/**
 * Cancels a pending order that nobody has begun to sew. The order's id is random and known only to its customer and
 * to trackers of it, so knowing it is the permission, and the history names the customer when the order is theirs,
 * else a guest; the shop itself has no further rights.
 */
export async function cancelOrder(
  transaction: Executor,
  orderId: string,
  by: Exclude<Canceller, { kind: "staff" }>,
): Promise<Cancelled> {
  const facts = await lockFacts(transaction, orderId);
  if (!facts) return { outcome: "unknown" };
  const objection = objectionTo(decideAction(facts, "cancelAsCustomer"), []);
  if (objection) return objection;
  await cancelLocked(transaction, orderId, by);
  return { outcome: "cancelled" };
}

/**
 * Cancels a locked order, once it was decided that it may be: gives its coupon and its pieces back and leaves a mail
 * to the customer, all or nothing. The request that it follows is open again. `giveBack` says otherwise which of its
 * pieces go back to stock.
 */
export async function cancelLocked(
  transaction: Executor,
  orderId: string,
  by: Canceller,
  giveBack: typeof giveStockBack = giveStockBack,
): Promise<void> {
  const followed = await lockFollowed(transaction, orderId);
  const staffId = by.kind === "staff" ? by.staffId : null;
  const cancelled = await cancel(transaction, {
    orderId,
    historyId: timeOrderedId(),
    mailId: timeOrderedId(),
    userId: by.kind === "shopper" ? by.userId : null,
    staffId,
    isShop: by.kind === "shop",
    reason: by.kind === "shopper" ? null : by.reason,
  });
  if (followed && cancelled)
    await reopenRequest(transaction, { followed, follow: orderId, actor: cancelled.actor, staffId });
  await callOffParcels(transaction, orderId);
  await giveBack(transaction, orderId);
  await creditInvoice(transaction, orderId, "cancelled");
}
