import { z } from "zod";
import type { Endpoint } from "#contract/http/endpoint.ts";
import type { CatalogVersion } from "../catalog/catalog-version.ts";
import { VersionedCache } from "../catalog/versioned-cache.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { CachedResponse } from "./cached-response.ts";

const maxEntries = 1_000;

/** Caches the responses of public calls as bytes until the catalogue changes. */
export type ResponseCache = {
  /** The response for `key`, which `work` gives when it is not known. Undefined, for nothing found, is not kept. */
  get<E extends Endpoint>(
    endpoint: E,
    key: string,
    work: () => Promise<z.output<E["success"]["body"]> | undefined>,
  ): Promise<CachedResponse | undefined>;
};

export function createResponseCache(
  version: CatalogVersion,
  metrics: Pick<Metrics, "watchCache">,
): ResponseCache {
  const cache = new VersionedCache<CachedResponse | "nothing">(version, maxEntries);
  metrics.watchCache("answers", cache);
  return {
    async get(endpoint, key, work) {
      const make = async () => {
        const body = await work();
        if (body === undefined) return "nothing";
        return new CachedResponse(Buffer.from(JSON.stringify(z.encode(endpoint.success.body, body))));
      };
      const found = await cache.get(`${endpoint.path} ${key}`, make, (value) => value !== "nothing");
      return found === "nothing" ? undefined : found;
    },
  };
}
