import { withoutPrefix } from "#contract/languages.ts";
import { findShopPage, type ShopPagePath } from "#contract/pages.ts";
import type { WorkClass } from "../http/work-queues.ts";
import { isGuardedPage } from "./page-guards.ts";

const tillPages: ReadonlySet<string> = new Set([
  "/cart",
  "/checkout",
  "/order-track",
  "/order-success/:id",
  "/order-confirm/:id/:token",
] satisfies ShopPagePath[]);

/** How urgent a page is; `isReady` tells whether it is in memory, which is asked only where it makes a difference. */
export function workOfPage(address: URL, isReady: (address: URL) => boolean): WorkClass {
  const page = findShopPage(withoutPrefix(address.pathname));
  if (page && tillPages.has(page.path)) return "till";
  if (isGuardedPage(address.pathname)) return "signedIn";
  return isReady(address) ? "readyPages" : "browsing";
}
