import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Span } from "@opentelemetry/api";
import type { Step } from "#database/trace-step.ts";
import { reasonOf } from "../jobs/health-reporter.ts";

/** The details of a request in the channels of Node's fetch (documented by undici as "Diagnostics Channel Support"). */
type Fetched = { request: object & { origin: string; method: string } };

/**
 * Tells of every fetch that a traced work makes, such as one of a courier or a gateway: of its method and its host,
 * because keys and names stand in addresses. `begin` gives nothing where it is not to be traced. Gives what ends it.
 */
export function traceFetches(
  begin: (step: Step) => Span | undefined,
  fail: (span: Span, type: string) => void,
): () => void {
  const underWay = new WeakMap<object, Span>();
  const finish = (request: object) => {
    const span = underWay.get(request);
    underWay.delete(request);
    return span;
  };
  const listeners = {
    "undici:request:create": (message: unknown) => {
      const { request } = message as Fetched;
      const { hostname } = new URL(request.origin);
      const facts = { "http.request.method": request.method, "server.address": hostname };
      const span = begin({ name: `${request.method} ${hostname}`, facts, isOutgoing: true });
      if (span) underWay.set(request, span);
    },
    "undici:request:headers": (message: unknown) => {
      const { request, response } = message as Fetched & { response: { statusCode: number } };
      finish(request)?.setAttribute("http.response.status_code", response.statusCode).end();
    },
    "undici:request:error": (message: unknown) => {
      const { request, error } = message as Fetched & { error: unknown };
      const span = finish(request);
      if (!span) return;
      fail(span, reasonOf(error));
      span.end();
    },
  };
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener);
  };
}
