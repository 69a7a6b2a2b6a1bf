import type { LineItem } from "#contract/line-item.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import type { Database } from "#database/connect.ts";
import type { DeliverySchedule } from "../delivery/delivery-schedule.ts";
import type { Facts } from "../pricing/read-facts.ts";
import type { FactsMemory } from "../pricing/remember-facts.ts";
import { draftOrder, type Placing } from "./draft-order.ts";
import type { KeyedMutex } from "./keyed-mutex.ts";
import { describeShortage, type OutOfStock } from "./out-of-stock.ts";
import { type CannotQuote, type Quote, quoteOrder } from "./quote-order.ts";
import { type OrderRecord, type Stored, storeOrder } from "./store-order.ts";

export type Placed = {
  outcome: "placed";
  /** The body of the answer. */
  answer: string;
  /** The answer was given before, to a post with the same key. */
  replayed: boolean;
};

export type NotPlaced =
  | CannotQuote
  | { outcome: "total-changed"; totalAmount: number; items: LineItem[] }
  | OutOfStock
  | { outcome: "key-taken" };

/** How often an order is priced anew because the catalogue or the coupon changed before it was stored. */
const attempts = 4;

/** What placing orders needs; the memory and the mutex are one for all orders of the process. */
export type OrderDesk = {
  database: Database;
  shop: Pick<ShopSettings, "freeDeliveryFrom">;
  memory: FactsMemory;
  runExclusive: KeyedMutex;
  schedule: DeliverySchedule;
  /** Where the shop wants to be told of each order; null where it does not. */
  announceTo: () => string | null;
};

/**
 * Places one order at the shop's own prices. Nothing is stored unless the total is the one the shopper was shown; once it
 * is `placed` it is durable. Everything that can be expected to stand against it is returned by name.
 */
export async function placeOrder(desk: OrderDesk, placing: Placing): Promise<Placed | NotPlaced> {
  const { memory, shop } = desk;
  const { order } = placing;
  const productIds = order.items.map((item) => item._id);
  const question = { productIds, couponCode: order.coupon ?? null };
  // Remembered prices may place an order, because storing it compares their version, but never refuse one.
  const recalled = order.coupon === undefined ? memory.recall(productIds) : undefined;
  const offer = recalled && quoteAtTotal(order, recalled, shop);
  if (offer?.outcome === "quoted") {
    const result = await store(desk, placing, offer, offer.catalogVersion);
    if (result) return result;
  }
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    // Whose coupon it is is asked only of an order that would else be stored: nobody learns from a wrong total whether an
    // address has used a coupon.
    const { email, phone } = attempt === 1 ? { email: null, phone: null } : order;
    const quote = quoteAtTotal(order, await memory.read({ ...question, email, phone }), shop);
    if (quote.outcome !== "quoted") return quote;
    // A catalogue that changes all the time must not keep orders out: in the end the prices of just now will do.
    const result = await store(desk, placing, quote, attempt < attempts ? quote.catalogVersion : null);
    if (result) return result;
  }
  // Only a coupon that others take and give back all the time leads here.
  return { outcome: "not-valid" };
}

function quoteAtTotal(order: Placing["order"], facts: Facts, shop: OrderDesk["shop"]): Quote | NotPlaced {
  const quote = quoteOrder(order, facts, shop.freeDeliveryFrom);
  if (quote.outcome !== "quoted" || quote.total.total === order.totalAmount) return quote;
  return { outcome: "total-changed", totalAmount: quote.total.total, items: quote.items };
}

/** Undefined when the order has to be priced anew: the catalogue is no longer of the version, if one is given. */
async function store(
  desk: OrderDesk,
  placing: Placing,
  quote: Quote,
  catalogVersion: number | null,
): Promise<Placed | NotPlaced | undefined> {
  const place = await desk.schedule.reserve({ items: quote.items, to: placing.order });
  const record = { ...draftOrder(placing, quote, place), catalogVersion, announceTo: desk.announceTo() };
  let stored: Stored | undefined;
  try {
    stored = await storeExclusively(desk, record);
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

function storeExclusively({ database, runExclusive }: OrderDesk, record: OrderRecord): Promise<Stored> {
  // Always in the same order, so that no two orders wait for each other's turn.
  const keys = [...(record.couponId ? [record.couponId] : []), ...record.stock.map(({ id }) => id).sort()];
  const store = keys.reduceRight<() => Promise<Stored>>(
    (work, key) => () => runExclusive(key, work),
    () => storeOrder(database.pool, record),
  );
  return store();
}
