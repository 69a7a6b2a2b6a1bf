import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { tagsOf } from "#server/platform/cache/cached-response.ts";
import { anyProduct } from "#server/platform/cache/versioned-cache.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";

/** The surrogate key of every cacheable response: purging it purges the whole shop. */
export const wholeShop = "shop";

/**
 * A page with more dependencies has one key that every change of a product forgets: CDNs bound their headers, some at
 * 1,000 bytes.
 */
const mostTags = 40;

/**
 * The name of a tag (`CatalogVersion.changesSince`) for a CDN: short, and of letters and digits alone, because they are
 * compared in lower case by some, and separated by spaces or commas. Two tags of one name would be forgotten together,
 * no more.
 */
export function keyOf(tag: string): string {
  return tag === anyProduct ? tag : createHash("sha256").update(tag).digest("hex").slice(0, 12);
}

export function keysOf(tags: readonly string[]): string[] {
  return [...new Set([wholeShop, ...(tags.length > mostTags ? [anyProduct] : tags).map(keyOf)])];
}

/** Seconds in which a CDN may give out what has had its time while it asks for a new one. */
const whileAsking = 60;
/** Seconds in which it may go on with that when the shop does not answer. */
const withoutShop = 86_400;

/** Browsers revalidate each time, as without a CDN (docs/decisions/074-cdn-caching-and-purging.md). */
export function registerCdnHeaders(app: ShopApp, seconds: number): void {
  const stale = `stale-while-revalidate=${whileAsking}, stale-if-error=${withoutShop}`;
  app.addHook("onSend", (request, reply, payload, done) => {
    const told = String(reply.getHeader("cache-control") ?? "");
    const tags = tagsOf(reply);
    if (isForNobodyElse(request, reply)) {
      if (!/no-store|private/.test(told)) reply.header("cache-control", "private, no-store");
    } else if (tags && told.includes("public")) {
      const keys = keysOf(tags);
      reply.header("surrogate-key", keys.join(" ")).header("cache-tag", keys.join(","));
      if (told.includes("must-revalidate")) {
        reply.header("cache-control", `${told}, s-maxage=${seconds}, ${stale}`);
        // RFC 9213. Caches that read it ignore Cache-Control.
        reply.header("cdn-cache-control", `public, max-age=${seconds}, ${stale}`);
      }
    } else if (!/no-store|private/.test(told) && !/max-age=[1-9]/.test(told)) {
      reply.header("cache-control", "private, no-store");
    }
    done(null, payload);
  });
}

/** Errors, responses that set a cookie, and those to buyers, which always come from the shop. */
function isForNobodyElse(request: FastifyRequest, reply: FastifyReply): boolean {
  if (reply.statusCode !== 200 && reply.statusCode !== 304) return true;
  return reply.hasHeader("set-cookie") || request.routeOptions.config.work === "orders";
}
