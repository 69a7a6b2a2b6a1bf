import { createHash, randomBytes } from "node:crypto";
import type { ApiClient } from "#contract/http/client.ts";
import type { Shop } from "#contract/shop/shop-settings.ts";
import type { Site } from "#web/page-context.ts";
import { anyProduct } from "../catalog/versioned-cache.ts";
import { compressBetter, compressOnce } from "../http/compress.ts";
import { etagOf } from "../http/etag.ts";
import { pagePolicy } from "../http/security-headers.ts";

/** What the loaders of a page are handed. */
export type PageServices = { api: ApiClient; shop: Shop; site: Site };

export type PageHandler = (request: Request, services: PageServices & { nonce: string }) => Promise<Response>;

export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  /** Compressed where that is worth it: kept in one form, there is room for many times as many pages. */
  content: Buffer;
  isBrotli: boolean;
  tags: readonly string[];
  isPublic: boolean;
};

/** Not to be guessed by whoever wrote a text of the page: 128 bits, as Content Security Policy Level 3 asks in section 7.1. */
const nonceBytes = 16;

/**
 * A page without its nonce, which would make every rendering another one, and the SHA-256 digests in base64 of the inline scripts
 * that carried it (Content Security Policy Level 3, section 2.3.1). A script that came in with a text of the page carries none.
 */
function digestScripts(html: string, nonce: string): { html: string; digests: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const own = new RegExp(`<script(?=[^>]*${attribute})[^>]*>([\\s\\S]*?)</script>`, "g");
  const scripts = [...html.matchAll(own)].map((match) => match[1] ?? "");
  return {
    html: html.replaceAll(attribute, ""),
    digests: [...new Set(scripts.map((script) => createHash("sha256").update(script).digest("base64")))],
  };
}

/**
 * Renders one address of the shop, with the Content-Security-Policy for exactly that page. `tags`, asked when its loaders have done,
 * says what it depends on.
 */
export async function renderPage(
  handler: PageHandler,
  url: URL,
  services: PageServices,
  tags: () => readonly string[] = () => [anyProduct],
): Promise<RenderedPage> {
  const nonce = randomBytes(nonceBytes).toString("hex");
  const response = await handler(new Request(url), { ...services, nonce });
  const { html, digests } = digestScripts(await response.text(), nonce);
  const headers = Object.fromEntries(response.headers);
  const body = Buffer.from(html);
  const brotli = await compressOnce(body);
  return {
    status: response.status,
    headers: {
      ...headers,
      "content-security-policy": pagePolicy(digests),
      etag: etagOf(body),
    },
    content: brotli ?? body,
    isBrotli: brotli !== undefined,
    tags: tags(),
    isPublic: response.status === 200 && /\bpublic\b/.test(headers["cache-control"] ?? ""),
  };
}

/** How often a page is asked for before it is compressed better: what is asked for once or twice never pays for it. */
const oftenEnough = 3;

/**
 * Told of each request for a kept page, makes those smaller that are asked for often. One at a time, so that a catalogue that changes
 * all the time leaves the other cores to the orders.
 */
export function createBetterCompression(failed: (error: unknown) => void): (page: RenderedPage) => void {
  const asked = new WeakMap<RenderedPage, number>();
  let isBusy = false;
  return (page) => {
    const times = (asked.get(page) ?? 0) + 1;
    asked.set(page, times);
    if (times < oftenEnough || isBusy || !page.isBrotli) return;
    isBusy = true;
    asked.set(page, Number.NEGATIVE_INFINITY);
    compressBetter(page.content)
      .then((smaller) => {
        page.content = smaller;
      }, failed)
      .finally(() => {
        isBusy = false;
      });
  };
}
