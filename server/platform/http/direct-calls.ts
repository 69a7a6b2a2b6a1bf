import type { TransportAnswer, TransportRequest } from "#contract/http/caller.ts";
import type { Endpoint } from "#contract/http/endpoint.ts";
import type { CachedResponse } from "../cache/cached-response.ts";
import { failedAnswer } from "./errors.ts";
import type { CallValues } from "./mount.ts";
import type { ShopApp } from "./shop-app.ts";

type DirectCall = {
  endpoint: Endpoint;
  answer: (values: { query: unknown; body: unknown }) => Promise<CachedResponse | undefined>;
};

declare module "fastify" {
  interface FastifyInstance {
    directCalls: Map<string, DirectCall>;
  }
}

export function registerDirectCalls(app: ShopApp): void {
  app.decorate("directCalls", new Map());
}

/**
 * Gives the shop's own pages the response of a public call without a request, which costs several times a cached
 * response. Where `answer` gives undefined they make the request.
 */
export function answerFromCache<E extends Endpoint>(
  app: ShopApp,
  endpoint: E,
  answer: (values: CallValues<E>) => Promise<CachedResponse | undefined>,
): void {
  app.directCalls.set(`${endpoint.method} ${endpoint.path}`, {
    endpoint,
    answer: (values) => answer(values as CallValues<E>),
  });
}

/**
 * The answer to a request, and its dependencies, undefined where they are not known; nothing where the call can't be
 * answered directly or the input is not valid, which its route says.
 */
export async function lookUpCached(
  app: ShopApp,
  { method, url, body = "{}" }: TransportRequest,
): Promise<(TransportAnswer & { tags: readonly string[] | undefined }) | undefined> {
  const [path, search] = url.split("?");
  const call = app.directCalls.get(`${method} ${path}`);
  if (!call) return undefined;
  const { endpoint, answer } = call;
  const query = endpoint.query?.safeParse(Object.fromEntries(new URLSearchParams(search)));
  const sent = endpoint.body?.safeParse(JSON.parse(body));
  if (query?.success === false || sent?.success === false) return undefined;
  try {
    const kept = await answer({ query: query?.data, body: sent?.data });
    return kept && { status: endpoint.success.status, body: kept.read(), tags: kept.tags };
  } catch (error) {
    return { ...failedAnswer(error as Error, app.log), tags: undefined };
  }
}
