import { updateSettings as contract, getSettings, openShop } from "#contract/back-office/settings.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { mountForStaff, officeRoles } from "../staff/mount-for-staff.ts";
import { refuseStale } from "../staff/refuse-stale.ts";
import { readStoredSettings, updateSettings, versionOfSettings } from "./update-settings.ts";

const forOwner = { roles: ["owner"] } as const;

/** What the merchant sets for the shop. */
export function registerSettingsBackOfficeRoutes(app: ShopApp, services: Services): void {
  const { database, catalogVersion, defaultSettings: defaults } = services;
  const { pool } = database;

  mountForStaff(app, getSettings, forOwner, async () => {
    const settings = await readStoredSettings(pool, defaults);
    return { settings, version: versionOfSettings(settings) };
  });

  mountForStaff(app, contract, forOwner, async ({ body, staff, reply }) => {
    const result = await updateSettings({ pool, defaults, staff }, body);
    if (result.outcome === "changed-since") return refuseStale(reply, "the settings", result.version);
    const { settings } = result;
    // The owner looks at the shop next.
    await catalogVersion.catchUp();
    return { settings, version: versionOfSettings(settings) };
  });

  // Whoever is there when it may go on: a closed shop costs every order. To close it is the owner's.
  mountForStaff(app, openShop, { roles: officeRoles }, async ({ staff }) => {
    await updateSettings({ pool, defaults, staff }, { maintenance: false });
    await catalogVersion.catchUp();
    return { message: "The shop is open" };
  });
}
