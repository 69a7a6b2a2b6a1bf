import { isDeepStrictEqual } from "node:util";
import type { EditedLine, OrderEdit } from "#contract/back-office/order-edits.ts";
import type { LineItem } from "#contract/line-item.ts";
import { subtotalOf } from "#contract/line-price.ts";
import { deliveryFor, orderTotal } from "#contract/order-total.ts";
import type { OrderItem } from "#contract/orders.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { discountOn, goodsFor } from "../coupons/coupon-rules.ts";
import { type ItemUnavailable, priceItem } from "../pricing/price-items.ts";
import type { Facts } from "../pricing/read-facts.ts";
import { stockIdIn } from "./quote-order.ts";

export type StoredItem = OrderItem & { stockId: string | null };

/** An order as far as its price goes; rupees. */
export type PricedOrder = {
  items: readonly StoredItem[];
  subtotal: number;
  discount: number;
  delivery: number;
  reduction: number;
  total: number;
  couponId: string | null;
  couponCode: string | null;
};

/** `too-much`: more is taken off than `most` rupees, what it costs without. */
export type PricedEdit =
  | { outcome: "priced"; order: PricedOrder }
  | ItemUnavailable
  | { outcome: "too-much"; most: number };

/**
 * Prices an order as it is to be. What stays the same keeps the price of its day, what is new costs what it costs today by
 * the rules of the checkout: a line whose choices nobody touched is not even looked up, of one that was touched the cloth,
 * the name, the cap and the measurements that it had before cost what they did. The coupon and the delivery are reckoned
 * anew when the goods cost something else; a coupon that does not hold for them any more is given back.
 */
export function priceEdit(
  before: PricedOrder,
  edit: Pick<OrderEdit, "items" | "reduction">,
  facts: Pick<Facts, "products" | "charges" | "coupon">,
  freeDeliveryFrom: number,
): PricedEdit {
  const items: StoredItem[] = [];
  for (const [index, line] of edit.items.entries()) {
    const item = priceEditedLine(line, index, before.items, facts);
    if ("outcome" in item) return item;
    items.push(item);
  }
  const sums = sumsOf(before, items, facts, freeDeliveryFrom);
  const most = sums.subtotal - sums.discount + sums.delivery;
  if (edit.reduction > most) return { outcome: "too-much", most };
  return {
    outcome: "priced",
    order: { ...sums, items, reduction: edit.reduction, total: most - edit.reduction },
  };
}

function priceEditedLine(
  { id, ...line }: EditedLine,
  index: number,
  items: readonly StoredItem[],
  facts: Pick<Facts, "products" | "charges">,
): StoredItem | ItemUnavailable {
  const old = id === undefined ? undefined : items.find((item) => item.id === id);
  if (old && hasSameChoices(old, line)) return { ...old, quantity: line.quantity };
  const priced = priceItem(line, index, facts);
  if ("outcome" in priced) return priced;
  if (!old) return { ...priced, id: timeOrderedId(), stockId: stockIdIn(facts)(priced) };
  const isSamePiece = old._id === priced._id && old.sizes !== false && old.sizes === priced.sizes;
  return {
    ...withAgreedPrices(priced, old),
    id: old.id,
    stockId: isSamePiece ? old.stockId : stockIdIn(facts)(priced),
  };
}

function hasSameChoices(old: StoredItem, line: Omit<EditedLine, "id">): boolean {
  return (
    old._id === line._id &&
    old.sizes === line.sizes &&
    [old.color._id, old.color.label].includes(line.color) &&
    [old.fabric_type._id, old.fabric_type.name].includes(line.fabric_type) &&
    old.trouserOptions === line.trouserOptions &&
    old.cap === line.cap &&
    isDeepStrictEqual(old.name_engraving, line.name_engraving) &&
    isDeepStrictEqual(old.custom_size, line.custom_size)
  );
}

/** What a touched line had before costs what it did. */
function withAgreedPrices(priced: LineItem, old: StoredItem): LineItem {
  const isSameCloth = old._id === priced._id && old.fabric_type._id === priced.fabric_type._id;
  const agreed = (was: unknown, is: unknown, before: number, today: number) => (was && is ? before : today);
  return {
    ...priced,
    ...(isSameCloth ? { price: old.price, sale_price: old.sale_price } : {}),
    name_engraving_charges: agreed(
      old.name_engraving,
      priced.name_engraving,
      old.name_engraving_charges,
      priced.name_engraving_charges,
    ),
    cap_charges: agreed(old.cap, priced.cap, old.cap_charges, priced.cap_charges),
    custom_size_charges: agreed(
      old.custom_size,
      priced.custom_size,
      old.custom_size_charges,
      priced.custom_size_charges,
    ),
  };
}

type Sums = Pick<PricedOrder, "subtotal" | "discount" | "delivery" | "couponId" | "couponCode">;

function sumsOf(
  before: PricedOrder,
  items: readonly StoredItem[],
  facts: Pick<Facts, "charges" | "coupon">,
  freeDeliveryFrom: number,
): Sums {
  const { couponId, couponCode } = before;
  const subtotal = subtotalOf(items);
  const coupon = couponId !== null && facts.coupon?.id === couponId ? facts.coupon : undefined;
  const isForTheSame = !coupon || goodsFor(coupon, items) === goodsFor(coupon, before.items);
  if (subtotal === before.subtotal && isForTheSame) {
    return { subtotal, discount: before.discount, delivery: before.delivery, couponId, couponCode };
  }
  const deliveryCharge = before.delivery || facts.charges.delivery;
  const basis = { items, subtotal, delivery: deliveryFor(subtotal, deliveryCharge, freeDeliveryFrom) };
  // Used by this order already: its dates and its limits do not count any more, what it is for does.
  const verdict = coupon && discountOn(coupon, basis);
  const holds = verdict?.outcome === "applies";
  const { discount, delivery } = orderTotal({
    subtotal,
    discount: holds ? verdict.discount : 0,
    deliveryCharge,
    freeDeliveryFrom,
  });
  return {
    subtotal,
    discount,
    delivery,
    couponId: holds ? couponId : null,
    couponCode: holds ? couponCode : null,
  };
}
