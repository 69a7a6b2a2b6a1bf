import { createHash, randomBytes } from "node:crypto";
import type { ApiClient } from "#contract/calls/client.ts";
import type { Shop } from "#contract/settings/shop-settings.ts";
import { anyProduct } from "#server/platform/cache/versioned-cache.ts";
import { compressBetter, compressOnce } from "#server/platform/http/compress.ts";
import { etagOf } from "#server/platform/http/etag.ts";
import { ownBytes } from "#server/platform/http/own-bytes.ts";
import { pagePolicy } from "#server/platform/http/security.ts";
import type { Rendering, Site } from "#web/page-context.ts";

export type PageServices = { api: ApiClient; shop: Shop; site: Site };

/** Answers a request for a page. */
export type PageHandler = (
  request: Request,
  services: PageServices & { nonce: string; rendering: Rendering },
) => Promise<Response>;

export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  /** Compressed where that pays off, so that the cache holds many times as many pages. */
  content: Buffer;
  isBrotli: boolean;
  tags: readonly string[];
  isPublic: boolean;
  /** The failure behind an error page. */
  failure?: unknown;
};

/**
 * Unguessable to the author of a text on the page: 128 bits, as Content Security Policy Level 3 asks in section 7.1.
 */
const nonceBytes = 16;

/**
 * Takes the nonce, which would make every rendering another one, out of a page, in its own memory, and gives the
 * SHA-256 digests in base64 of the inline scripts that carried it (Content Security Policy Level 3, section 2.3.1). A
 * script that came in with a text of the page carries none.
 */
function digestScripts(page: Buffer, nonce: string): { html: Buffer; digests: string[] } {
  const attribute = Buffer.from(` nonce="${nonce}"`);
  const digests = new Set<string>();
  const places: number[] = [];
  for (let at = page.indexOf(attribute); at !== -1; at = page.indexOf(attribute, at + attribute.length)) {
    places.push(at);
    const tag = page.lastIndexOf("<", at);
    if (page.indexOf("<script ", tag) !== tag) continue;
    const begin = page.indexOf(">", at) + 1;
    const script = page.subarray(begin, page.indexOf("</script>", begin));
    digests.add(createHash("sha256").update(script).digest("base64"));
  }
  let length = places[0] ?? page.length;
  for (const [index, place] of places.entries()) {
    const begin = place + attribute.length;
    const end = places[index + 1] ?? page.length;
    page.copyWithin(length, begin, end);
    length += end - begin;
  }
  return { html: page.subarray(0, length), digests: [...digests] };
}

/** `tags`, asked when its loaders have done, says what the page depends on. */
export async function renderPage(
  handler: PageHandler,
  url: URL,
  services: PageServices,
  tags: () => readonly string[] = () => [anyProduct],
): Promise<RenderedPage> {
  const nonce = randomBytes(nonceBytes).toString("hex");
  const rendering: Rendering = {};
  const response = await handler(new Request(url), { ...services, nonce, rendering });
  const { html, digests } = digestScripts(Buffer.from(await response.arrayBuffer()), nonce);
  const headers = Object.fromEntries(response.headers);
  const etag = etagOf(html);
  const brotli = await compressOnce(html);
  const content = brotli ?? ownBytes(html);
  return {
    status: response.status,
    headers: { ...headers, "content-security-policy": pagePolicy(digests), etag },
    content,
    isBrotli: brotli !== undefined,
    tags: tags(),
    ...(rendering.failure !== undefined && { failure: rendering.failure }),
    isPublic: response.status === 200 && /\bpublic\b/.test(headers["cache-control"] ?? ""),
  };
}

/** Requests of a page before it is compressed harder, which does not pay off for one or two. */
const oftenEnough = 3;
/** Pause after each, as a multiple of its time: a tenth of a core at most, even with thousands of popular pages. */
const restFactor = 9;

/**
 * Notes each request for a cached page and compresses the popular ones harder, one at a time. The most requested page
 * is most likely the next one after a rest.
 */
export function createBetterCompression(failed: (error: unknown) => void): (page: RenderedPage) => void {
  const asked = new WeakMap<RenderedPage, number>();
  let restsUntil = 0;
  return (page) => {
    const times = (asked.get(page) ?? 0) + 1;
    asked.set(page, times);
    const begun = performance.now();
    if (times < oftenEnough || begun < restsUntil || !page.isBrotli) return;
    restsUntil = Number.POSITIVE_INFINITY;
    asked.set(page, Number.NEGATIVE_INFINITY);
    compressBetter(page.content)
      .then((smaller) => {
        page.content = smaller;
      }, failed)
      .finally(() => {
        const now = performance.now();
        restsUntil = now + restFactor * (now - begun);
      });
  };
}
