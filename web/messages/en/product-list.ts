import type { ProductSort } from "#contract/catalog/catalog.ts";

export const productListMessages = {
  products: "Products",
  titleOfPage: (name: string, page: number) => `${name}, page ${page}`,
  description: (category: string | undefined) =>
    `${category ?? "Scrubs, lab coats and caps"}: medical uniforms sewn in Lahore in your size or to your measurements, with your name embroidered. Cash on delivery all over Pakistan.`,
  latest: "Latest Products",
  results: "Results",
  loading: "Loading products",
  none: "No products available",
  count: (shown: number, total: number) => {
    if (total === 1) return "1 product";
    return shown === 0 || shown === total ? `${total} products` : `${shown} of ${total} products`;
  },
  filter: "Filter",
  counted: (name: string, count: number) => `${name} (${count})`,
  any: "All",
  garmentType: "Garment",
  titleOf: (names: readonly string[]) => names.join(": "),
  price: "Price",
  priceRange: (least: string, most: string) => `${least} to ${most}`,
  priceBounds: { min_price: "From, in rupees", max_price: "To, in rupees" },
  show: (count: number) => (count === 1 ? "Show 1 product" : `Show ${count} products`),
  filterProducts: "Filter products",
  searchProducts: "Search products",
  search: "Search",
  category: "Category",
  fabric: "Fabric",
  color: "Color",
  size: "Size",
  sort: "Sort",
  /** The order of a search that asks for no other. */
  bestMatch: "Best match",
  sorts: {
    newest: "Newest first",
    "price-up": "Price: low to high",
    "price-down": "Price: high to low",
    rating: "Best rated",
  } satisfies Record<ProductSort, string>,
  apply: "Apply",
  reset: "Reset",
  pages: "Pages",
  page: (page: number) => `Page ${page}`,
  previousPage: "Previous page",
  nextPage: "Next page",
};
