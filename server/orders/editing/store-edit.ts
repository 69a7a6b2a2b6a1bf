import { sql } from "kysely";
import type { OrderChange } from "#contract/order-views/office-orders.ts";
import { type Executor, write } from "#database/query.ts";
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

const updateOrder = (executor: Executor, stored: Stored) => write(executor)`
  update orders set name = ${stored.name}::text, email = ${stored.email}::text, phone = ${stored.phone}::text,
    city = ${stored.city}::text, postal_code = ${stored.postal_code}::text, area = ${stored.area}::text,
    province = ${stored.province}::text, address = ${stored.address}::text,
    delivery_instruction = ${stored.delivery_instruction}::text, subtotal = ${stored.subtotal}::integer,
    discount = ${stored.discount}::integer, delivery = ${stored.delivery}::integer,
    reduction = ${stored.reduction}::integer, reduction_reason = ${stored.reductionReason}::text,
    total = ${stored.total}::integer, coupon_id = ${stored.couponId}::uuid,
    coupon_code = ${stored.couponCode}::text, terms = ${stored.terms}::jsonb, edits = edits + 1,
    items_changed_at = case when ${stored.isSewnAnew}::boolean then now() else items_changed_at end
  where id = ${stored.id}::uuid`;

/** Writes rows of `toItemRow` as the items of an order. */
export const insertItems = (executor: Executor, row: { orderId: string; items: string }) => write(executor)`
  with chosen as (
    ${insertOptionsOf(row.items, sql`(select) as once`)}
  ), charged as (
    ${insertChargesOf(row.items, sql`(select) as once`)}
  )
  insert into order_items (id, order_id, position, product_id, quantity, price, sale_price, line, stock_id)
  select item.id, ${row.orderId}::uuid, item.position, item.product_id, item.quantity, item.price,
    item.sale_price, item.line, item.stock_id
  from jsonb_to_recordset(${row.items}::jsonb) as item (id uuid, position smallint, product_id text,
    quantity integer, price integer, sale_price integer, line jsonb, stock_id uuid)`;

const recountDay = (executor: Executor, orderId: string) => write(executor)`
  insert into uncounted_days (day)
  select (created_at at time zone 'Asia/Karachi')::date from orders where id = ${orderId}::uuid
  on conflict do nothing`;

export type EditToStore = {
  before: EditableOrder;
  after: EditableOrder;
  changes: readonly OrderChange[];
  kind: "edited" | "delivery-mended";
  actor: string;
};

/**
 * Writes an edited order with its history and the mail about it, and puts coupon and stock right; gives the rows of
 * stock of which there are not enough, and the transaction must then be rolled back. To be called with the order
 * locked.
 */
export async function storeEdit(
  transaction: Executor,
  { before, after, changes, kind, actor }: EditToStore,
): Promise<ShortStock[]> {
  const isSewnAnew = JSON.stringify(before.items) !== JSON.stringify(after.items);
  const { items, progress, isInWork, isReleased, edits, userId, reductionReason, terms, ...rest } = after;
  await updateOrder(transaction, {
    ...rest,
    terms: JSON.stringify(terms),
    reductionReason: after.reduction === 0 ? null : reductionReason,
    isSewnAnew,
  });
  if (isSewnAnew) {
    const orderId = after.id;
    await write(transaction)`delete from order_items where order_id = ${orderId}::uuid`;
    const rows = items.map(({ id, stockId, ...item }, position) => toItemRow(item, position, stockId, id));
    await insertItems(transaction, { orderId, items: JSON.stringify(rows) });
  }
  if (before.total !== after.total || isSewnAnew) await creditInvoice(transaction, after.id, "edited");
  if (before.total !== after.total || isSewnAnew) await recountDay(transaction, after.id);
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
