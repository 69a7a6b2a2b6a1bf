import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { version } from "#contract/http/paging.ts";
import { textKindNames } from "#contract/notifications/text-kinds.ts";
import { plainText } from "#contract/values/plain-text.ts";
import { reason } from "#contract/values/reason.ts";
import { office, owner } from "#contract/values/staff-roles.ts";
import { emailAddress, line, requiredLine, sentence } from "#contract/values/text.ts";
import { advanceRules } from "./advance-settings.ts";
import { deliveryRules, wholeDays, wholePieces } from "./delivery-settings.ts";
import { returnRules } from "./return-settings.ts";
import { settingPageNames } from "./setting-pages.ts";
import type { ShopLogo } from "./shop-logo.ts";
import { orderYears, type ShopSettings } from "./shop-settings.ts";
import { transferAccounts } from "./transfer-settings.ts";
import { workshopLanguage } from "./workshop-language.ts";

const rupeesSentence = reason("ENTER_WHOLE_RUPEES");

function wholeHours(least: number, most: number) {
  const sentence = reason("ENTER_WHOLE_HOURS", { least, most });
  return z.number(sentence).int(sentence).min(least, sentence).max(most, sentence);
}

function wholeMinutes(least: number, most: number) {
  const sentence = reason("ENTER_WHOLE_MINUTES", { least, most });
  return z.number(sentence).int(sentence).min(least, sentence).max(most, sentence);
}

/** An address that is safe to link; empty omits the link. */
const webAddress = line(300).pipe(
  z.union([z.literal(""), z.url({ protocol: /^https$/, error: reason("HTTPS_ADDRESS") })]),
);

/** A phone number for display: digits with spaces and dashes. */
const shownPhone = requiredLine(30, reason("ENTER_THE_PHONE_NUMBER")).regex(
  /^\+?\d[\d\s-]{5,20}\d$/,
  reason("PHONE_SUCH_AS"),
);

/** In the format of wa.me: digits with country code; local Pakistani numbers are converted. */
const dialledNumber = z
  .string(reason("ENTER_THE_WHATSAPP_NUMBER"))
  .overwrite((typed) =>
    plainText(typed)
      .replace(/[\s()+-]/g, "")
      .replace(/^00/, "")
      .replace(/^0(?=3\d{9}$)/, "92"),
  )
  .regex(/^[1-9]\d{9,14}$/, reason("WHATSAPP_WITH_COUNTRY"));

const taxNumber = line(30).regex(/^[\dA-Za-z-]*$/, reason("ENTER_DIGITS_LETTERS_AND_DASHES"));

/** Only files that the shop made are shown as its logo. */
export const shopLogo = z.object({
  base: z.string().regex(/^\/uploads\/[0-9a-f]{32}$/),
  width: z.int().positive(),
  height: z.int().positive(),
}) satisfies z.ZodType<ShopLogo>;

const shop = {
  name: requiredLine(60, reason("ENTER_THE_NAME_OF_THE_SHOP")),
  logo: shopLogo.nullable(),
  tagline: sentence(200),
  phone: shownPhone,
  whatsapp: dialledNumber,
  email: emailAddress,
  streetAddress: requiredLine(200, reason("ENTER_THE_ADDRESS")),
  facebookUrl: webAddress,
  instagramUrl: webAddress,
  freeDeliveryFrom: z
    .number(rupeesSentence)
    .int(rupeesSentence)
    .min(0, rupeesSentence)
    .max(1_000_000, reason("AT_MOST_A_MILLION_RUPEES")),
  exchangeDays: wholeDays(0, 60),
  aftercareRules: returnRules,
  announcement: sentence(140),
  personYears: z
    .number(reason("ENTER_WHOLE_YEARS"))
    .int(reason("ENTER_WHOLE_YEARS"))
    .min(1, reason("KEPT_AT_LEAST_A_YEAR"))
    .max(orderYears, reason("KEPT_AT_MOST_YEARS", { most: orderYears })),
  ntn: taxNumber,
  strn: taxNumber,
  salesTaxRates: z
    .array(
      z.object({
        from: z.iso.date(reason("ENTER_A_DAY")),
        percent: z
          .number(reason("ENTER_A_RATE"))
          .multipleOf(0.01, reason("ENTER_A_RATE"))
          .min(0, reason("ENTER_A_RATE"))
          .max(50, reason("ENTER_A_RATE")),
      }),
    )
    .max(20, reason("KEEP_AT_MOST_20_RATES"))
    .readonly(),
  transferAccounts,
  transferPictureDays: wholeDays(7, 365),
  remindUnpaidAfter: wholeDays(0, 30),
  cancelUnpaidAfter: wholeDays(0, 60),
  adviceHours: wholeHours(1, 168),
  smallOrderPieces: wholePieces(10_000),
  guestOrderPieces: wholePieces(10_000),
  releaseUnconfirmedAfter: wholeHours(0, 720),
  advanceRules,
  textEvents: z
    .array(z.enum(textKindNames))
    .max(textKindNames.length)
    .overwrite((kinds) => [...new Set(kinds)]),
  reviewRequestAfter: wholeDays(0, 60),
  usualCourier: line(40),
  workshopLanguage,
  ...deliveryRules,
} satisfies Record<keyof ShopSettings, z.ZodType>;

export const settings = z.object({
  ...shop,
  /** The shop is closed: every page shows it to shoppers, staff go on. */
  maintenance: z.boolean(),
  /** An owner has closed the list of first steps on *Today*. */
  firstRunClosed: z.boolean(),
  /** Whether the address of the shop gets a mail for each new order. */
  newOrderMails: z.boolean(),
  staffSecondFactor: z.enum(["required", "optional"]),
  /** How long a session of staff lasts without use, on a device that had signed in before and on any other. */
  staffIdleHours: wholeHours(1, 16),
  newDeviceIdleMinutes: wholeMinutes(5, 240),
});
export type Settings = z.output<typeof settings>;

const answer = {
  status: 200,
  /** `version` is of all settings, `versions` of those of each page. */
  body: z.object({ settings, version, versions: z.record(z.enum(settingPageNames), version) }),
} as const;

export const getSettings = endpoint({
  method: "GET",
  path: "/api/admin/settings/get",
  roles: owner,
  summary: "All settings, with defaults for those not set.",
  success: answer,
});

/** The file is the only part of a `multipart/form-data` body; its name and declared type are ignored. */
export const uploadLogo = endpoint({
  method: "POST",
  path: "/api/admin/settings/uploadLogo",
  roles: owner,
  summary: "Sets the logo of the shop from a PNG, JPEG or WebP; pages show it within a second.",
  success: { status: 201, body: z.object({ logo: shopLogo }) },
});

export const removeLogo = endpoint({
  method: "POST",
  path: "/api/admin/settings/removeLogo",
  roles: owner,
  summary: "Removes the logo: the shop shows its default mark and name.",
  success: messageSuccess,
});

export const openShop = endpoint({
  method: "POST",
  path: "/api/admin/settings/open",
  roles: office,
  summary: "Opens the shop that was closed for maintenance.",
  success: messageSuccess,
});

export const updateSettings = endpoint({
  method: "POST",
  path: "/api/admin/settings/update",
  roles: owner,
  summary:
    "Changes the given settings, unless their version is outdated; with a page, that page's version counts. The shop follows within a second.",
  body: settings
    .omit({ logo: true })
    .partial()
    .extend({ version: version.optional(), page: z.enum(settingPageNames).optional() }),
  success: answer,
});
