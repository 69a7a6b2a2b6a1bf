import { answerOrder, getOrderToConfirm, type OrderToConfirm } from "#contract/orders/order-confirmation.ts";
import { reason } from "#contract/values/reason.ts";
import { type Executor, read } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { mount } from "#server/platform/http/mount.ts";
import { sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import type { Services } from "../../services.ts";
import { isConfirmed } from "../actions/awaits-confirmation.ts";
import { sendObjection } from "../actions/objections.ts";
import { sendGone } from "../holding/send-gone.ts";
import { cancelForShopper } from "../progress/cancel-order.ts";
import { type OrderRow, orderColumns, toOrder } from "../reading/order-rows.ts";
import { withoutCustomer } from "../reading/track-order.ts";
import { confirmOrder } from "./confirm-order.ts";
import { isConfirmToken } from "./confirm-token.ts";

const noSuchOrder = reason("NO_ORDER_AT_ADDRESS");

export function registerConfirmationRoutes(
  app: ShopApp,
  { database, secretKey, schedule }: Pick<Services, "database" | "secretKey" | "schedule">,
): void {
  const options = { access: "anyone", limits: ["confirm"], work: "orders" } as const;

  mount(app, getOrderToConfirm, options, async ({ body: { id, token }, reply }) => {
    reply.header("cache-control", "no-store");
    const order = isConfirmToken(secretKey, id, token) && (await readOrderToConfirm(database.pool, id));
    return order ? { order } : sendNotFound(reply, noSuchOrder);
  });

  mount(app, answerOrder, options, async ({ body: { id, token, answer }, reply }) => {
    reply.header("cache-control", "no-store");
    if (!isConfirmToken(secretKey, id, token)) return sendNotFound(reply, noSuchOrder);
    const result =
      answer === "confirm"
        ? await withTransaction(database.pool, (client) => confirmOrder(client, schedule, id, "customer"))
        : await cancelForShopper(database.pool, id, null);
    if (result.outcome === "out-of-stock" || result.outcome === "coupon-gone") return sendGone(reply, result);
    if (result.outcome === "not-allowed" || result.outcome === "ask-first")
      return sendObjection(reply, result);
    const order = result.outcome === "unknown" ? undefined : await readOrderToConfirm(database.pool, id);
    return order ? { order } : sendNotFound(reply, noSuchOrder);
  });
}

// The columns of the person are not even read.
function selectOrder(executor: Executor, orderId: string) {
  return read(executor)<OrderRow & { confirmed: boolean }>`
    select ${orderColumns}, ${isConfirmed} as confirmed
    from orders o where o.id = ${orderId}::uuid`;
}

async function readOrderToConfirm(executor: Executor, orderId: string): Promise<OrderToConfirm | undefined> {
  const [row] = isUuid(orderId) ? await selectOrder(executor, orderId) : [];
  if (!row) return undefined;
  const { id: _, history: __, items, ...order } = toOrder(row);
  return { ...order, items: items.map(withoutCustomer), isConfirmed: row.confirmed };
}
