import { type ApiClient, createClient } from "#contract/calls/client.ts";
import type { TransportAnswer, TransportRequest } from "#contract/http/caller.ts";
import { inProcessCookie } from "#server/identity/session-cookie.ts";
import { lookUpCached } from "#server/platform/http/direct-calls.ts";
import { dependsOn, inProcessHeaders } from "#server/platform/http/sender.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";

function readTags(header: unknown): string[] | undefined {
  if (typeof header !== "string") return undefined;
  return header === "" ? [] : header.split(" ").map(decodeURIComponent);
}

/**
 * The API as the pages use it on the server: the same checks and answers as over the network, without the network, and
 * where a cached response suffices, without a request (`answerDirectly`). It carries no cookies, so nothing personal
 * can get into a page that is cached for everyone; only for a page that is made for one customer it acts in the session
 * of `sessionToken`. `noteTags` receives the tags of each response (`CatalogVersion.changesSince`): undefined where
 * that is not known.
 */
export function createInProcessClient(
  app: ShopApp,
  sessionToken?: string,
  noteTags?: (tags: readonly string[] | undefined) => void,
): ApiClient {
  const session = sessionToken === undefined ? {} : { cookie: inProcessCookie(app, sessionToken) };
  const ask = async (request: TransportRequest): Promise<TransportAnswer> => {
    const direct = await lookUpCached(app, request);
    if (direct) {
      noteTags?.(direct.tags);
      return direct;
    }
    const { method, url, headers, body } = request;
    const response = await app.inject({
      method: method === "GET" || method === "DELETE" ? method : "POST",
      url,
      headers: { ...headers, ...inProcessHeaders, ...session },
      ...(body === undefined ? {} : { payload: body }),
    });
    noteTags?.(readTags(response.headers[dependsOn]));
    return { status: response.statusCode, body: response.json() };
  };
  return createClient((request) => {
    const route = request.url.replace(/\?.*/, "");
    return app.traceStep({ name: `in process ${request.method} ${route}` }, () => ask(request));
  });
}
