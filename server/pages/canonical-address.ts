import { withoutPrefix } from "#contract/languages.ts";
import { findShopPage } from "#contract/pages.ts";

/** Only the parameters that the page reads, once each, in one order: what campaigns add to an address makes no new page. */
export function canonicalAddress(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of findShopPage(withoutPrefix(path))?.query ?? []) {
    const value = query.get(name);
    if (value !== null && value !== "") kept.set(name, value);
  }
  const search = kept.toString();
  return search === "" ? path : `${path}?${search}`;
}
