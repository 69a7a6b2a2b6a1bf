export const couponKinds = ["percent", "fixed", "free-delivery"] as const;
export type CouponKind = (typeof couponKinds)[number];

/** What a coupon takes off: a percentage, capped where `maximumDiscount` is set, an amount in rupees, or the delivery charge. */
export type CouponTerms = {
  kind: CouponKind;
  /** Percent (1 to 100), or rupees; 0 where delivery is free. */
  amount: number;
  /** Rupees; the most that a percentage takes off. */
  maximumDiscount: number | null;
};

export type Discountable = {
  /** The goods that it is for. */
  goods: number;
  delivery: number;
};

/**
 * Rupees that a coupon takes off. A percentage is rounded down to whole rupees, then capped. Never more than the goods cost
 * that it is for, and nothing of the delivery unless that is what it is about.
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
