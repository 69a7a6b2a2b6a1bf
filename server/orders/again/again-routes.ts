import type { FastifyRequest } from "fastify";
import { sendOwnOrders as sendOwnOrdersCall } from "#contract/orders/lost-number.ts";
import { getOrderAgain } from "#contract/orders/order-again.ts";
import { reason } from "#contract/values/reason.ts";
import { mount } from "#server/platform/http/mount.ts";
import { sendNotFound } from "#server/platform/http/send-error.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import type { Services } from "../../services.ts";
import { sendOwnOrders } from "../reading/send-own-orders.ts";
import { createIsCustomers } from "../requester.ts";
import { isAgainToken } from "./again-link.ts";
import { readLinesAgain } from "./read-lines-again.ts";

export function registerAgainRoutes(app: ShopApp, services: Pick<Services, "database" | "secretKey">): void {
  const isCustomers = createIsCustomers(app, services);

  async function mayRead(request: FastifyRequest, { id, token }: { id: string; token: string }) {
    if (!isUuid(id)) return false;
    return isAgainToken(services.secretKey, id, token) || isCustomers(request, id);
  }

  const asking = { access: "anyone", limits: ["ownOrders"] } as const;
  mount(app, sendOwnOrdersCall, asking, async ({ body: { contact }, reply }) => {
    reply.header("cache-control", "no-store");
    await sendOwnOrders({ app, pool: services.database.pool }, contact);
    return { message: "Orders Requested" as const };
  });

  const options = { access: "anyone", limits: ["again"] } as const;
  mount(app, getOrderAgain, options, async ({ body: { orders }, request, reply }) => {
    reply.header("cache-control", "no-store");
    for (const order of orders)
      if (!(await mayRead(request, order))) return sendNotFound(reply, reason("ORDER_LINK_ENDED"));
    const lines = await readLinesAgain(services.database.pool, orders);
    return lines.length > 0 ? { lines } : sendNotFound(reply, reason("NO_SUCH_ORDER"));
  });
}
