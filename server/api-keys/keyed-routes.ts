import { say } from "#contract/http/say.ts";
import * as contract from "#contract/orders/keyed-calls.ts";
import { sendError } from "../http/send-error.ts";
import { listOrders } from "../orders/reading/list-orders.ts";
import { readOrder } from "../orders/reading/read-orders.ts";
import { isUuid } from "../queries/is-uuid.ts";
import type { Services } from "../services.ts";
import type { ShopApp } from "../shop-app.ts";
import { readStock } from "../stock/read-stock.ts";
import { mountForKeys } from "./mount-for-keys.ts";

/** The schemas of the answers leave out what is not for them. */
export function registerKeyedRoutes(app: ShopApp, { database }: Services): void {
  const { pool } = database;

  // Oldest first, so that what is placed meanwhile comes at the end.
  mountForKeys(app, pool, contract.listKeyedOrders, "orders", ({ query }) =>
    listOrders(database, { ...query, sort: "date" }),
  );

  mountForKeys(app, pool, contract.getKeyedOrder, "orders", async ({ query, reply }) => {
    const order = isUuid(query.id) ? await readOrder(pool, query.id) : undefined;
    return order ? { order } : sendError(reply, "NOT_FOUND", say("NO_SUCH_ORDER"));
  });

  mountForKeys(app, pool, contract.getKeyedStock, "stock", async ({ query, reply }) => {
    const product = await readStock(pool, query.id);
    return product ? { product } : sendError(reply, "NOT_FOUND", say("NO_SUCH_PRODUCT"));
  });
}
