import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findProjectRoot } from "#database/project-root.ts";
import type { Config } from "../config.ts";
import { CachedResponse } from "../http/cached-response.ts";
import type { ShopApp } from "../shop-app.ts";
import { lastWorker } from "./last-worker.ts";

/** A worker obeys the policy of its own script: it asks this shop, and loads nothing. */
const policy = "default-src 'none'; connect-src 'self'";

/**
 * The service worker at the one address that browsers ask for again with every visit. It is the file that the build has
 * made; with `OFFLINE_PAGES=off`, and where there is no build, one that removes itself.
 */
export function registerServiceWorker(app: ShopApp, { offlinePages }: Pick<Config, "offlinePages">): void {
  const file = join(findProjectRoot(), "dist/offline/service-worker.js");
  const read = async () => {
    const script = Buffer.from(offlinePages ? await readFile(file).catch(() => lastWorker) : lastWorker);
    return new CachedResponse(script, { type: "text/javascript; charset=utf-8" });
  };
  let answer: Promise<CachedResponse> | undefined;

  app.get(
    "/service-worker.js",
    { schema: { hide: true }, onRequest: app.limit("reads") },
    async (request, reply) => {
      answer ??= read();
      reply.header("content-security-policy", policy);
      (await answer).send(request, reply);
      return reply;
    },
  );
}
