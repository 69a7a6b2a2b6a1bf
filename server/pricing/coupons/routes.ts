import { verifyCouponAtCheckout } from "#contract/orders/coupons.ts";
import { doneSentences } from "#contract/reasons/done.ts";
import { mount } from "#server/platform/http/mount.ts";
import { sendError } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { sendItemError } from "../send-item-error.ts";
import { couponNotValid } from "./coupon-rules.ts";
import { verifyCoupon } from "./verify-coupon.ts";

export function registerCouponRoutes(app: ShopApp, services: Pick<Services, "database" | "shop">): void {
  mount(
    app,
    verifyCouponAtCheckout,
    { access: "anyone", limits: ["coupon"], work: "orders" },
    async ({ body, request, reply }) => {
      // Whether an address has used a coupon is answered to its owner alone.
      const user = await app.findUser(request);
      const isOwn = body.email?.toLowerCase() === user?.email.toLowerCase();
      const result = await verifyCoupon(
        services.database,
        isOwn ? body : { ...body, email: undefined },
        services.shop,
      );
      switch (result.outcome) {
        case "not-valid":
          return sendError(reply, "UNKNOWN_COUPON", result.sentence ?? couponNotValid);
        case "not-applicable":
          return sendError(reply, "COUPON_NOT_APPLICABLE", result.sentence);
        case "item-unavailable":
        case "item-invalid":
          return sendItemError(reply, result);
        case "applies": {
          const { coupon, discount } = result;
          const { code, kind, amount } = coupon;
          const message = doneSentences.COUPON_APPLIED({ code, saving: discount });
          return { message, coupon: { code, kind, amount }, discount };
        }
      }
    },
  );
}
