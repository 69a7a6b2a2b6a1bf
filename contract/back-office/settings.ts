import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { phoneNumber } from "../phone.ts";
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

const shop = {
  name: requiredLine(60, "Enter the name of the shop"),
  tagline: line(200),
  phone: shownPhone,
  whatsapp: phoneNumber,
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
  ...deliveryRules,
} satisfies Record<keyof ShopSettings, z.ZodType>;

/** Everything the merchant may set. */
export const settings = z.object({
  ...shop,
  /** The shop is closed: shoppers read so on every page, staff go on. */
  maintenance: z.boolean(),
  /** Of owners and managers. */
  staffSecondFactor: z.enum(["required", "optional"]),
});
export type Settings = z.output<typeof settings>;

// What is sent as it was typed is answered as it is kept.
const answer = {
  status: 200,
  body: z.object({ settings: settings.extend({ whatsapp: z.string() }), version }),
} as const;

export const getSettings = endpoint({
  method: "GET",
  path: "/api/admin/settings/get",
  summary: "What is set, with the defaults of what is not.",
  success: answer,
});

export const updateSettings = endpoint({
  method: "POST",
  path: "/api/admin/settings/update",
  summary: "Changes what is given, unless it is for an older version; the shop follows within a second.",
  body: settings.partial().extend({ version: version.optional() }),
  success: answer,
});
