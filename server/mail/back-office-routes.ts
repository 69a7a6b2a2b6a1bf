import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";

/** Mails that left, or could not. */
export function registerOutboxBackOfficeRoutes(_app: ShopApp, _services: Services): void {}
