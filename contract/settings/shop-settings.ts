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

/** What the merchant may change about the shop itself; pages read it, never a literal. */
export type ShopSettings = DeliveryRules & {
  name: string;
  /** Shown in place of the mark and the word that the shop comes with. */
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
  /** Days in which a piece that does not fit is exchanged; 0: none is. */
  exchangeDays: number;
  /** What else may be asked about a garment that has arrived, and who pays the courier. */
  aftercareRules: ReturnRules;
  /** `{amount}` in it is read as `freeDeliveryFrom`. */
  announcement: string;
  /** Years for which an order keeps who ordered; the whole order is kept for `orderYears`. */
  personYears: number;
  /** Numbers of the tax authorities for the invoice; empty where there is none. */
  ntn: string;
  strn: string;
  /** Of goods, each from a day on; shown by a shop that has an STRN alone. */
  salesTaxRates: readonly SalesTaxRate[];
  transferAccounts: TransferAccounts;
  /** Days for which pictures that customers have sent of transfers and of garments are kept. */
  transferPictureDays: number;
  /** Days after which the customer of an unpaid order by transfer is reminded, and it is cancelled; 0: never. */
  remindUnpaidAfter: number;
  cancelUnpaidAfter: number;
  /** Hours in which staff say what becomes of a parcel that could not be handed over; then it is expected back. */
  adviceHours: number;
  /** Pieces up to which an order takes room in the workshop's days before anybody has confirmed or paid it. */
  smallOrderPieces: number;
  /** The most pieces of an order without an account; more are for the telephone. */
  guestOrderPieces: number;
  /** Hours after which an order that nobody has confirmed gives its pieces and its coupon back; 0: never. */
  releaseUnconfirmedAfter: number;
  /** What is asked before an order is sewn; nothing while no transfers are taken. */
  advanceRules: AdvanceRules;
  textEvents: TextKind[];
  /** The id of the courier that is suggested where it delivers; empty: the first that does. */
  usualCourier: string;
};

/** The shop as the server and the pages read it: what is set, and the gateways that it has a contract with, by their settings. */
export type Shop = ShopSettings & { gateways: readonly GatewayId[] };

/**
 * Years for which an order is kept: six after the end of the tax year that it belongs to (Sales Tax Act 1990, section 24), which
 * ends at most one year after it.
 */
export const orderYears = 7;

/** What every page gets; how the workshop plans, and accounts in full, would bloat each of them. */
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
  | "smallOrderPieces"
  | "guestOrderPieces"
  | "releaseUnconfirmedAfter"
  | "advanceRules"
  | "textEvents"
  | "usualCourier"
> & {
  /** Days that a parcel takes, wherever in the country it goes. */
  courierTakes: CourierDays;
  /** How an order can be paid ahead; empty where only cash is taken. */
  transferWays: readonly TransferWay[];
  /** Rupees from which an order may be asked for an advance; absent where none is. */
  advanceFrom?: number;
  /** Orders are told of on WhatsApp; absent where they are not. */
  sendsTexts?: true;
};

/** The announcement with the threshold of free delivery as it is now. */
export function shownAnnouncement({
  announcement,
  freeDeliveryFrom,
}: Pick<ShopSettings, "announcement" | "freeDeliveryFrom">): string {
  return announcement.replaceAll("{amount}", String(freeDeliveryFrom));
}

/** The ways of sending money that the merchant has switched on, in the order in which they are offered. */
export function offeredWays(accounts: TransferAccounts): TransferWay[] {
  // By their keys: the list of all ways is in no page's first load.
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
    smallOrderPieces: _smallOrderPieces,
    guestOrderPieces: _guestOrderPieces,
    releaseUnconfirmedAfter: _releaseUnconfirmedAfter,
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
    smallOrderPieces: 10,
    guestOrderPieces: 60,
    releaseUnconfirmedAfter: 48,
    advanceRules: defaultAdvanceRules,
    textEvents: [],
    usualCourier: "",
  };
})();
