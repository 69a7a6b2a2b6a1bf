import { type DeliveryRules, defaultDeliveryRules, defaultShownRules } from "./delivery/delivery-rules.ts";

/** What the merchant may change about the shop itself; pages read it, never a literal. */
export type ShopSettings = DeliveryRules & {
  name: string;
  tagline: string;
  phone: string;
  /** Digits with country code, as wa.me expects. */
  whatsapp: string;
  email: string;
  streetAddress: string;
  facebookUrl: string;
  instagramUrl: string;
  /** Rupees of goods from which delivery is free. */
  freeDeliveryFrom: number;
  /** Days in which a piece that does not fit is exchanged; 0: none is. */
  exchangeDays: number;
  /** `{amount}` in it is read as `freeDeliveryFrom`. */
  announcement: string;
  /** Numbers of the tax authorities for the invoice; empty where there is none. */
  ntn: string;
  strn: string;
};

/** What every page is told: how the workshop plans is nobody else's business, and would be in each of them. */
export type ShownSettings = Omit<
  ShopSettings,
  "holidays" | "workdays" | "courierWorkdays" | "cutOffHour" | "piecesPerDay" | "customPieceWeight"
>;

/** The announcement with the threshold of free delivery as it is now. */
export function shownAnnouncement({
  announcement,
  freeDeliveryFrom,
}: Pick<ShopSettings, "announcement" | "freeDeliveryFrom">): string {
  return announcement.replaceAll("{amount}", String(freeDeliveryFrom));
}

export function shownSettings(shop: ShopSettings): ShownSettings {
  const { holidays, workdays, courierWorkdays, cutOffHour, piecesPerDay, customPieceWeight, ...shown } = shop;
  return shown;
}

/** What every page is told of a shop that nobody has changed yet. */
export const defaultShownSettings: ShownSettings = {
  name: "Tabeeb",
  tagline: "Experience premium medical uniforms that combine style, comfort, and functionality.",
  phone: "+92 300 0000000",
  whatsapp: "923000000000",
  email: "salam@tabeeb.example",
  streetAddress: "12 Mall Road, Lahore, Pakistan",
  facebookUrl: "https://www.facebook.com/tabeeb.example",
  instagramUrl: "https://www.instagram.com/tabeeb.example",
  ...defaultShownRules,
  freeDeliveryFrom: 5000,
  exchangeDays: 7,
  announcement: "Free shipping on orders over {amount} PKR",
  ntn: "",
  strn: "",
};

export const defaultShopSettings: ShopSettings = { ...defaultDeliveryRules, ...defaultShownSettings };
