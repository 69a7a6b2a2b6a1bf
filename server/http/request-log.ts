import type { FastifyRequest } from "fastify";
import type { Metrics } from "../metrics/metrics.ts";
import type { ShopApp } from "../shop-app.ts";
import { isInProcess } from "./in-process.ts";

/** The network of an address, not the person: the last part of IPv4, and all but three groups of IPv6, are cut. */
export function networkOf(ip: string): string {
  if (ip.includes(".")) return ip.replace(/\.\d+$/, ".0").replace(/^::ffff:/, "");
  return `${ip.split(":").slice(0, 3).join(":")}::`;
}

/**
 * One line for each answer: the route's pattern (an address may hold an order number), status and milliseconds. Never a
 * body, a query, a header or a full IP address. The metrics count what came over the network.
 */
export function registerRequestLog(app: ShopApp, metrics: Pick<Metrics, "noteAnswer">): void {
  app.addHook("onResponse", (request: FastifyRequest, reply, done) => {
    const { method, work } = request;
    const route = request.routeOptions.url ?? "unknown";
    const { statusCode: status, elapsedTime } = reply;
    request.log.info(
      { method, route, status, ms: Math.round(elapsedTime), network: networkOf(request.ip) },
      "answered",
    );
    if (!isInProcess(request))
      metrics.noteAnswer({ route, method, status, work, seconds: elapsedTime / 1_000 });
    done();
  });
}
