import { verifyCouponAtCheckout } from "#contract/coupons.ts";
import { formatRupees } from "#contract/money.ts";
import { mount } from "../plugins/mount.ts";
import { refuse } from "../plugins/refuse.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { couponNotValid } from "./coupon-rules.ts";
import { verifyCoupon } from "./verify-coupon.ts";

/** What shoppers may ask about coupons. */
export function registerCouponRoutes(app: ShopApp, services: Pick<Services, "database" | "shop">): void {
  mount(
    app,
    verifyCouponAtCheckout,
    { access: "anyone", limits: ["coupon"] },
    async ({ body, request, reply }) => {
      // Whether an address has used a coupon is told to whom it belongs, and to nobody who types it in.
      const user = await app.findUser(request);
      const isOwn = body.email?.toLowerCase() === user?.email.toLowerCase();
      const result = await verifyCoupon(
        services.database,
        isOwn ? body : { ...body, email: undefined },
        services.shop,
      );
      switch (result.outcome) {
        case "not-valid":
          return refuse(reply, "UNKNOWN_COUPON", result.sentence ?? couponNotValid);
        case "not-applicable":
          return refuse(reply, "COUPON_NOT_APPLICABLE", result.sentence);
        case "item-unavailable":
          return refuse(reply, "ITEM_UNAVAILABLE", result.sentence, { item: result.item });
        case "applies": {
          const { coupon, discount } = result;
          const { code, kind, amount } = coupon;
          const saving = discount > 0 ? `: you save ${formatRupees(discount)}` : "";
          return { message: `Coupon ${code} applied${saving}`, coupon: { code, kind, amount }, discount };
        }
      }
    },
  );
}
