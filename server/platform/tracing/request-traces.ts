import type { FastifyRequest, HookHandlerDoneFunction } from "fastify";
import { pagePatternOf } from "#contract/pages.ts";
import type { TraceStep } from "#database/trace-step.ts";
import { hasBody } from "../http/incoming-requests.ts";
import { isInProcess } from "../http/sender.ts";
import type { ShopApp } from "../http/shop-app.ts";
import type { Place, Traces } from "./traces.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Tells of a step of the request that is being answered, where it is traced. */
    traceStep: TraceStep;
  }
}

/** Of each traced request; `since`: when it began to wait for its turn; `status`: of its answer, once that is sent. */
const traced = new WeakMap<FastifyRequest, { place: Place; since: number; status?: number }>();

/** Milliseconds of a wait that is worth telling. */
const shortestWait = 1;

/** Begins and ends the traces of requests, before anything logs them or holds them up. */
export function beginRequestTraces(app: ShopApp, traces: Traces): void {
  const end = (request: FastifyRequest) => {
    const trace = traced.get(request);
    if (!trace) return;
    const { method, work, id: requestId } = request;
    const { place, status } = trace;
    traces.end(place, { method, route: routeOf(request), status, work, requestId });
  };
  app.addHook("onRequest", (request, { raw }, done) => {
    // Calls of a page are steps of the page's request.
    const place = isInProcess(request) ? traces.here() : traces.begin(oneOf(request.headers.traceparent));
    if (place) traced.set(request, { place, since: performance.now() });
    // Not with `onResponse`, which never comes where the visitor has left: the slowest would be missing.
    if (place && !isInProcess(request)) raw.once("close", () => end(request));
    done();
  });
  app.addHook("preValidation", (request, _reply, done) => {
    const trace = traced.get(request);
    if (trace) trace.since = performance.now();
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const trace = traced.get(request);
    if (trace) trace.status = reply.statusCode;
    traces.within(trace?.place, done);
  });
}

/** Does the work upon a request in its trace, after what holds requests up: others give them their turn. */
export function traceRequests(app: ShopApp, traces: Traces): void {
  const goOn = (request: FastifyRequest, done: HookHandlerDoneFunction) => {
    const trace = traced.get(request);
    if (trace && performance.now() - trace.since >= shortestWait)
      traces.waited(
        trace.place,
        { name: "wait for a turn", facts: { "tabeeb.work": request.work } },
        trace.since,
      );
    traces.within(trace?.place, done);
  };
  app.addHook("onRequest", (request, _reply, done) => {
    // A file, a probe or the news of a tap is no work.
    if (request.work === "unqueued" && !isInProcess(request)) traced.delete(request);
    goOn(request, done);
  });
  app.addHook("preValidation", (request, _reply, done) => {
    // A body comes in the turns of its connection.
    if (hasBody(request)) goOn(request, done);
    else done();
  });
}

function oneOf(header: string | string[] | undefined): string | undefined {
  return typeof header === "string" ? header : undefined;
}

/** The pattern of an address; pages share one route, and each has its own. */
function routeOf({ routeOptions: { url = "unknown" }, url: address }: FastifyRequest): string {
  return url === "/*" ? (pagePatternOf(address.replace(/\?.*/, "")) ?? url) : url;
}
