import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { moveStock } from "#server/catalog/stock/move-stock.ts";
import { takeCouponAgain } from "#server/pricing/coupons/take-coupon-again.ts";
import { readPricing } from "../../pricing/read-pricing.ts";
import { readEditableOrder } from "../editing/read-editable-order.ts";
import { takenPieces } from "../placing/draft-order.ts";
import { describeShortage, type OutOfStock } from "../placing/out-of-stock.ts";
import { stockIdIn } from "../placing/quote-order.ts";

export type TakenAgain = { outcome: "taken" } | OutOfStock | { outcome: "coupon-gone"; code: string };

type OfOrder = { orderId: string };

const selectReleased = namedQuery(
  "released-order",
  (param: Param<OfOrder>) => sql<object>`
    select from orders where id = ${param("orderId")}::uuid and progress in ('Pending', 'Dispatched') and released_at is not null
    for update`,
);

const setStock = namedQuery(
  "take-pieces-again",
  (param: Param<{ taken: string }>) => sql<object>`
    update order_items i set stock_id = t.stock_id
    from jsonb_to_recordset(${param("taken")}::jsonb) as t (id uuid, stock_id uuid) where i.id = t.id`,
);

const setTaken = namedQuery(
  "order-is-released-no-more",
  (param: Param<OfOrder>) => sql<object>`
    update orders set released_at = null where id = ${param("orderId")}::uuid`,
);

// It keeps what it was promised, and counts as no use that it could give back.
const dropCoupon = namedQuery(
  "keep-discount-without-coupon",
  (param: Param<OfOrder>) => sql<object>`
    update orders set coupon_id = null where id = ${param("orderId")}::uuid`,
);

/**
 * Takes the pieces and the coupon of a released order again (`releaseUnconfirmed`), in the transaction of what proves it: all, or none
 * with the word of what is gone. `isForced`, as far as they are there: for staff who have the garments in hand. Does nothing for an order
 * that has given nothing back.
 */
export async function takeAgain(
  transaction: Executor,
  orderId: string,
  { isForced = false }: { isForced?: boolean } = {},
): Promise<TakenAgain> {
  const [released] = await selectReleased.run(transaction, { orderId });
  if (!released) return { outcome: "taken" };
  await transaction.query({ text: "savepoint taking_again" });
  const taken = await take(transaction, orderId, isForced);
  if (taken.outcome === "taken") await setTaken.run(transaction, { orderId });
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
  if (isGone) await dropCoupon.run(transaction, { orderId });
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
  await setStock.run(transaction, { taken: JSON.stringify(taken) });
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
