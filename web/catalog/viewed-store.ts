import { browserStorage } from "../browser/storage.ts";
import { parseViewed, type ViewedProduct, withViewed } from "./viewed-products.ts";

const key = "recently-viewed";

/** The products looked at in this browser, newest first; none where nothing can be stored. */
export function readViewed(): ViewedProduct[] {
  return parseViewed(browserStorage.read(key) ?? null, Date.now());
}

/** Keeps a product as the one that was looked at last. */
export function keepViewed(product: Omit<ViewedProduct, "at">): void {
  browserStorage.write(key, JSON.stringify(withViewed(readViewed(), { ...product, at: Date.now() })));
}
