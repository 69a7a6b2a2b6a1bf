import type { Charges } from "#contract/options/charges.ts";
import { salesTaxOn } from "#contract/settings/sales-tax.ts";
import type { ShopSettings } from "#contract/settings/shop-settings.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import type { GivenCoupon } from "#server/pricing/coupons/coupon-rules.ts";
import type { PricingSnapshot } from "../../pricing/read-pricing.ts";

/** The terms of an order beside the prices of its lines: rupees, and the tax in per cent. */
export type OrderTerms = {
  freeDeliveryFrom: number;
  charges: Charges;
  salesTax: number;
  coupon: GivenCoupon | null;
};

/** The settings that are terms of an order. */
export type TermSettings = Pick<ShopSettings, "freeDeliveryFrom" | "salesTaxRates">;

/** The terms that an order gets which is placed now. */
export function termsOfToday(
  { charges, coupon }: Pick<PricingSnapshot, "charges" | "coupon">,
  { freeDeliveryFrom, salesTaxRates }: TermSettings,
): OrderTerms {
  return {
    freeDeliveryFrom,
    charges,
    salesTax: salesTaxOn(salesTaxRates, dayInKarachi(new Date())),
    coupon: coupon ? givenCoupon(coupon) : null,
  };
}

function givenCoupon(coupon: GivenCoupon): GivenCoupon {
  const { kind, amount, maximumDiscount, minimumSubtotal, categories } = coupon;
  return { kind, amount, maximumDiscount, minimumSubtotal, categories };
}
