import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import type { ShopSettings } from "../shop-settings.ts";
import { emailAddress, line, requiredLine } from "../text.ts";
import { deliveryRules, wholeDays } from "./delivery-settings.ts";
import { version } from "./version.ts";

const rupeesSentence = "Enter whole rupees";

/** An address that is safe to lead shoppers to; empty leaves the link out. */
const webAddress = z.union([
  z.literal(""),
  z.url({ protocol: /^https$/, error: "Enter an address that begins with https://" }).max(300),
]);

/** A phone number as it is shown: digits, with the spaces and dashes that make it readable. */
const shownPhone = requiredLine(30, "Enter the phone number").regex(
  /^\+?\d[\d\s-]{5,20}\d$/,
  "Enter a phone number such as +92 300 0000000",
);

/** As wa.me dials it: digits with the code of the country, also of a number as Pakistanis write it. */
const dialledNumber = z
  .string("Enter the WhatsApp number")
  .overwrite((typed) =>
    typed
      .replace(/[\s()+-]/g, "")
      .replace(/^00/, "")
      .replace(/^0(?=3\d{9}$)/, "92"),
  )
  .regex(/^[1-9]\d{9,14}$/, "Enter the number with the code of its country: 923001234567");

const taxNumber = line(30).regex(/^[\dA-Za-z-]*$/, "Enter digits, letters and dashes");

const shop = {
  name: requiredLine(60, "Enter the name of the shop"),
  tagline: line(200),
  phone: shownPhone,
  whatsapp: dialledNumber,
  email: emailAddress,
  streetAddress: requiredLine(200, "Enter the address"),
  facebookUrl: webAddress,
  instagramUrl: webAddress,
  freeDeliveryFrom: z
    .number(rupeesSentence)
    .int(rupeesSentence)
    .min(0, rupeesSentence)
    .max(1_000_000, "Enter at most Rs. 1,000,000"),
  exchangeDays: wholeDays(0, 60),
  announcement: line(140),
  ntn: taxNumber,
  strn: taxNumber,
  ...deliveryRules,
} satisfies Record<keyof ShopSettings, z.ZodType>;

/** Everything the merchant may set. */
export const settings = z.object({
  ...shop,
  /** The shop is closed: shoppers read so on every page, staff go on. */
  maintenance: z.boolean(),
  /** Whether the address of the shop gets a mail for each new order. */
  newOrderMails: z.boolean(),
  /** Of owners and managers. */
  staffSecondFactor: z.enum(["required", "optional"]),
});
export type Settings = z.output<typeof settings>;

const answer = {
  status: 200,
  body: z.object({ settings, version }),
} as const;

export const getSettings = endpoint({
  method: "GET",
  path: "/api/admin/settings/get",
  summary: "What is set, with the defaults of what is not.",
  success: answer,
});

export const openShop = endpoint({
  method: "POST",
  path: "/api/admin/settings/open",
  summary: "Opens the shop that was closed for maintenance.",
  success: { status: 200, body: z.object({ message: z.string() }) },
});

export const updateSettings = endpoint({
  method: "POST",
  path: "/api/admin/settings/update",
  summary: "Changes what is given, unless it is for an older version; the shop follows within a second.",
  body: settings.partial().extend({ version: version.optional() }),
  success: answer,
});
