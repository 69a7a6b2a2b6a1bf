import { z } from "zod";
import { reason } from "#contract/values/reason.ts";
import { orderedLine } from "../cart/line-item.ts";
import { endpoint } from "../http/endpoint.ts";
import { couponKinds } from "../money/coupon-discount.ts";
import { linesPerOrderLimit } from "../values/limits.ts";
import { emailAddress, requiredLine } from "../values/text.ts";

export const couponCode = requiredLine(40, reason("ENTER_A_COUPON_CODE"));

export const coupon = z.object({
  code: z.string(),
  kind: z.enum(couponKinds),
  /** Percent, or rupees; 0 for free delivery. */
  amount: z.number().int().nonnegative(),
});
export type Coupon = z.infer<typeof coupon>;

export const verifyCouponAtCheckout = endpoint({
  method: "POST",
  path: "/api/coupons/verifyCouponAtCheckout",
  summary: "Whether a coupon is valid for this cart, and its discount in rupees. Does not use the coupon.",
  body: z.object({
    code: couponCode,
    items: z
      .array(orderedLine, reason("SEND_THE_ITEMS_OF_THE_CART"))
      .max(linesPerOrderLimit, reason("TOO_MANY_LINES", { most: linesPerOrderLimit }))
      .nullish(),
    email: z.union([z.literal("").transform(() => undefined), emailAddress]).optional(),
  }),
  success: { status: 200, body: z.object({ message: z.string(), coupon, discount: z.number().int() }) },
});
