import { sql } from "kysely";
import { type Executor, namedQuery, type Param, query } from "#database/named-query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { isUuid } from "../is-uuid.ts";

export type Cancelled = { outcome: "cancelled" } | { outcome: "not-pending" } | { outcome: "unknown" };

type Cancellation = { orderId: string; historyId: string; mailId: string; userId: string | null };

// One conditional update decides against a dispatch or another cancel at the same moment; the rest follows from it. The
// coupon's row comes before the customer's, in the order in which a redemption takes them.
const cancel = namedQuery(
  "cancel-order",
  (param: Param<Cancellation>) => sql<{ id: string }>`
    with cancelled as (
      update orders set progress = 'Cancelled'
      where id = ${param("orderId")}::uuid and progress = 'Pending'
      returning id, user_id, email, coupon_id, lower(email) as customer
    ), noted as (
      insert into order_history (id, order_id, progress, actor)
      select ${param("historyId")}::uuid, id, 'Cancelled',
        case when user_id = ${param("userId")}::uuid then 'customer' else 'guest' end from cancelled
      returning id
    ), told as (
      insert into outgoing_mails (id, event, kind, recipient, data)
      select ${param("mailId")}::uuid, 'order-changed:' || noted.id, 'order-changed', cancelled.email,
        jsonb_build_object('orderId', cancelled.id, 'progress', 'Cancelled') from cancelled, noted
    ), given_back as (
      update coupons set used_count = used_count - 1 from cancelled
      where coupons.id = cancelled.coupon_id
      returning coupons.id, cancelled.customer
    ), forgiven as (
      update coupon_customers as c set used_count = c.used_count - 1 from given_back
      where c.coupon_id = given_back.id and c.customer = given_back.customer
    )
    select id from cancelled`,
);

const findOrder = namedQuery("find-order-by-id", (param: Param<{ orderId: string }>) =>
  query.selectFrom("orders").select("id").where("id", "=", param("orderId")),
);

/**
 * Cancels a pending order, gives its coupon back and leaves a mail to the customer, all or nothing. The order's id is
 * random and told only to who placed or tracked the order, so knowing it is the permission. `userId` is who is logged in:
 * the history names the customer when the order is theirs, else a guest.
 */
export async function cancelOrder(
  executor: Executor,
  orderId: string,
  userId: string | null,
): Promise<Cancelled> {
  if (!isUuid(orderId)) return { outcome: "unknown" };
  const cancelled = await cancel.run(executor, {
    orderId,
    historyId: timeOrderedId(),
    mailId: timeOrderedId(),
    userId,
  });
  if (cancelled.length === 1) return { outcome: "cancelled" };
  const found = await findOrder.run(executor, { orderId });
  return { outcome: found.length === 1 ? "not-pending" : "unknown" };
}
