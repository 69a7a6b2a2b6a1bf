export const couponKinds = ["percent", "fixed", "free-delivery"] as const;
export type CouponKind = (typeof couponKinds)[number];

/**
 * The discount of a coupon: a percentage, capped where `maximumDiscount` is set, an amount in rupees, or the delivery
 * charge.
 */
export type CouponTerms = {
  kind: CouponKind;
  amount: number;
  /** Cap of a percentage in rupees. */
  maximumDiscount: number | null;
};

export type Discountable = {
  goods: number;
  delivery: number;
};

/**
 * Discount in rupees. A percentage is rounded down, then capped. Never more than the eligible goods cost, and nothing
 * of the delivery except with free delivery.
 */
export function couponDiscount(terms: CouponTerms, { goods, delivery }: Discountable): number {
  switch (terms.kind) {
    case "fixed":
      return Math.min(terms.amount, goods);
    case "free-delivery":
      return Math.min(delivery, goods);
    case "percent": {
      const share = Math.floor((goods * terms.amount) / 100);
      return Math.min(share, terms.maximumDiscount ?? share, goods);
    }
  }
}
