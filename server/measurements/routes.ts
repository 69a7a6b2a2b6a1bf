import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";

/** The measurements that customers keep. */
export function registerMeasurementRoutes(_app: ShopApp, _services: Services): void {}
