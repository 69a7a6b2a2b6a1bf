import { sql } from "kysely";
import type { OrderChange } from "#contract/order-views/office-orders.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { insertOptionsOf } from "#server/catalog/options/options-of-item.ts";
import { moveStock, type ShortStock, type StockMove } from "#server/catalog/stock/move-stock.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { moveRedemption } from "#server/pricing/coupons/move-redemption.ts";
import { creditInvoice } from "../invoices/credit-notes.ts";
import { insertChargesOf } from "../item-charges.ts";
import { takenPieces, toItemRow } from "../placing/draft-order.ts";
import { addOrderEvent } from "../progress/order-events.ts";
import type { EditableOrder } from "./read-editable-order.ts";

type Stored = Omit<
  EditableOrder,
  "items" | "progress" | "isInWork" | "edits" | "userId" | "reductionReason" | "terms" | "isReleased"
> & {
  terms: string;
  reductionReason: string | null;
  isSewnAnew: boolean;
};

const updateOrder = namedQuery(
  "store-edited-order",
  (param: Param<Stored>) => sql<object>`
    update orders set name = ${param("name")}::text, email = ${param("email")}::text, phone = ${param("phone")}::text,
      city = ${param("city")}::text, postal_code = ${param("postal_code")}::text, area = ${param("area")}::text,
      province = ${param("province")}::text, address = ${param("address")}::text,
      delivery_instruction = ${param("delivery_instruction")}::text, subtotal = ${param("subtotal")}::integer,
      discount = ${param("discount")}::integer, delivery = ${param("delivery")}::integer,
      reduction = ${param("reduction")}::integer, reduction_reason = ${param("reductionReason")}::text,
      total = ${param("total")}::integer, coupon_id = ${param("couponId")}::uuid,
      coupon_code = ${param("couponCode")}::text, terms = ${param("terms")}::jsonb, edits = edits + 1,
      items_changed_at = case when ${param("isSewnAnew")}::boolean then now() else items_changed_at end
    where id = ${param("id")}::uuid`,
);

const deleteItems = namedQuery(
  "delete-edited-items",
  (param: Param<{ orderId: string }>) =>
    sql<object>`delete from order_items where order_id = ${param("orderId")}::uuid`,
);

/** Writes rows of `toItemRow` as the items of an order. */
export const insertItems = namedQuery(
  "insert-edited-items",
  (param: Param<{ orderId: string; items: string }>) => sql<object>`
    with chosen as (
      ${insertOptionsOf(param("items"), sql`(select) as once`)}
    ), charged as (
      ${insertChargesOf(param("items"), sql`(select) as once`)}
    )
    insert into order_items (id, order_id, position, product_id, quantity, price, sale_price, line, stock_id)
    select item.id, ${param("orderId")}::uuid, item.position, item.product_id, item.quantity, item.price,
      item.sale_price, item.line, item.stock_id
    from jsonb_to_recordset(${param("items")}::jsonb) as item (id uuid, position smallint, product_id text,
      quantity integer, price integer, sale_price integer, line jsonb, stock_id uuid)`,
);

const recountDay = namedQuery(
  "recount-day-of-order",
  (param: Param<{ orderId: string }>) => sql<object>`
    insert into uncounted_days (day)
    select (created_at at time zone 'Asia/Karachi')::date from orders where id = ${param("orderId")}::uuid
    on conflict do nothing`,
);

export type EditToStore = {
  before: EditableOrder;
  after: EditableOrder;
  changes: readonly OrderChange[];
  kind: "edited" | "delivery-mended";
  actor: string;
};

/**
 * Writes an edited order with its history and the mail about it, and puts coupon and stock right; gives the rows of stock of
 * which there are not enough, and the transaction must then be rolled back. To be called with the order locked.
 */
export async function storeEdit(
  transaction: Executor,
  { before, after, changes, kind, actor }: EditToStore,
): Promise<ShortStock[]> {
  const isSewnAnew = JSON.stringify(before.items) !== JSON.stringify(after.items);
  const { items, progress, isInWork, isReleased, edits, userId, reductionReason, terms, ...rest } = after;
  await updateOrder.run(transaction, {
    ...rest,
    terms: JSON.stringify(terms),
    reductionReason: after.reduction === 0 ? null : reductionReason,
    isSewnAnew,
  });
  if (isSewnAnew) {
    const orderId = after.id;
    await deleteItems.run(transaction, { orderId });
    const rows = items.map(({ id, stockId, ...item }, position) => toItemRow(item, position, stockId, id));
    await insertItems.run(transaction, { orderId, items: JSON.stringify(rows) });
  }
  if (before.total !== after.total || isSewnAnew) await creditInvoice(transaction, after.id, "edited");
  if (before.total !== after.total || isSewnAnew) await recountDay.run(transaction, { orderId: after.id });
  await moveCoupon(transaction, before, after);
  const event = await addOrderEvent(transaction, {
    orderId: after.id,
    kind,
    actor,
    detail: { edit: before.edits + 1, changes },
  });
  if (after.email !== "") {
    await queueMail(transaction, {
      kind: "order-edited",
      event: `order-event:${event}`,
      recipient: after.email,
      data: { orderId: after.id, eventId: event },
    });
  }
  const moves = stockMoves(before, after);
  return moves.length === 0 ? [] : moveStock(transaction, moves);
}

async function moveCoupon(transaction: Executor, before: EditableOrder, after: EditableOrder): Promise<void> {
  if (before.couponId === null || before.isReleased) return;
  const redeemed = ({ total, discount, email, phone }: EditableOrder, couponId: string) => ({
    couponId,
    email,
    phone,
    total,
    discount,
  });
  const { couponId } = before;
  await moveRedemption(
    transaction,
    redeemed(before, couponId),
    after.couponId === null ? undefined : redeemed(after, couponId),
  );
}

function stockMoves(before: EditableOrder, after: EditableOrder): StockMove[] {
  const taken = (order: EditableOrder) =>
    takenPieces(
      order.items,
      order.items.map(({ stockId }) => stockId),
    );
  const moves = new Map(taken(after).map(({ id, pieces }) => [id, pieces]));
  for (const { id, pieces } of taken(before)) moves.set(id, (moves.get(id) ?? 0) - pieces);
  return [...moves].flatMap(([id, pieces]) => (pieces === 0 ? [] : [{ id, pieces }]));
}
