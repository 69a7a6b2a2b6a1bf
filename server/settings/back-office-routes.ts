import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";

/** The settings that the owner changes while the shop is open. */
export function registerSettingsBackOfficeRoutes(_app: ShopApp, _services: Services): void {}
