import type { LineItem } from "#contract/cart/line-item.ts";

import { acceptsPrepayment, type Shop } from "#contract/settings/shop-settings.ts";
import type { Database } from "#database/connect.ts";
import type { DeliverySchedule } from "#server/catalog/delivery/delivery-schedule.ts";
import { findLostPicture } from "#server/catalog/options/option-pictures.ts";
import type { KeyedMutex } from "#server/platform/jobs/keyed-mutex.ts";
import type { PricingCache } from "../../pricing/pricing-cache.ts";
import type { PricingSnapshot } from "../../pricing/read-pricing.ts";
import type { TermSettings } from "../terms/order-terms.ts";
import { readAdvance, tellAdvance } from "./advance.ts";
import { draftOrder, type Placing } from "./draft-order.ts";
import { describeShortage, type OutOfStock } from "./out-of-stock.ts";
import { type CannotQuote, type Quote, quoteOrder } from "./quote-order.ts";
import { type OrderRecord, type Stored, storeOrder } from "./store-order.ts";

export type Placed = {
  outcome: "placed";
  answer: string;
  /** The answer was given before, to a post with the same key. */
  replayed: boolean;
};

export type NotPlaced =
  | CannotQuote
  | { outcome: "total-changed"; totalAmount: number; items: LineItem[] }
  | OutOfStock
  | { outcome: "key-taken" }
  | { outcome: "method-not-offered" }
  /** A guest orders more than `guestOrderPieces`. */
  | { outcome: "too-many-pieces"; most: number; phone: string }
  /** The advance differs from the one that the shopper saw; whole rupees. */
  | { outcome: "advance-changed"; advance: number };

/** How often an order is priced because the catalogue or the coupon changed before it was stored. */
const attempts = 4;

/** The dependencies of placing orders; the cache and the mutex are one for all orders of the process. */
export type OrderContext = {
  database: Database;
  shop: TermSettings &
    Pick<
      Shop,
      "transferAccounts" | "advanceRules" | "gateways" | "smallOrderPieces" | "guestOrderPieces" | "phone"
    >;
  pricingCache: PricingCache;
  runExclusive: KeyedMutex;
  schedule: DeliverySchedule;
  /** The address that new orders are announced to; null where they are not. */
  announceTo: () => string | null;
};

/**
 * Places one order at the shop's own prices. Nothing is stored unless the total is the one the shopper was shown; once
 * it is `placed` it is durable. Everything that can be expected to stand against it is returned by name.
 */
export async function placeOrder(context: OrderContext, placing: Placing): Promise<Placed | NotPlaced> {
  return tooManyForGuest(placing, context.shop) ?? placeAtPrices(context, placing);
}

async function placeAtPrices(context: OrderContext, placing: Placing): Promise<Placed | NotPlaced> {
  const { pricingCache, shop } = context;
  const { order } = placing;
  const productIds = order.items.map((item) => item._id);
  const question = { productIds, couponCode: order.coupon ?? null };
  // Remembered prices may place an order, because storing it compares their version, but never refuse one.
  const cached = order.coupon === undefined ? pricingCache.get(productIds) : undefined;
  const offer = cached && quoteAtTotal(order, cached, shop);
  if (offer?.outcome === "quoted") {
    const result = await store(context, placing, offer, offer.catalogVersion);
    if (result) return result;
  }
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    // Whose coupon it is is asked only of an order that would else be stored: nobody learns from a wrong total whether
    // an address has used a coupon.
    const { email, phone } = attempt === 1 ? { email: null, phone: null } : order;
    const quote = quoteAtTotal(order, await pricingCache.read({ ...question, email, phone }), shop);
    if (quote.outcome !== "quoted") return quote;
    // A catalogue that changes all the time must not keep orders out: in the end the prices of just now will do.
    const result = await store(context, placing, quote, attempt < attempts ? quote.catalogVersion : null);
    if (result) return result;
  }
  // Only a coupon that others take and give back all the time leads here.
  return { outcome: "not-valid" };
}

function tooManyForGuest(
  { order, userId, staffId }: Placing,
  { guestOrderPieces: most, phone }: OrderContext["shop"],
): NotPlaced | undefined {
  const isGuest = userId === null && staffId === undefined;
  return isGuest && piecesOf(order.items) > most ? { outcome: "too-many-pieces", most, phone } : undefined;
}

function piecesOf(items: readonly { quantity: number }[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

function quoteAtTotal(
  order: Placing["order"],
  pricing: PricingSnapshot,
  shop: OrderContext["shop"],
): Quote | NotPlaced {
  if (order.paymentMethod === "transfer" && !acceptsPrepayment(shop))
    return { outcome: "method-not-offered" };
  const quote = quoteOrder(order, pricing, shop);
  if (quote.outcome !== "quoted" || quote.total.total === order.totalAmount) return quote;
  return { outcome: "total-changed", totalAmount: quote.total.total, items: quote.items };
}

/** Undefined when the order has to be priced again: the catalogue is no longer of the version, if one is given. */
async function store(
  context: OrderContext,
  placing: Placing,
  quote: Quote,
  catalogVersion: number | null,
): Promise<Placed | NotPlaced | undefined> {
  const lost = await findLostPicture(context.database.pool, quote.items);
  if (lost) return lost;
  const advance = await settleAdvance(context, placing, quote);
  if (typeof advance === "object") return advance;
  const isPaidAhead = placing.order.paymentMethod === "transfer" || advance > 0;
  // An order that waits for its payment gets its promise when that has arrived.
  const mayHold = !isPaidAhead && piecesOf(quote.items) <= context.shop.smallOrderPieces;
  const unproven = { holdsRoom: mayHold ? "some" : "never" } as const;
  const ordered = { items: quote.items, to: placing.order };
  const place = await context.schedule.reserve(placing.staffId ? ordered : { ...ordered, ...unproven });
  const record = {
    ...draftOrder(placing, { ...quote, advance }, place),
    catalogVersion,
    announceTo: context.announceTo(),
  };
  let stored: Stored | undefined;
  try {
    stored = await storeExclusively(context, record);
  } finally {
    place.settle(stored?.outcome === "stored");
  }
  switch (stored.outcome) {
    case "stored":
      return { outcome: "placed", answer: record.answer, replayed: false };
    case "key-taken":
      return { outcome: "key-taken" };
    case "out-of-stock":
      return describeShortage(quote, stored.left);
    case "catalog-changed":
    case "coupon-taken":
      return undefined;
  }
}

/** The advance by the shop's rules, which staff on the phone may waive. */
async function settleAdvance(
  { database, shop }: OrderContext,
  { order, staffId }: Placing,
  { items, total: { total } }: Quote,
): Promise<number | NotPlaced> {
  if (order.paymentMethod === "transfer") return 0;
  const { phone, advance: told } = order;
  if (staffId !== undefined && told !== undefined) return Math.min(told, total);
  const question = { items, total, phone };
  const mayTell = await tellAdvance(database.pool, shop, question);
  if (told !== undefined && told !== mayTell) return { outcome: "advance-changed", advance: mayTell };
  return readAdvance(database.pool, shop, question);
}

function storeExclusively({ database, runExclusive }: OrderContext, record: OrderRecord): Promise<Stored> {
  // Always in the same order, so that two orders cannot deadlock.
  const keys = [...(record.couponId ? [record.couponId] : []), ...record.stock.map(({ id }) => id).sort()];
  const store = keys.reduceRight<() => Promise<Stored>>(
    (work, key) => () => runExclusive(key, work),
    () => storeOrder(database.pool, record),
  );
  return store();
}
