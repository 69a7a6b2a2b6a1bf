import type { FastifyRequest } from "fastify";
import { say } from "#contract/values/say.ts";
import { sendError } from "./send-error.ts";
import type { ShopApp } from "./shop-app.ts";

const readMethods = new Set(["GET", "HEAD", "OPTIONS"]);

function originHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** Whether a browser says that the request was made by a page of another site, which is none of the `friends`. */
export function isForeign(
  request: FastifyRequest,
  ownOrigin: string | undefined,
  friends: readonly string[],
): boolean {
  const { origin } = request.headers;
  if (origin !== undefined && friends.includes(origin)) return false;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  if (origin === undefined) return false;
  return ownOrigin === undefined ? originHost(origin) !== request.host : origin !== ownOrigin;
}

declare module "fastify" {
  interface FastifyContextConfig {
    fromAnySite?: true;
  }
}

/**
 * Refuses writes that a browser sends from another site, whatever cookies it carries. Clients that are no browser send
 * neither header and pass (OWASP, Cross-Site Request Forgery Prevention: fetch metadata).
 */
export function registerSameOrigin(
  app: ShopApp,
  settings: { publicOrigin: string | undefined; corsOrigins: readonly string[] },
): void {
  app.addHook("onRequest", (request, reply, done) => {
    const isWrite = !readMethods.has(request.method) && request.routeOptions.config.fromAnySite !== true;
    if (isWrite && isForeign(request, settings.publicOrigin, settings.corsOrigins)) {
      sendError(reply, "FORBIDDEN", say("FROM_ANOTHER_SITE"));
    } else {
      done();
    }
  });
}
