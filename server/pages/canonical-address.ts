/** The query parameters that change what a page shows, in the order in which they are cached. */
const meaningful = ["category", "color", "fabric_type", "size", "q", "sort", "page"];

/**
 * The address by which a page is rendered and cached: known parameters only, once each, in one order. What campaigns and
 * strangers add to an address makes no new page.
 */
export function canonicalAddress(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of meaningful) {
    const value = query.get(name);
    if (value !== null && value !== "") kept.set(name, value);
  }
  const search = kept.toString();
  return search === "" ? path : `${path}?${search}`;
}
