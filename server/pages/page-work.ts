import { withoutPrefix } from "#contract/languages.ts";
import { findShopPage } from "#contract/pages.ts";
import type { WorkClass } from "#server/platform/http/admission.ts";
import { isGuardedPage } from "./page-guards.ts";

/** How urgent a page is; `isReady` tells whether it is in memory, which is asked only where it makes a difference. */
export function workOfPage(address: URL, isReady: (address: URL) => boolean): WorkClass {
  if (findShopPage(withoutPrefix(address.pathname))?.isTill) return "till";
  if (isGuardedPage(address.pathname)) return "signedIn";
  return isReady(address) ? "readyPages" : "browsing";
}
