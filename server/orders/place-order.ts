import type { LineItem } from "#contract/line-item.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import type { Database } from "#database/connect.ts";
import { readFacts } from "../pricing/read-facts.ts";
import { draftOrder, type Placing } from "./draft-order.ts";
import { type CannotQuote, quoteOrder } from "./quote-order.ts";
import { storeOrder } from "./store-order.ts";

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
  | { outcome: "key-taken" };

/** How often an order whose coupon was taken between pricing and storing is priced anew. */
const attempts = 3;

/**
 * Places one order at the shop's own prices. Nothing is stored unless the total is the one the shopper was shown; once it
 * is `placed` it is durable. Everything that can be expected to stand against it is returned by name.
 */
export async function placeOrder(
  { database, shop }: { database: Database; shop: Pick<ShopSettings, "freeDeliveryFrom"> },
  placing: Placing,
): Promise<Placed | NotPlaced> {
  const { order } = placing;
  const question = {
    productIds: order.items.map((item) => item._id),
    couponCode: order.coupon ?? null,
    email: order.email,
  };
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const facts = await readFacts(database.pool, question);
    const quote = quoteOrder(order, facts, shop.freeDeliveryFrom);
    if (quote.outcome !== "quoted") return quote;
    const { total } = quote.total;
    if (total !== order.totalAmount)
      return { outcome: "total-changed", totalAmount: total, items: quote.items };
    const record = draftOrder(placing, quote);
    const stored = await storeOrder(database.pool, record);
    if (stored === "stored") return { outcome: "placed", answer: record.answer, replayed: false };
    if (stored === "key-taken") return { outcome: "key-taken" };
  }
  return { outcome: "not-valid" };
}
