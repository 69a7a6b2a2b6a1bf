import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";

/** Messages to the shop. */
export function registerContactRoutes(_app: ShopApp, _services: Services): void {}
