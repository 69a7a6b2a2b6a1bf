import { type CouponTerms, couponDiscount } from "#contract/coupon-discount.ts";
import { formatRupees } from "#contract/money.ts";

/** A coupon as the database has it at this moment, for one customer. */
export type CouponState = CouponTerms & {
  id: string;
  code: string;
  /** Rupees of goods, before the discount. */
  minimumSubtotal: number;
  /** Between its start and its end. */
  live: boolean;
  /** Its end is past. */
  expired: boolean;
  usedUp: boolean;
  /** False as well when nobody said who the customer is. */
  usedUpByCustomer: boolean;
};

export type CouponVerdict =
  | { outcome: "applies"; coupon: CouponState; discount: number }
  | { outcome: "not-valid"; sentence?: string }
  | { outcome: "not-applicable"; sentence: string };

/** One text for unknown, not yet started and used up: it teaches nothing to who tries codes. */
export const couponNotValid = "This coupon is not valid";

/** Said all the same: whoever was given the code in time looks for a slip of their own otherwise, and it is worth nothing. */
const couponExpired = "This coupon has expired";

/**
 * Whether a coupon holds for goods of `subtotal` rupees, and the rupees it takes off. Without a subtotal only the coupon
 * itself is judged, and the discount is 0.
 */
export function judgeCoupon(coupon: CouponState | undefined, subtotal: number | undefined): CouponVerdict {
  if (coupon?.expired) return { outcome: "not-valid", sentence: couponExpired };
  if (!coupon?.live || coupon.usedUp) return { outcome: "not-valid" };
  if (coupon.usedUpByCustomer) {
    return { outcome: "not-applicable", sentence: "You have already used this coupon" };
  }
  if (subtotal === undefined) return { outcome: "applies", coupon, discount: 0 };
  if (subtotal < coupon.minimumSubtotal) {
    const minimum = formatRupees(coupon.minimumSubtotal);
    return { outcome: "not-applicable", sentence: `This coupon is for orders of ${minimum} or more` };
  }
  return { outcome: "applies", coupon, discount: couponDiscount(coupon, subtotal) };
}
