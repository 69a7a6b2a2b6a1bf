import {
  type CourierDays,
  type DeliveryRules,
  defaultDeliveryRules,
  defaultShownRules,
} from "#contract/delivery/delivery-rules.ts";
import { courierDaysTo } from "#contract/delivery/promise-delivery.ts";
import type { TextKind } from "#contract/notifications/text-kinds.ts";
import { type AdvanceRules, advanceFrom, defaultAdvanceRules } from "#contract/payments/advance-rules.ts";
import type { GatewayId } from "#contract/payments/gateways.ts";
import type { TransferAccounts, TransferWay } from "#contract/payments/transfer-ways.ts";
import { defaultReturnRules } from "#contract/returns/default-return-rules.ts";
import type { ReturnRules } from "#contract/returns/return-rules.ts";
import { defaultSalesTaxRates, type SalesTaxRate } from "./sales-tax.ts";
import type { ShopLogo } from "./shop-logo.ts";
import type { WorkshopLanguage } from "./workshop-language.ts";

/** The merchant's settings of the shop; pages read them, never a literal. */
export type ShopSettings = DeliveryRules & {
  name: string;
  /** Replaces the default mark and word. */
  logo: ShopLogo | null;
  tagline: string;
  phone: string;
  /** Digits with country code, as wa.me expects. */
  whatsapp: string;
  email: string;
  streetAddress: string;
  facebookUrl: string;
  instagramUrl: string;
  freeDeliveryFrom: number;
  /** Days for the exchange of a piece that does not fit; 0: none. */
  exchangeDays: number;
  /** Rules for other requests about a delivered garment, and for the payer of deliveries. */
  aftercareRules: ReturnRules;
  /** `{amount}` is replaced with `freeDeliveryFrom`. */
  announcement: string;
  /** Years of retention of an order's personal data; the whole order is retained for `orderYears`. */
  personYears: number;
  /** Tax numbers for the invoice; empty where there is none. */
  ntn: string;
  strn: string;
  /** Of goods, each from a day on; shown only by a shop with an STRN. */
  salesTaxRates: readonly SalesTaxRate[];
  transferAccounts: TransferAccounts;
  /** Days of retention of customers' pictures of transfers and garments. */
  transferPictureDays: number;
  /** Days after which an unpaid order by transfer is cancelled, with a reminder before; 0: never. */
  remindUnpaidAfter: number;
  cancelUnpaidAfter: number;
  /** Hours for staff to decide after a failed delivery; then the parcel is expected back. */
  adviceHours: number;
  /** Of job tickets and of the lists of the workshop; a tablet begins in it. */
  workshopLanguage: WorkshopLanguage;
  /** Largest order in pieces that reserves capacity before confirmation or payment. */
  smallOrderPieces: number;
  /** Most pieces of an order without an account; larger ones are taken by phone. */
  guestOrderPieces: number;
  /** Hours after which an unconfirmed order releases its pieces and its coupon; 0: never. */
  releaseUnconfirmedAfter: number;
  /** Rules of the advance before sewing; not applied while no transfers are taken. */
  advanceRules: AdvanceRules;
  textEvents: TextKind[];
  /** Days after delivery at which a review is asked for by mail, once; 0: never. */
  reviewRequestAfter: number;
  /** The id of the courier suggested where it delivers; empty: the first that does. */
  usualCourier: string;
};

/** The shop for server and pages: its settings, and the gateways configured on the server. */
export type Shop = ShopSettings & { gateways: readonly GatewayId[] };

/**
 * Years of retention of an order: six after the end of its tax year (Sales Tax Act 1990, section 24), which ends at
 * most one year after it.
 */
export const orderYears = 7;

/** The settings of every page; capacity planning and full accounts would bloat each. */
export type ShownSettings = Omit<
  Shop,
  | "holidays"
  | "workdays"
  | "courierWorkdays"
  | "cutOffHour"
  | "piecesPerDay"
  | "customPieceWeight"
  | "courierDays"
  | "courierDaysByCity"
  | "ntn"
  | "strn"
  | "salesTaxRates"
  | "transferAccounts"
  | "transferPictureDays"
  | "remindUnpaidAfter"
  | "cancelUnpaidAfter"
  | "adviceHours"
  | "workshopLanguage"
  | "smallOrderPieces"
  | "guestOrderPieces"
  | "releaseUnconfirmedAfter"
  | "advanceRules"
  | "textEvents"
  | "reviewRequestAfter"
  | "usualCourier"
