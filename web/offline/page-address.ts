/** Begins the addresses of the shop's further languages. */
const prefix = /^\/ur(?=\/|$)/;

/** Public pages: the same bytes for everyone, nothing in their address that belongs to one person. */
const publicPages =
  /^\/(products|selectedItem\/[^/]+|size-chart|cart|checkout|order-track|contact|about|privacy-policy|tac|offline)?$/;

/** Pages whose address may ask for something, and what counts of it. */
const listPages = new Set(["/", "/products"]);
const listParameters = [
  "category",
  "garment_type",
  "fabric_type",
  "color",
  "size",
  "min_price",
  "max_price",
  "q",
  "sort",
  "page",
];

/** What begins the addresses of the language in which `path` is written: empty for the first one. */
export function prefixOf(path: string): string {
  return prefix.exec(path)?.[0] ?? "";
}

/**
 * The address under which a page is kept for when there is no network; undefined for a page that is never kept. Every
 * page has to be named here to be kept: one that is added later, or spelled oddly, is not kept by accident.
 */
export function keptPageAddress(address: string): string | undefined {
  const { origin, pathname, searchParams } = new URL(address);
  const language = prefixOf(pathname);
  const path = pathname.slice(language.length).replace(/\/$/, "") || "/";
  if (!publicPages.test(path)) return undefined;
  const kept = new URL(language + path, origin);
  if (!listPages.has(path)) return kept.href;
  for (const name of listParameters) {
    const value = searchParams.get(name);
    if (value) kept.searchParams.set(name, value);
  }
  return kept.href;
}
