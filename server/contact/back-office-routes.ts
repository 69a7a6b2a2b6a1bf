import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";

/** Messages from the contact form. */
export function registerMessageBackOfficeRoutes(_app: ShopApp, _services: Services): void {}
