import type { GatewayId } from "#contract/payments/gateways.ts";
import { type Settings, settings } from "#contract/settings/settings.ts";
import { defaultShopSettings, type Shop, type ShopSettings } from "#contract/settings/shop-settings.ts";
import type { CatalogVersion } from "#server/platform/cache/catalog-version.ts";
import type { Config } from "#server/platform/config.ts";

export function defaultSettings({ staffSecondFactor }: Pick<Config, "staffSecondFactor">): Settings {
  const sessions = { staffSecondFactor, staffIdleHours: 8, newDeviceIdleMinutes: 30 };
  const apart = { maintenance: false, firstRunClosed: false };
  return { ...defaultShopSettings, ...apart, newOrderMails: false, ...sessions };
}

/** Settings of the catalogue version that the caches have, so that no page is cached with older ones. */
export function subscribeToSettings(
  version: Pick<CatalogVersion, "settings">,
  defaults: Settings,
): () => Settings {
  let stored: Readonly<Record<string, unknown>> = {};
  let known = defaults;
  return () => {
    const newest = version.settings();
    if (newest !== stored) {
      stored = newest;
      known = readSettings(newest, defaults);
    }
    return known;
  };
}

/** Ignores unreadable stored values: an older or newer version may have written them. */
export function readSettings(stored: Readonly<Record<string, unknown>>, defaults: Settings): Settings {
  const understood = Object.entries(settings.shape)
    .filter(([name, schema]) => name in stored && schema.safeParse(stored[name]).success)
    .map(([name]) => [name, stored[name]]);
  return settings.parse({ ...defaults, ...Object.fromEntries(understood) });
}

/** Current values at each read of a field. Do not copy them for later. */
export function liveShop(current: () => Settings, gateways: readonly GatewayId[]): Shop {
  const names = Object.keys(defaultShopSettings) as (keyof ShopSettings)[];
  const fields = names.map((name) => [name, { enumerable: true, get: () => current()[name] }] as const);
  const own = { gateways: { enumerable: true, value: gateways } };
  return Object.defineProperties({}, { ...Object.fromEntries(fields), ...own }) as Shop;
}
