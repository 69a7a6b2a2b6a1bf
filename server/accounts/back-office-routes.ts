import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";

/** Customers with what belongs to them. */
export function registerCustomerBackOfficeRoutes(_app: ShopApp, _services: Services): void {}
