/** What a coupon takes off: a percentage, capped where `maximumDiscount` is set, or an amount in rupees. */
export type CouponTerms = {
  kind: "percent" | "fixed";
  /** Percent (1 to 100), or rupees. */
  amount: number;
  /** Rupees; the most that a percentage takes off. */
  maximumDiscount: number | null;
};

/**
 * Rupees that a coupon takes off goods of `subtotal` rupees. A percentage is rounded down to whole rupees, then capped.
 * Never more than the goods cost: delivery is not discounted.
 */
export function couponDiscount(terms: CouponTerms, subtotal: number): number {
  if (terms.kind === "fixed") return Math.min(terms.amount, subtotal);
  const share = Math.floor((subtotal * terms.amount) / 100);
  return Math.min(share, terms.maximumDiscount ?? share, subtotal);
}
