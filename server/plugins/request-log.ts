import type { FastifyRequest } from "fastify";
import type { ShopApp } from "../shop-app.ts";

/** The network of an address, not the person: the last part of IPv4, and all but three groups of IPv6, are cut. */
export function networkOf(ip: string): string {
  if (ip.includes(".")) return ip.replace(/\.\d+$/, ".0").replace(/^::ffff:/, "");
  return `${ip.split(":").slice(0, 3).join(":")}::`;
}

/**
 * One line for each answer: the route's pattern (an address may hold an order number), status and milliseconds. Never a
 * body, a query, a header or a full IP address.
 */
export function registerRequestLog(app: ShopApp): void {
  app.addHook("onResponse", (request: FastifyRequest, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        network: networkOf(request.ip),
      },
      "answered",
    );
    done();
  });
}
