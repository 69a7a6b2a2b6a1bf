import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";

/** Reviews: hiding and replying. */
export function registerReviewBackOfficeRoutes(_app: ShopApp, _services: Services): void {}
