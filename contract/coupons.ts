import { z } from "zod";
import { couponKinds } from "./coupon-discount.ts";
import { endpoint } from "./endpoint.ts";
import { linesPerOrderLimit } from "./limits.ts";
import { orderedLine } from "./line-item.ts";
import { emailAddress, requiredLine } from "./text.ts";

export const couponCode = requiredLine(40, "Enter a coupon code");

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
  summary: "Whether a coupon holds for this cart, and the rupees it takes off. Uses nothing up.",
  body: z.object({
    code: couponCode,
    items: z
      .array(orderedLine, "Send the items of the cart")
      .max(linesPerOrderLimit, `Order at most ${linesPerOrderLimit} different items at once`)
      .nullish(),
    email: z.union([z.literal("").transform(() => undefined), emailAddress]).optional(),
  }),
  success: { status: 200, body: z.object({ message: z.string(), coupon, discount: z.number().int() }) },
});
