import { isDeepStrictEqual } from "node:util";
import type { LineItem } from "#contract/cart/line-item.ts";
import { setupChargesOf, subtotalOf } from "#contract/money/line-price.ts";
import { deliveryFor, orderTotal } from "#contract/money/order-total.ts";
import { chargesAgreed } from "#contract/options/charges-agreed.ts";
import type { WantedOption } from "#contract/options/choose-options.ts";
import type { ChosenOption } from "#contract/options/invented.ts";
import type { EditedLine, OrderEdit } from "#contract/order-views/order-edits.ts";
import type { OrderItem } from "#contract/orders/orders.ts";
import { customSizeKey } from "#contract/sizes/sized-parts.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { discountOn, goodsFor } from "#server/pricing/coupons/coupon-rules.ts";
import {
  type ItemInvalid,
  type ItemUnavailable,
  type PriceFacts,
  priceItem,
} from "../../pricing/price-items.ts";
import type { PricingSnapshot } from "../../pricing/read-pricing.ts";
import { stockIdIn } from "../placing/quote-order.ts";
import type { OrderTerms } from "../terms/order-terms.ts";

export type StoredItem = OrderItem & { stockId: string | null };

export type PricedOrder = {
  items: readonly StoredItem[];
  subtotal: number;
  discount: number;
  delivery: number;
  reduction: number;
  total: number;
  couponId: string | null;
  couponCode: string | null;
  terms: OrderTerms;
};

export type PricedEdit =
  | { outcome: "priced"; order: PricedOrder }
  | ItemUnavailable
  | ItemInvalid
  | { outcome: "too-much"; most: number };

/**
 * Prices an order as it is to be, in rupees. Unchanged lines retain the price of their day; a garment, a fabric or an
 * invented option that is new costs what it costs today. A line with unchanged choices is not looked up. Charges, the
 * coupon and the delivery are reckoned by the terms: those the order was placed on, or others instead. A coupon that
 * does not hold for the goods any more is given back.
 */
export function priceEdit(
  before: PricedOrder,
  edit: Pick<OrderEdit, "items" | "reduction">,
  pricing: PriceFacts,
  terms: OrderTerms = before.terms,
): PricedEdit {
  const facts = { ...pricing, charges: terms.charges };
  const items: StoredItem[] = [];
  for (const [index, line] of edit.items.entries()) {
    const item = priceEditedLine(line, index, before.items, facts);
    if ("outcome" in item) return item;
    items.push(withAgreedSetups(item, before.items));
  }
  const sums = sumsOf(before, items, terms);
  const most = sums.subtotal - sums.discount + sums.delivery;
  if (edit.reduction > most) return { outcome: "too-much", most };
  return {
    outcome: "priced",
    order: { ...sums, terms, items, reduction: edit.reduction, total: most - edit.reduction },
  };
}

function priceEditedLine(
  { id, ...line }: EditedLine,
  index: number,
  items: readonly StoredItem[],
  pricing: PriceFacts,
): StoredItem | ItemUnavailable | ItemInvalid {
  const old = id === undefined ? undefined : items.find((item) => item.id === id);
  if (old && hasSameChoices(old, line)) return { ...old, quantity: line.quantity };
  const priced = priceItem(line, index, pricing);
  if ("outcome" in priced) return priced;
  if (!old) return { ...priced, id: timeOrderedId(), stockId: stockIdIn(pricing)(priced) };
  const isSameSize = old._id === priced._id && old.sizes !== false && old.sizes === priced.sizes;
  const isSamePiece =
    isSameSize && (old.color._id === priced.color._id || !isStockOfColor(pricing, priced._id));
  return {
    ...withAgreedPrices(priced, old, pricing),
    id: old.id,
    stockId: isSamePiece ? old.stockId : stockIdIn(pricing)(priced),
  };
}

function isStockOfColor({ products }: Pick<PricingSnapshot, "products">, id: string): boolean {
  return products.get(id)?.stock?.some(({ color }) => color !== null) ?? false;
}

function hasSameChoices(old: StoredItem, line: Omit<EditedLine, "id">): boolean {
  return (
    old._id === line._id &&
    old.sizes === line.sizes &&
    [old.color._id, old.color.label].includes(line.color) &&
    [old.fabric_type._id, old.fabric_type.name].includes(line.fabric_type) &&
    old.trouserOptions === line.trouserOptions &&
    old.cap === line.cap &&
    isSameEngraving(old.name_engraving, line.name_engraving) &&
    customSizeKey(old.custom_size) === customSizeKey(line.custom_size) &&
    isDeepStrictEqual(asked(old.options), asked(line.options))
  );
}

function isSameEngraving(old: StoredItem["name_engraving"], asked: EditedLine["name_engraving"]): boolean {
  if (!old || !asked) return old === asked;
  return (
    old.name === asked.name &&
    old.position === asked.position &&
    old.second === asked.second &&
    [old.thread?._id, old.thread?.name].includes(asked.thread)
  );
}

function asked(options: readonly WantedOption[] = []): Record<string, string> {
  return Object.fromEntries(options.map(({ id, value }) => [id, value]));
}

function withAgreedPrices(
  priced: LineItem,
  old: StoredItem,
  { charges }: Pick<PricingSnapshot, "charges">,
): LineItem {
  const isSameCloth = old._id === priced._id && old.fabric_type._id === priced.fabric_type._id;
  return {
    ...priced,
    // As it was called when the coupon was given for it.
    ...(old._id === priced._id ? { category: old.category } : {}),
    ...(isSameCloth ? { price: old.price, sale_price: old.sale_price } : {}),
    ...chargesAgreed(priced, old, charges),
    ...(priced.options && { options: priced.options.map((option) => optionAgreed(option, old)) }),
  };
}

function optionAgreed(option: ChosenOption, { options = [] }: StoredItem): ChosenOption {
  const before = options.find(({ id, value }) => id === option.id && value === option.value);
  return before ? { ...option, charge: before.charge } : option;
}

function withAgreedSetups(item: StoredItem, before: PricedOrder["items"]): StoredItem {
  const agreed = setupChargesOf(before);
  if (!item.options || agreed.length === 0) return item;
  const options = item.options.map((option) => {
    const setupCharge = agreed.find(({ id }) => id === option.id)?.setupCharge;
    return setupCharge === undefined ? option : { ...option, setupCharge };
  });
  return { ...item, options };
}

type Sums = Pick<PricedOrder, "subtotal" | "discount" | "delivery" | "couponId" | "couponCode">;

function sumsOf(before: PricedOrder, items: readonly StoredItem[], terms: OrderTerms): Sums {
  const { couponId, couponCode } = before;
  const subtotal = subtotalOf(items);
  const coupon = couponId === null ? null : terms.coupon;
  const isForTheSame = !coupon || goodsFor(coupon, items) === goodsFor(coupon, before.items);
  if (subtotal === before.subtotal && isForTheSame && isDeepStrictEqual(terms, before.terms)) {
    return { subtotal, discount: before.discount, delivery: before.delivery, couponId, couponCode };
  }
  const { freeDeliveryFrom } = terms;
  const deliveryCharge = terms.charges.delivery;
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