> & {
  /** Days of delivery, for any place in the country. */
  courierTakes: CourierDays;
  /** Ways to pay in advance; empty for cash only. */
  transferWays: readonly TransferWay[];
  /** Least total in rupees with a possible advance; absent where there is none. */
  advanceFrom?: number;
  /** Order messages are sent on WhatsApp; absent where they are not. */
  sendsTexts?: true;
};

/** The announcement with the current threshold of free delivery. */
export function shownAnnouncement({
  announcement,
  freeDeliveryFrom,
}: Pick<ShopSettings, "announcement" | "freeDeliveryFrom">): string {
  return announcement.replaceAll("{amount}", String(freeDeliveryFrom));
}

/** The merchant's active ways of sending money, in the order on the page. */
export function offeredWays(accounts: TransferAccounts): TransferWay[] {
  // By their keys, because the list of all ways would be in every page's first load.
  return (Object.keys(accounts) as TransferWay[]).filter((way) => accounts[way].isOffered);
}

export function acceptsPrepayment({
  transferAccounts,
  gateways,
}: Pick<Shop, "transferAccounts" | "gateways">): boolean {
  return gateways.length > 0 || offeredWays(transferAccounts).length > 0;
}

export function shownSettings(shop: Shop): ShownSettings {
  const { holidays, workdays, courierWorkdays, cutOffHour, piecesPerDay, customPieceWeight, ...delivering } =
    shop;
  const { courierDays: _courierDays, courierDaysByCity: _courierDaysByCity, ...others } = delivering;
  const { transferAccounts, transferPictureDays, remindUnpaidAfter, cancelUnpaidAfter, ...rest } = others;
  const {
    adviceHours,
    workshopLanguage: _workshopLanguage,
    smallOrderPieces: _smallOrderPieces,
    guestOrderPieces: _guestOrderPieces,
    releaseUnconfirmedAfter: _releaseUnconfirmedAfter,
    reviewRequestAfter: _reviewRequestAfter,
    advanceRules,
    textEvents,
    salesTaxRates,
    ntn: _ntn,
    strn: _strn,
    usualCourier: _usualCourier,
    ...shown
  } = rest;
  const transferWays = offeredWays(transferAccounts);
  const asksFrom = acceptsPrepayment(shop) ? advanceFrom(advanceRules) : undefined;
  return {
    ...shown,
    courierTakes: courierDaysTo({}, shop),
    transferWays,
    ...(asksFrom !== undefined && { advanceFrom: asksFrom }),
    ...(textEvents.length > 0 && { sendsTexts: true as const }),
  };
}

// Pure, like those of delivery: no page has to load them.
export const defaultShownSettings: ShownSettings = /* @__PURE__ */ (() => ({
  name: "Tabeeb",
  logo: null,
  tagline: "Experience premium medical uniforms that combine style, comfort, and functionality.",
  phone: "+92 300 0000000",
  whatsapp: "923000000000",
  email: "salam@tabeeb.example",
  streetAddress: "12 Mall Road, Lahore, Pakistan",
  facebookUrl: "https://www.facebook.com/tabeeb.example",
  instagramUrl: "https://www.instagram.com/tabeeb.example",
  ...defaultShownRules,
  courierTakes: courierDaysTo({}, defaultDeliveryRules),
  freeDeliveryFrom: 5000,
  exchangeDays: 7,
  announcement: "Free shipping on orders over {amount} PKR",
  aftercareRules: defaultReturnRules,
  personYears: orderYears,
  transferWays: [],
  gateways: [],
}))();

export const defaultShopSettings: ShopSettings = /* @__PURE__ */ (() => {
  const { transferWays: _, gateways: __, courierTakes: ___, ...shown } = defaultShownSettings;
  const account = { isOffered: false, title: "", number: "", bank: "" };
  return {
    ...defaultDeliveryRules,
    ...shown,
    transferAccounts: { "bank-transfer": account, raast: account, easypaisa: account, jazzcash: account },
    ntn: "",
    strn: "",
    salesTaxRates: defaultSalesTaxRates,
    transferPictureDays: 60,
    remindUnpaidAfter: 1,
    cancelUnpaidAfter: 3,
    adviceHours: 24,
    workshopLanguage: "en",
    smallOrderPieces: 10,
    guestOrderPieces: 60,
    releaseUnconfirmedAfter: 48,
    advanceRules: defaultAdvanceRules,
    textEvents: [],
    reviewRequestAfter: 7,
    usualCourier: "",
  };
})();
