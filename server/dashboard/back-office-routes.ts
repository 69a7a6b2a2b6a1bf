import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";

/** How the shop is doing. */
export function registerDashboardBackOfficeRoutes(_app: ShopApp, _services: Services): void {}
