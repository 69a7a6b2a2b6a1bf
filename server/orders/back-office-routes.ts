import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";

/** Orders: lists, dispatch, notes, job tickets. */
export function registerOrderBackOfficeRoutes(_app: ShopApp, _services: Services): void {}
