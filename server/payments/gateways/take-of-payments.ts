import type { FastifyRequest } from "fastify";
import { readFirst } from "#database/query.ts";
import { createIsCustomers } from "#server/orders/requester.ts";
import type { Taken } from "#server/platform/http/rate-counters.ts";
import { addressBlock } from "#server/platform/http/sender.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";

/**
 * Makes a function that takes one of the payments which may be begun of an order in an hour. Its customer has as many
 * of their own, so that a stranger who has read the number cannot use them up.
 */
export function createTakeOfPayments(
  app: Pick<ShopApp, "findUser" | "takeOf">,
  services: Pick<Services, "database" | "secretKey">,
): (request: FastifyRequest, number: string) => Promise<Taken> {
  const isCustomers = createIsCustomers(app, services);
  return async (request, number) => {
    const order = await readFirst(services.database.pool)<{ id: string }>`
      select id from orders where number = ${number}::text`;
    const isOwn = order !== undefined && (await isCustomers(request, order.id));
    const counted = isOwn ? "its customer" : addressBlock(request.ip);
    return app.takeOf("paymentsOfOrder", `${number}\n${counted}`);
  };
}
