import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";

/** Coupons and how they are used. */
export function registerCouponBackOfficeRoutes(_app: ShopApp, _services: Services): void {}
