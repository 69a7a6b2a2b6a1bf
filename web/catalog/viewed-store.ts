import { parseViewed, type ViewedProduct, withViewed } from "./viewed-products.ts";

const key = "recently-viewed";

/** The products looked at in this browser, newest first; none where nothing can be stored. */
export function readViewed(): ViewedProduct[] {
  try {
    return parseViewed(localStorage.getItem(key), Date.now());
  } catch {
    return [];
  }
}

/** Keeps a product as the one that was looked at last. */
export function keepViewed(product: Omit<ViewedProduct, "at">): void {
  try {
    localStorage.setItem(key, JSON.stringify(withViewed(readViewed(), { ...product, at: Date.now() })));
  } catch {
    // Full or forbidden: then it is not shown again.
  }
}
