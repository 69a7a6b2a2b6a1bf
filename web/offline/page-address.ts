import { languageOf, prefixOf } from "#contract/languages.ts";
import { findShopPage } from "#contract/pages.ts";

export function prefixIn(path: string): string {
  return prefixOf(languageOf(path));
}

/** Undefined for a page that is never cached: only those in `contract/pages.ts` are. */
export function cachedPageAddress(address: string): string | undefined {
  const { origin, pathname, searchParams } = new URL(address);
  const language = prefixIn(pathname);
  const path = pathname.slice(language.length).replace(/\/$/, "") || "/";
  const page = findShopPage(path);
  if (!page?.isKeptOffline) return undefined;
  const kept = new URL(language + path, origin);
  // A product is cached once, not in each of its colors.
  if (page.path.includes(":")) return kept.href;
  for (const name of page.query ?? []) {
    const value = searchParams.get(name);
    if (value) kept.searchParams.set(name, value);
  }
  return kept.href;
}
