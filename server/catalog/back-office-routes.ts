import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";

/** Products and what they are made of. */
export function registerCatalogBackOfficeRoutes(_app: ShopApp, _services: Services): void {}
