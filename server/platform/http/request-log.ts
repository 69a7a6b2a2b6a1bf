import type { FastifyRequest } from "fastify";
import type { Metrics } from "../metrics/metrics.ts";
import { isInProcess, networkOf } from "./sender.ts";
import type { ShopApp } from "./shop-app.ts";

/**
 * One line for each answer, and for each request whose sender left before it was answered whole: the route's pattern
 * (an address may hold an order number), status and milliseconds. Never a body, a query, a header or a full IP address.
 * The metrics count what came over the network.
 */
export function registerRequestLog(app: ShopApp, metrics: Pick<Metrics, "noteAnswer">): void {
  const factsOf = (request: FastifyRequest) => ({
    method: request.method,
    route: request.routeOptions.url ?? "unknown",
  });
  const answered = new WeakSet<FastifyRequest>();
  app.addHook("onRequest", (request, reply, done) => {
    // `onResponse` never comes for these, which are the slowest.
    reply.raw.once("close", () => {
      if (answered.has(request) || isInProcess(request)) return;
      const facts = factsOf(request);
      const ms = Math.round(reply.elapsedTime);
      request.log.info({ ...facts, ms, network: networkOf(request.ip) }, "given up");
      // A file that is left half way was no slow answer.
      const seconds = reply.raw.headersSent ? undefined : reply.elapsedTime / 1_000;
      metrics.noteAnswer({ ...facts, status: "given up", work: request.work, seconds });
    });
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    answered.add(request);
    const facts = factsOf(request);
    const { statusCode: status, elapsedTime } = reply;
    request.log.info(
      { ...facts, status, ms: Math.round(elapsedTime), network: networkOf(request.ip) },
      "answered",
    );
    if (!isInProcess(request))
      metrics.noteAnswer({ ...facts, status, work: request.work, seconds: elapsedTime / 1_000 });
    done();
  });
}
