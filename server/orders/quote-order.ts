import type { LineItem, OrderedLine } from "#contract/line-item.ts";
import { deliveryFor, type OrderTotal, orderTotal } from "#contract/order-total.ts";
import { ownValue } from "#contract/own-value.ts";
import { type CouponVerdict, judgeCoupon } from "../coupons/coupon-rules.ts";
import { type PricedItems, priceItems } from "../pricing/price-items.ts";
import type { Facts } from "../pricing/read-facts.ts";

export type Quote = {
  outcome: "quoted";
  /** The version of the catalogue that the items were priced by. */
  catalogVersion: number;
  items: LineItem[];
  /** For each item the row of product_stock that it is taken from; null when it is sewn to order. */
  stockIds: (string | null)[];
  coupon: { id: string; code: string } | undefined;
  total: OrderTotal;
};

export type CannotQuote =
  | Exclude<PricedItems, { outcome: "priced" }>
  | Exclude<CouponVerdict, { outcome: "applies" }>;

/** What an order costs by the shop's own facts, in rupees, whatever the browser thinks. */
export function quoteOrder(
  order: { items: readonly OrderedLine[]; coupon?: string | undefined },
  facts: Facts,
  freeDeliveryFrom: number,
): Quote | CannotQuote {
  const priced = priceItems(order.items, facts);
  if (priced.outcome !== "priced") return priced;
  const { items, subtotal } = priced;
  const deliveryCharge = facts.charges.delivery;
  const basis = { catalogVersion: facts.version, items, stockIds: items.map(stockIdIn(facts)) };
  if (order.coupon === undefined) {
    const total = orderTotal({ subtotal, discount: 0, deliveryCharge, freeDeliveryFrom });
    return { outcome: "quoted", ...basis, coupon: undefined, total };
  }
  const delivery = deliveryFor(subtotal, deliveryCharge, freeDeliveryFrom);
  const verdict = judgeCoupon(facts.coupon, { items, subtotal, delivery });
  if (verdict.outcome !== "applies") return verdict;
  const { coupon, discount } = verdict;
  const total = orderTotal({ subtotal, discount, deliveryCharge, freeDeliveryFrom });
  return { outcome: "quoted", ...basis, coupon: { id: coupon.id, code: coupon.code }, total };
}

/**
 * The row of stock that a line is taken from; null when it is sewn to order, as is a custom size, whatever the product, and
 * the cap that goes with it.
 */
export function stockIdIn({ products }: Pick<Facts, "products">) {
  return ({ _id, sizes }: LineItem): string | null =>
    sizes === false ? null : (ownValue(products.get(_id)?.stock, sizes) ?? null);
}
