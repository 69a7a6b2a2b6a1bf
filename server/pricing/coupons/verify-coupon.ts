import type { OrderedLine } from "#contract/cart/line-item.ts";
import { deliveryFor } from "#contract/money/order-total.ts";
import type { ShopSettings } from "#contract/settings/shop-settings.ts";
import type { Database } from "#database/connect.ts";
import { type PricedItems, priceItems } from "../price-items.ts";
import { readPricing } from "../read-pricing.ts";
import { type CouponValidation, validateCoupon } from "./coupon-rules.ts";

type Question = { code: string; items?: OrderedLine[] | null | undefined; email?: string | undefined };

export type CouponVerified = CouponValidation | Exclude<PricedItems, { outcome: "priced" }>;

/** Uses nothing up. Without items only the coupon itself is judged, without an e-mail address no customer's limit. */
export async function verifyCoupon(
  database: Database,
  question: Question,
  { freeDeliveryFrom }: Pick<ShopSettings, "freeDeliveryFrom">,
): Promise<CouponVerified> {
  const { code, items, email = null } = question;
  const productIds = (items ?? []).map((item) => item._id);
  const pricing = await readPricing(database.pool, { productIds, couponCode: code, email });
  const priced = items && priceItems(items, pricing);
  if (priced && priced.outcome !== "priced") return priced;
  if (!priced) return validateCoupon(pricing.coupon, undefined);
  const { items: lines, subtotal } = priced;
  const delivery = deliveryFor(subtotal, pricing.charges.delivery, freeDeliveryFrom);
  return validateCoupon(pricing.coupon, { items: lines, subtotal, delivery });
}
