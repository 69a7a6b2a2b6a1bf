import { compressOnce } from "../plugins/compress.ts";
import { pagePolicy } from "../plugins/security-headers.ts";
import { reopensIn } from "../settings/maintenance.ts";
import type { RenderedPage } from "./render-page.ts";

const script = /<script[^>]*>[\s\S]*?<\/script>/g;
const scriptToCome = /<link rel="modulepreload"[^>]*\/?>/g;

/**
 * The page of maintenance as the answer to any address while the shop is closed. Without its scripts: they would run the
 * page of the address that they find.
 */
export async function asClosedPage(page: RenderedPage): Promise<RenderedPage> {
  const html = Buffer.from(String(page.html).replace(script, "").replace(scriptToCome, ""));
  const { etag: _etag, ...headers } = page.headers;
  return {
    status: 503,
    headers: {
      ...headers,
      "content-security-policy": pagePolicy([]),
      "cache-control": "no-store",
      "retry-after": String(reopensIn),
    },
    html,
    brotli: await compressOnce(html),
    isPublic: false,
  };
}
