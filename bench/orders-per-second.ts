import { randomUUID } from "node:crypto";
import { promiseDelivery } from "#contract/delivery/promise-delivery.ts";
import { placeOrderBody } from "#contract/orders/orders.ts";
import { defaultShopSettings } from "#contract/settings/shop-settings.ts";
import { createDatabase } from "#database/connect.ts";
import { draftOrder } from "#server/orders/placing/draft-order.ts";
import { quoteOrder } from "#server/orders/placing/quote-order.ts";
import { storeOrder } from "#server/orders/placing/store-order.ts";
import { readPricing } from "#server/pricing/read-pricing.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { applyLoad, connections, type Load } from "./apply-load.ts";
import { guestOrders, nextPhone } from "./guest-orders.ts";

export type OrderRates = { orders: Load; limit: number; ofLimit: number };

/** How many durable guest orders a second, 16 at once, beside the same transaction by bare pg? */
export async function ordersPerSecond(
  origin: string,
  databaseUrl: string,
  seconds: number,
): Promise<OrderRates> {
  const before = await bareTransactions(databaseUrl, seconds);
  const orders = await applyLoad(guestOrders(origin), seconds);
  const after = await bareTransactions(databaseUrl, seconds);
  const limit = (before + after) / 2;
  return { orders, limit, ofLimit: orders.perSecond / limit };
}

/** The rows of one order, written again and again by as many connections as the server has shoppers. */
async function bareTransactions(databaseUrl: string, seconds: number): Promise<number> {
  const { pool, close } = createDatabase(databaseUrl, { poolSize: connections });
  const order = placeOrderBody.parse(guestOrder({ phone: nextPhone() }));
  const pricing = await readPricing(pool, {
    productIds: order.items.map((item) => item._id),
    couponCode: null,
    email: order.email,
  });
  const quote = quoteOrder(order, pricing, defaultShopSettings);
  if (quote.outcome !== "quoted") throw new Error(`The bench order cannot be placed: ${quote.outcome}`);
  const pieces = { standard: 1, custom: 0 };
  const question = { rules: defaultShopSettings, at: new Date(), pieces, promised: new Map(), to: order };
  const place = { promise: promiseDelivery(question), work: 1, holdsRoom: true };
  const until = Date.now() + seconds * 1000;
  let stored = 0;
  const shopper = async () => {
    while (Date.now() < until) {
      const claim = { owner: "bench", key: randomUUID(), fingerprint: "bench" };
      const own = { ...order, phone: nextPhone() };
      await storeOrder(
        pool,
        draftOrder({ order: own, userId: null, claim }, { ...quote, advance: 0 }, place),
      );
      stored += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, shopper));
  await close();
  return stored / seconds;
}
