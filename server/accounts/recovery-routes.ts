import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";

/** How a forgotten password is replaced. */
export function registerRecoveryRoutes(_app: ShopApp, _services: Services): void {}
