import type { LineItem, OrderedLine } from "#contract/cart/line-item.ts";
import { deliveryFor, type OrderTotal, orderTotal } from "#contract/money/order-total.ts";
import { type CouponValidation, validateCoupon } from "#server/pricing/coupons/coupon-rules.ts";
import { type PricedItems, priceItems } from "../../pricing/price-items.ts";
import type { OfferedProduct, PricingSnapshot, StockPlace } from "../../pricing/read-pricing.ts";
import { type OrderTerms, type TermSettings, termsOfToday } from "../terms/order-terms.ts";

export type Quote = {
  outcome: "quoted";
  catalogVersion: number;
  items: LineItem[];
  stockIds: (string | null)[];
  coupon: { id: string; code: string } | undefined;
  total: OrderTotal;
  terms: OrderTerms;
};

export type CannotQuote =
  | Exclude<PricedItems, { outcome: "priced" }>
  | Exclude<CouponValidation, { outcome: "applies" }>;

export function quoteOrder(
  order: { items: readonly OrderedLine[]; coupon?: string | undefined },
  pricing: PricingSnapshot,
  shop: TermSettings,
): Quote | CannotQuote {
  const priced = priceItems(order.items, pricing);
  if (priced.outcome !== "priced") return priced;
  const { items, subtotal } = priced;
  const terms = termsOfToday(pricing, shop);
  const { freeDeliveryFrom } = terms;
  const deliveryCharge = terms.charges.delivery;
  const basis = { catalogVersion: pricing.version, items, stockIds: items.map(stockIdIn(pricing)), terms };
  if (order.coupon === undefined) {
    const total = orderTotal({ subtotal, discount: 0, deliveryCharge, freeDeliveryFrom });
    return { outcome: "quoted", ...basis, coupon: undefined, total };
  }
  const delivery = deliveryFor(subtotal, deliveryCharge, freeDeliveryFrom);
  const verdict = validateCoupon(pricing.coupon, { items, subtotal, delivery });
  if (verdict.outcome !== "applies") return verdict;
  const { coupon, discount } = verdict;
  const total = orderTotal({ subtotal, discount, deliveryCharge, freeDeliveryFrom });
  return { outcome: "quoted", ...basis, coupon: { id: coupon.id, code: coupon.code }, total };
}

/** Null when the line is sewn to order, as is a custom size, whatever the product, and the cap that goes with it. */
export function stockIdIn({ products }: Pick<PricingSnapshot, "products">) {
  return (line: LineItem): string | null => placeOf(products.get(line._id), line)?.id ?? null;
}

function placeOf(product: OfferedProduct | undefined, { sizes, color }: LineItem): StockPlace | undefined {
  return product?.stock?.find((place) => place.size === sizes && [null, color._id].includes(place.color));
}
