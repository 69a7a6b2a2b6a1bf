import { createHash } from "node:crypto";
import type { ApiClient } from "#contract/client.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import type { Site } from "#web/page-context.ts";
import { compressOnce } from "../plugins/compress.ts";
import { etagOf } from "../plugins/etag.ts";
import { pagePolicy } from "../plugins/security-headers.ts";

/** What the loaders of a page are handed. */
export type PageServices = { api: ApiClient; shop: ShopSettings; site: Site };

/** Answers with the page of an address. */
export type PageHandler = (request: Request, services: PageServices) => Promise<Response>;

/** A page as it is sent. */
export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  html: Buffer;
  brotli: Buffer | undefined;
  /** Whether its bytes are the same for everyone. */
  isPublic: boolean;
};

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** SHA-256 digests, in base64, of the inline scripts of a page (Content Security Policy Level 3, section 2.3.1). */
export function inlineScriptDigests(html: string): string[] {
  const scripts = [...html.matchAll(inlineScript)].map((match) => match[1] ?? "");
  return [...new Set(scripts.map((script) => createHash("sha256").update(script).digest("base64")))];
}

/** Renders one address of the shop, with the Content-Security-Policy for exactly that page. */
export async function renderPage(
  handler: PageHandler,
  url: URL,
  services: PageServices,
): Promise<RenderedPage> {
  const response = await handler(new Request(url), services);
  const html = await response.text();
  const headers = Object.fromEntries(response.headers);
  const body = Buffer.from(html);
  return {
    status: response.status,
    headers: {
      ...headers,
      "content-security-policy": pagePolicy(inlineScriptDigests(html)),
      etag: etagOf(body),
    },
    html: body,
    brotli: await compressOnce(body),
    isPublic: response.status === 200 && /\bpublic\b/.test(headers["cache-control"] ?? ""),
  };
}
