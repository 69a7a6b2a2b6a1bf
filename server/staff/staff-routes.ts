import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";

/** Signing in and out of the back office, and who works there. */
export function registerStaffRoutes(_app: ShopApp, _services: Services): void {}
