import { getSuggestions } from "#contract/catalog/search.ts";
import { mount } from "#server/platform/http/mount.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { suggestProducts } from "./suggest-products.ts";

export function registerSearchRoutes(app: ShopApp, services: Services): void {
  const shown = { ...services, database: services.shownDatabase };
  mount(app, getSuggestions, { access: "anyone", limits: ["suggestions"] }, ({ query: { q } }) =>
    services.responseCache.get(getSuggestions, q.toLowerCase(), () => suggestProducts(shown, q)),
  );
}
