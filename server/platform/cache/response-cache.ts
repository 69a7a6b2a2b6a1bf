import { z } from "zod";
import type { Endpoint } from "#contract/http/endpoint.ts";
import { ownBytes } from "../http/own-bytes.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { CachedResponse } from "./cached-response.ts";
import type { CatalogVersion } from "./catalog-version.ts";
import { anyProduct, VersionedCache } from "./versioned-cache.ts";

type AnswerOf<E extends Endpoint> = z.output<E["success"]["body"]>;

export type ResponseCache = {
  /**
   * The response for `key`, computed by `work` on a miss. Undefined, for nothing found, is not cached. `tagsOf` lists
   * what a response depends on (`CatalogVersion.changesSince`); without it any product may change it.
   */
  get<E extends Endpoint>(
    endpoint: E,
    key: string,
    work: () => Promise<AnswerOf<E> | undefined>,
    tagsOf?: (body: AnswerOf<E>) => readonly string[],
  ): Promise<CachedResponse | undefined>;
};

export function createResponseCache(
  version: CatalogVersion,
  metrics: Pick<Metrics, "watchCache">,
  maxBytes: number,
): ResponseCache {
  const bytesOf = (answer: CachedResponse | "nothing") => (answer === "nothing" ? 1 : answer.bytes);
  const cache = new VersionedCache<CachedResponse | "nothing">(version, { maxBytes, bytesOf });
  metrics.watchCache("answers", cache);
  return {
    async get(endpoint, key, work, tagsOf = () => [anyProduct]) {
      const make = async () => {
        const body = await work();
        if (body === undefined) return "nothing";
        const content = ownBytes(Buffer.from(JSON.stringify(z.encode(endpoint.success.body, body))));
        return new CachedResponse(content, { tags: tagsOf(body) });
      };
      const found = await cache.get(`${endpoint.path} ${key}`, make, {
        keep: (value) => value !== "nothing",
        tagsOf: (value) => (value === "nothing" ? [] : value.tags),
      });
      return found === "nothing" ? undefined : found;
    },
  };
}
