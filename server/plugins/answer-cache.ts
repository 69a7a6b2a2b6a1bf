import type { FastifyReply } from "fastify";
import { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import type { CatalogVersion } from "../catalog/catalog-version.ts";
import { VersionedCache } from "../catalog/versioned-cache.ts";
import { acceptsBrotli, compressOnce } from "./compress.ts";
import type { Call } from "./mount.ts";

type Answer = { json: Buffer; brotli: Buffer | undefined };

const maxEntries = 2_000;

/** Sends the answers of public calls as ready bytes, kept until the catalogue changes. */
export type AnswerCache = {
  /**
   * Answers `call` with what `work` gives, worked out once for each `key`. Undefined is not kept and is given back to
   * the caller to refuse.
   */
  answer<E extends Endpoint>(
    endpoint: E,
    call: Call<E>,
    key: string,
    work: () => Promise<z.output<E["success"]["body"]> | undefined>,
  ): Promise<FastifyReply | undefined>;
};

export function createAnswerCache(version: CatalogVersion): AnswerCache {
  const cache = new VersionedCache<Answer | "nothing">(version, maxEntries);
  return {
    async answer(endpoint, call, key, work) {
      const found = await cache.get(
        `${endpoint.path} ${key}`,
        async () => {
          const body = await work();
          if (body === undefined) return "nothing";
          const json = Buffer.from(JSON.stringify(z.encode(endpoint.success.body, body)));
          return { json, brotli: await compressOnce(json) };
        },
        (value) => value !== "nothing",
      );
      return found === "nothing" ? undefined : send(call, found);
    },
  };
}

function send({ request, reply }: Call<Endpoint>, { json, brotli }: Answer): FastifyReply {
  reply.header("content-type", "application/json; charset=utf-8").header("vary", "accept-encoding");
  if (brotli && acceptsBrotli(request)) return reply.header("content-encoding", "br").send(brotli);
  return reply.send(json);
}
