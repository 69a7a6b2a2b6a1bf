import { guardedSettings } from "#contract/settings/setting-pages.ts";
import { updateSettings as contract, getSettings, openShop } from "#contract/settings/settings.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { isConfirmedLately, sendConfirmFirst } from "#server/staff/staff-guard.ts";
import type { Services } from "../services.ts";
import { mountForStaff } from "../staff/mount-for-staff.ts";
import { sendStaleError } from "../staff/send-not-saved.ts";
import { readStoredSettings, updateSettings, versionsOfSettings } from "./update-settings.ts";

export function registerSettingsBackOfficeRoutes(app: ShopApp, services: Services): void {
  const { database, catalogVersion, defaultSettings: defaults } = services;
  const { pool } = database;

  mountForStaff(app, getSettings, async () => {
    const settings = await readStoredSettings(pool, defaults);
    return { settings, ...versionsOfSettings(settings) };
  });

  mountForStaff(app, contract, async ({ body, staff, request, reply }) => {
    const isGuarded = Object.keys(body).some((name) => guardedSettings.has(name));
    if (isGuarded && !(await isConfirmedLately(app, request))) return sendConfirmFirst(reply);
    const result = await updateSettings({ pool, defaults, staff }, body);
    if (result.outcome === "changed-since") return sendStaleError(reply, "the settings", result.version);
    const { settings } = result;
    await catalogVersion.catchUp();
    return { settings, ...versionsOfSettings(settings) };
  });

  // Any manager may open the shop, because while closed it loses every order. Only owners close it.
  mountForStaff(app, openShop, async ({ staff }) => {
    await updateSettings({ pool, defaults, staff }, { maintenance: false });
    await catalogVersion.catchUp();
    return { message: "The shop is open" };
  });
}
