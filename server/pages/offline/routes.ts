import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { findProjectRoot } from "#database/project-root.ts";
import { CachedResponse } from "#server/platform/cache/cached-response.ts";
import type { Config } from "#server/platform/config.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import type { Services } from "#server/services.ts";
import { lastWorker } from "./last-worker.ts";

/** A worker obeys the policy of its own script: it asks this shop, and loads nothing. */
const policy = "default-src 'none'; connect-src 'self'";

/** Milliseconds after which a process serves the worker of a build that was started elsewhere. */
const lookEvery = 1_000;

/**
 * The service worker at the one address that browsers ask for again with every visit. It is the file that a build has
 * made: that of the build which was started last, so that while processes of two builds answer no browser exchanges one
 * for the other in turn. With `OFFLINE_PAGES=off`, and where there is no build, one that removes itself.
 */
export function registerServiceWorker(
  app: ShopApp,
  { offlinePages }: Pick<Config, "offlinePages">,
  { builtFiles }: Pick<Services, "builtFiles">,
): void {
  const file = join(findProjectRoot(), "dist/offline/service-worker.js");
  // With the database away this build's own is as good.
  const findScript = async () =>
    (await builtFiles.findWorker().catch(() => undefined)) ??
    (await readFile(file).catch(() => Buffer.from(lastWorker)));
  const answers = new LRUCache<"worker", CachedResponse>({
    max: 1,
    ttl: lookEvery,
    fetchMethod: async () => {
      const script = offlinePages ? await findScript() : Buffer.from(lastWorker);
      return new CachedResponse(script, { type: "text/javascript; charset=utf-8" });
    },
  });

  app.get(
    "/service-worker.js",
    { schema: { hide: true }, onRequest: app.limit("reads") },
    async (request, reply) => {
      const answer = await answers.forceFetch("worker");
      reply.header("content-security-policy", policy);
      answer.send(request, reply);
      return reply;
    },
  );
}
