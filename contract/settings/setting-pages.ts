import type { Settings } from "./settings.ts";

/** Settings that a control of their own changes, outside the forms. */
export type SettingsApart = "maintenance" | "logo" | "firstRunClosed";
export type FormSetting = Exclude<keyof Settings, SettingsApart>;

/** The pages of the settings in the back office, each with a Save and a version of its own; a setting is on one. */
export const settingPages = {
  shop: [
    ...(["name", "tagline", "streetAddress", "email", "phone", "whatsapp"] as const),
    ...(["facebookUrl", "instagramUrl", "announcement"] as const),
  ],
  pricing: ["freeDeliveryFrom", "ntn", "strn", "salesTaxRates"],
  payments: [
    ...(["transferAccounts", "remindUnpaidAfter", "cancelUnpaidAfter"] as const),
    ...(["transferPictureDays", "advanceRules"] as const),
  ],
  workshop: [
    ...(["workingDays", "customWorkingDays", "piecesPerDay", "customPieceWeight"] as const),
    ...(["cutOffHour", "workdays", "holidays", "workshopLanguage"] as const),
  ],
  couriers: [
    ...(["usualCourier", "dispatchCity", "adviceHours"] as const),
    ...(["courierWorkdays", "courierDays", "courierDaysByCity"] as const),
  ],
  returns: ["exchangeDays", "aftercareRules"],
  orders: [
    ...(["guestOrderPieces", "smallOrderPieces", "releaseUnconfirmedAfter"] as const),
    ...(["newOrderMails", "textEvents", "reviewRequestAfter"] as const),
  ],
  security: ["staffSecondFactor", "staffIdleHours", "newDeviceIdleMinutes", "personYears"],
} as const satisfies Record<string, readonly FormSetting[]>;

export type SettingPage = keyof typeof settingPages;
export const settingPageNames = Object.keys(settingPages) as [SettingPage, ...SettingPage[]];

/** Settings of money and of sign-in, before which staff confirm that it is them. */
export const guardedSettings: ReadonlySet<string> = new Set([
  ...settingPages.pricing,
  ...settingPages.payments,
  ...settingPages.security,
]);

type Some = { [Name in keyof Settings]?: Settings[Name] | undefined };

/** A page's part of the settings. */
export function settingsOfPage<Values extends Some>(page: SettingPage, values: Values): Partial<Values> {
  const names: readonly string[] = settingPages[page];
  const own = Object.entries(values).filter(([name]) => names.includes(name));
  return Object.fromEntries(own) as Partial<Values>;
}
