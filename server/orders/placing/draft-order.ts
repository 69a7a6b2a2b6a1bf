import { randomUUID } from "node:crypto";
import type { LineItem } from "#contract/cart/line-item.ts";
import { knownLanguage } from "#contract/languages.ts";
import type { PlaceOrder } from "#contract/orders/orders.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import type { Reservation } from "#server/catalog/delivery/delivery-schedule.ts";
import { toOptionRows } from "#server/catalog/options/options-of-item.ts";
import type { StockMove } from "#server/catalog/stock/move-stock.ts";
import { formatOrderNumber, newOrderNumber } from "#server/platform/order-number.ts";
import { toChargeRows, withoutCharges } from "../item-charges.ts";
import type { IdempotencyClaim } from "./idempotency.ts";
import type { Quote } from "./quote-order.ts";
import type { OrderRecord } from "./store-order.ts";

export type Placing = {
  order: PlaceOrder;
  userId: string | null;
  staffId?: string;
  claim: IdempotencyClaim | undefined;
};

export function draftOrder(
  { order, userId, staffId, claim }: Placing,
  { advance, ...quote }: Quote & { advance: number },
  { promise, work, holdsRoom }: Pick<Reservation, "promise" | "work" | "holdsRoom">,
): OrderRecord {
  const { catalogVersion, items, coupon, total, stockIds, terms } = quote;
  const number = newOrderNumber();
  const orderId = randomUUID();
  return {
    catalogVersion,
    orderId,
    number,
    userId,
    name: order.name,
    email: order.email,
    phone: order.phone,
    city: order.city,
    postalCode: order.postal_code,
    area: order.area,
    province: order.province,
    address: order.address,
    deliveryInstruction: order.delivery_instruction,
    subtotal: total.subtotal,
    discount: total.discount,
    delivery: total.delivery,
    total: total.total,
    dueOn: promise.leavesBy,
    arrivesFrom: promise.arrivesFrom,
    arrivesBy: promise.arrivesBy,
    work,
    holdsRoom,
    couponId: coupon?.id ?? null,
    couponCode: coupon?.code ?? null,
    terms: JSON.stringify(terms),
    paymentMethod: order.paymentMethod ?? "cash",
    advance,
    language: knownLanguage(order.language),
    items: JSON.stringify(
      items.map((item, position) => toItemRow(item, position, stockIds[position] ?? null)),
    ),
    stock: takenPieces(items, stockIds),
    historyId: timeOrderedId(),
    mailId: timeOrderedId(),
    announceTo: null,
    announcementId: timeOrderedId(),
    source: staffId === undefined ? "web" : "phone",
    actor: staffId ?? (userId === null ? "guest" : "customer"),
    staffId: staffId ?? null,
    keyOwner: claim?.owner ?? null,
    key: claim?.key ?? null,
    fingerprint: claim?.fingerprint ?? null,
    answer: JSON.stringify({
      success: true,
      OrderID: formatOrderNumber(number),
      message: "Order placed successfully!",
      ...(staffId !== undefined && { id: orderId }),
      promise,
    }),
  };
}

export function takenPieces(
  items: readonly Pick<LineItem, "quantity">[],
  stockIds: Quote["stockIds"],
): StockMove[] {
  const taken = new Map<string, number>();
  for (const [index, { quantity }] of items.entries()) {
    const id = stockIds[index];
    if (id) taken.set(id, (taken.get(id) ?? 0) - quantity);
  }
  return [...taken].map(([id, pieces]) => ({ id, pieces }));
}

/** A line as a row of order_items, with those of its options and charges. */
export function toItemRow(item: LineItem, position: number, stockId: string | null, id = timeOrderedId()) {
  const { _id, quantity, price, sale_price, options, ...line } = withoutCharges(item);
  return {
    id,
    position,
    product_id: _id,
    quantity,
    price,
    sale_price,
    line,
    stock_id: stockId,
    options: toOptionRows(options),
    charges: toChargeRows(item),
  };
}
