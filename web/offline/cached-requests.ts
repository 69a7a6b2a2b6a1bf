import { furtherLanguages, withoutPrefix } from "#contract/languages.ts";
import { cachedPageAddress } from "./page-address.ts";

export type CacheKind = "pages" | "files" | "answers" | "pictures";

const publicReads = new Set([
  "/products/getProducts",
  "/products/getProductById",
  "/products/getLatestPRoducts",
  "/productDetails/getAllCategories",
  "/productDetails/getAllColors",
  "/productDetails/getAllFabrics",
  "/productDetails/getAllGarmentTypes",
  "/picturesrRouter/getAllSizePictures",
  "/pricing/getPricing",
  "/reviews/getAllReviewsByProduct",
]);

const builtFile = /^\/assets\/[^/]+$/;

/**
 * The cache for the response to a page's request, if any. An allow-list: everything personal (sessions, orders,
 * tracking, profiles, the back office) is excluded by not being named.
 */
export function cacheKindOf(method: string, address: string): CacheKind | undefined {
  const { pathname } = new URL(address);
  if (publicReads.has(pathname)) return "answers";
  if (method !== "GET") return undefined;
  if (builtFile.test(withoutPrefix(pathname))) return "files";
  if (/^\/(pictures|uploads)\//.test(pathname)) return "pictures";
  return cachedPageAddress(address) === undefined ? undefined : "pages";
}

export function answerAddress(address: string, body: string): string {
  const key = new URL(address);
  if (body !== "") key.searchParams.set("body", body);
  return key.href;
}

/** Bytes; the largest picture of the demo shop has 60,000. */
const largestPicture = 100_000;

type Answer = Pick<Response, "status" | "type" | "redirected" | "headers">;

export function mayBeCached(kind: CacheKind, { status, type, redirected, headers }: Answer): boolean {
  const control = headers.get("cache-control") ?? "";
  if (status !== 200 || type !== "basic" || redirected || /no-store|private/.test(control)) return false;
  if (kind === "answers") return true;
  if (kind === "pictures" && !(Number(headers.get("content-length") ?? Infinity) <= largestPicture)) {
    return false;
  }
  return /public/.test(control);
}

const namedFile = new RegExp(
  `/(?:(?:${furtherLanguages.join("|")})/)?assets/[\\w.-]+\\.(?:js|css|woff2|svg)\\b`,
  "g",
);

export function filesOfPage(html: string): string[] {
  return [...new Set(html.match(namedFile))];
}
