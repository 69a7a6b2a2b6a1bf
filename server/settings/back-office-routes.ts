import { updateSettings as contract, getSettings } from "#contract/back-office/settings.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { mountForStaff } from "../staff/mount-for-staff.ts";
import { readStoredSettings, updateSettings } from "./update-settings.ts";

const forOwner = { roles: ["owner"] } as const;

/** What the merchant sets for the shop. */
export function registerSettingsBackOfficeRoutes(app: ShopApp, services: Services): void {
  const { database, catalogVersion, defaultSettings: defaults } = services;
  const { pool } = database;

  mountForStaff(app, getSettings, forOwner, async () => ({
    settings: await readStoredSettings(pool, defaults),
  }));

  mountForStaff(app, contract, forOwner, async ({ body, staff }) => {
    const settings = await updateSettings({ pool, defaults, staff }, body);
    // The owner looks at the shop next.
    await catalogVersion.catchUp();
    return { settings };
  });
}
