import type { LineItem } from "#contract/cart/line-item.ts";
import { type CouponTerms, couponDiscount } from "#contract/money/coupon-discount.ts";
import { subtotalOf } from "#contract/money/line-price.ts";
import type { CouponState as StateOfTime } from "#contract/orders/office-coupons.ts";
import { type EncodedReason, reason } from "#contract/values/reason.ts";

/** The discount of a coupon, and the goods it applies to; an order stores it once it was given. */
export type GivenCoupon = CouponTerms & {
  /** Rupees of goods, before the discount. */
  minimumSubtotal: number;
  /** Those that it is for; empty where it is for all goods. */
  categories: readonly { name: string; urdu: string }[];
};

export type CouponState = GivenCoupon & {
  id: string;
  code: string;
  /** By its dates and its limit (`coupon_state` in the database). */
  state: StateOfTime;
  /** False as well when the customer is unknown. */
  usedUpByCustomer: boolean;
};

export type CouponBasis = {
  items: readonly Pick<LineItem, "category" | keyof Parameters<typeof subtotalOf>[0][number]>[];
  subtotal: number;
  delivery: number;
};

type NotApplicable = { outcome: "not-applicable"; sentence: EncodedReason };

export type CouponValidation =
  | { outcome: "applies"; coupon: CouponState; discount: number }
  | { outcome: "not-valid"; sentence?: EncodedReason }
  | NotApplicable;

/** One text for unknown, not yet started and used up: it reveals nothing to who tries codes. */
export const couponNotValid = reason("COUPON_NOT_VALID");

/** Disclosed on purpose: a customer would look for a typing error otherwise, and an expired code is worth nothing. */
const couponExpired = reason("COUPON_EXPIRED");

/** Without an order only the coupon itself is judged, and the discount is 0. */
export function validateCoupon(
  coupon: CouponState | undefined,
  order: CouponBasis | undefined,
): CouponValidation {
  if (coupon?.state === "ended") return { outcome: "not-valid", sentence: couponExpired };
  if (coupon?.state !== "live") return { outcome: "not-valid" };
  if (coupon.usedUpByCustomer) {
    return { outcome: "not-applicable", sentence: reason("COUPON_USED_ALREADY") };
  }
  if (order === undefined) return { outcome: "applies", coupon, discount: 0 };
  const found = discountOn(coupon, order);
  return found.outcome === "applies" ? { ...found, coupon } : found;
}

/** The discount of a coupon on an order; ignores its dates and limits. */
export function discountOn(
  coupon: GivenCoupon,
  order: CouponBasis,
): { outcome: "applies"; discount: number } | NotApplicable {
  if (order.subtotal < coupon.minimumSubtotal) {
    return {
      outcome: "not-applicable",
      sentence: reason("COUPON_MINIMUM", { rupees: coupon.minimumSubtotal }),
    };
  }
  const goods = goodsFor(coupon, order.items);
  if (goods === 0 && coupon.categories.length > 0) {
    return {
      outcome: "not-applicable",
      sentence: reason("COUPON_FOR_CATEGORIES", { categories: coupon.categories }),
    };
  }
  if (coupon.kind === "free-delivery" && order.delivery === 0) {
    return { outcome: "not-applicable", sentence: reason("DELIVERY_FREE_ALREADY") };
  }
  return { outcome: "applies", discount: couponDiscount(coupon, { goods, delivery: order.delivery }) };
}

export function goodsFor(
  { categories }: Pick<GivenCoupon, "categories">,
  items: CouponBasis["items"],
): number {
  const isFor = (category: string) => categories.some(({ name }) => name === category);
  return subtotalOf(categories.length === 0 ? items : items.filter(({ category }) => isFor(category)));
}
