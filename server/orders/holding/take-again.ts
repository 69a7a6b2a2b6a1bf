import { type Executor, readFirst, write } from "#database/query.ts";
import { moveStock } from "#server/catalog/stock/move-stock.ts";
import { takeCouponAgain } from "#server/pricing/coupons/take-coupon-again.ts";
import { readPricing } from "../../pricing/read-pricing.ts";
import { readEditableOrder } from "../editing/read-editable-order.ts";
import { takenPieces } from "../placing/draft-order.ts";
import { describeShortage, type OutOfStock } from "../placing/out-of-stock.ts";
import { stockIdIn } from "../placing/quote-order.ts";

export type TakenAgain = { outcome: "taken" } | OutOfStock | { outcome: "coupon-gone"; code: string };

/**
 * Takes the pieces and the coupon of a released order again (`releaseUnconfirmed`), in the transaction of what proves
 * it: all, or none with the word of what is gone. `isForced`, as far as they are there: for staff who have the garments
 * in hand. Does nothing for an order that has given nothing back.
 */
export async function takeAgain(
  transaction: Executor,
  orderId: string,
  { isForced = false }: { isForced?: boolean } = {},
): Promise<TakenAgain> {
  const released = await readFirst(transaction)`
    select from orders where id = ${orderId}::uuid and progress in ('Pending', 'Dispatched') and released_at is not null
    for update`;
  if (!released) return { outcome: "taken" };
  await transaction.query({ text: "savepoint taking_again" });
  const taken = await take(transaction, orderId, isForced);
  if (taken.outcome === "taken")
    await write(transaction)`update orders set released_at = null where id = ${orderId}::uuid`;
  else await transaction.query({ text: "rollback to savepoint taking_again" });
  return taken;
}

async function take(transaction: Executor, orderId: string, isForced: boolean): Promise<TakenAgain> {
  const order = await readEditableOrder(transaction, orderId);
  if (!order) return { outcome: "taken" };
  // The coupon's row comes before those of stock, as it does when an order is placed.
  const isGone =
    order.couponId !== null && !(await takeCoupon(transaction, { ...order, couponId: order.couponId }));
  if (isGone && !isForced) return { outcome: "coupon-gone", code: order.couponCode ?? "" };
  // It keeps what it was promised, and counts as no use that it could give back.
  if (isGone) await write(transaction)`update orders set coupon_id = null where id = ${orderId}::uuid`;
  const productIds = order.items.map(({ _id }) => _id);
  const placeOf = stockIdIn(await readPricing(transaction, { productIds, couponCode: null, email: null }));
  const stockIds = order.items.map((item) => (item.stockId === null ? placeOf(item) : null));
  const moves = takenPieces(order.items, stockIds);
  const short = moves.length === 0 ? [] : await moveStock(transaction, moves);
  if (short.length > 0 && !isForced) return describeShortage({ items: [...order.items], stockIds }, short);
  const missing = new Set(short.map(({ id }) => id));
  const taken = order.items.flatMap(({ id }, index) => {
    const stockId = stockIds[index];
    return stockId && !missing.has(stockId) ? [{ id, stock_id: stockId }] : [];
  });
  await write(transaction)`
    update order_items i set stock_id = t.stock_id
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as t (id uuid, stock_id uuid) where i.id = t.id`;
  return { outcome: "taken" };
}

async function takeCoupon(
  transaction: Executor,
  use: Parameters<typeof takeCouponAgain>[1],
): Promise<boolean> {
  await transaction.query({ text: "savepoint taking_coupon" });
  const isTaken = await takeCouponAgain(transaction, use);
  if (!isTaken) await transaction.query({ text: "rollback to savepoint taking_coupon" });
  return isTaken;
}
