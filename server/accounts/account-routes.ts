import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";

/** What people do with their account. */
export function registerAccountRoutes(_app: ShopApp, _services: Services): void {}
