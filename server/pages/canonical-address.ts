/** The query parameters that change what a page shows, in the order in which they are cached. */
const ofLists = [
  "category",
  "garment_type",
  "color",
  "fabric_type",
  "size",
  "min_price",
  "max_price",
  "q",
  "sort",
  "page",
];

/** Of a product only the color changes what is seen first; the browser makes its other choices again by itself. */
const ofProducts = ["color"];

/**
 * The address by which a page is rendered and cached: known parameters only, once each, in one order. What campaigns and
 * strangers add to an address makes no new page.
 */
export function canonicalAddress(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of /\/selectedItem\//i.test(path) ? ofProducts : ofLists) {
    const value = query.get(name);
    if (value !== null && value !== "") kept.set(name, value);
  }
  const search = kept.toString();
  return search === "" ? path : `${path}?${search}`;
}
