import { browserStorage } from "../browser/storage.ts";
import { parseViewed, type ViewedProduct, withViewed } from "./viewed-products.ts";

const key = "recently-viewed";

export function readViewed(): ViewedProduct[] {
  return parseViewed(browserStorage.read(key) ?? null, Date.now());
}

export function keepViewed(product: Omit<ViewedProduct, "at">): void {
  browserStorage.write(key, JSON.stringify(withViewed(readViewed(), { ...product, at: Date.now() })));
}
