import * as contract from "#contract/integrations/keyed-orders.ts";
import { reason } from "#contract/values/reason.ts";
import { readStock } from "#server/catalog/stock/read-stock.ts";
import { listOrders } from "#server/orders/reading/list-orders.ts";
import { readOrder } from "#server/orders/reading/read-orders.ts";
import { sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import type { Services } from "#server/services.ts";
import { mountForKeys } from "./mount-for-keys.ts";

/** The schemas of the answers drop other fields. */
export function registerKeyedRoutes(app: ShopApp, { database }: Services): void {
  const { pool } = database;

  // Oldest first, so that new orders come at the end.
  mountForKeys(app, pool, contract.listKeyedOrders, "orders", ({ query }) =>
    listOrders(database, { ...query, sort: "date" }),
  );

  mountForKeys(app, pool, contract.getKeyedOrder, "orders", async ({ query, reply }) => {
    const order = isUuid(query.id) ? await readOrder(pool, query.id) : undefined;
    return order ? { order } : sendNotFound(reply, reason("NO_SUCH_ORDER"));
  });

  mountForKeys(app, pool, contract.getKeyedStock, "stock", async ({ query, reply }) => {
    const product = await readStock(pool, query.id);
    return product ? { product } : sendNotFound(reply, reason("NO_SUCH_PRODUCT"));
  });
}
