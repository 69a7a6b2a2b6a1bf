import { createHash } from "node:crypto";
import { RouterContextProvider } from "react-router";
import type { ApiClient } from "#contract/client.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import { apiContext, type Site, shopContext, siteContext } from "#web/page-context.ts";
import { compressOnce } from "../plugins/compress.ts";
import { etagOf } from "../plugins/etag.ts";
import { pagePolicy } from "../plugins/security-headers.ts";

/** React Router's handler of the built pages. */
export type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

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
  services: { api: ApiClient; shop: ShopSettings; site: Site },
): Promise<RenderedPage> {
  const context = new RouterContextProvider();
  context.set(apiContext, services.api);
  context.set(shopContext, services.shop);
  context.set(siteContext, services.site);
  const response = await handler(new Request(url), context);
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
