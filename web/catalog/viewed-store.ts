import { browserStorage } from "../browser/storage.ts";
import type { ChosenProduct } from "../product/choices/product-choices.ts";
import { viewedKey } from "./viewed-key.ts";
import { parseViewed, type ViewedProduct, withViewed } from "./viewed-products.ts";

type Looked = Pick<ChosenProduct, "id" | "name" | "urdu" | "images">;

/** Products viewed in this browser, newest first; none where storage is unavailable. */
export function readViewed(): ViewedProduct[] {
  return parseViewed(browserStorage.read(viewedKey) ?? null, Date.now());
}

/** Records a product as viewed last, unless it has no picture; returns whether there are others. */
export function recordViewed({ id, name, urdu, images }: Looked): boolean {
  const before = readViewed();
  const hasOthers = before.some((product) => product.id !== id);
  if (!images.primary) return hasOthers;
  const { downloadURL, width, height, srcset } = images.primary;
  const product = {
    id,
    name,
    ...(urdu?.name && { urdu: { name: urdu.name } }),
    picture: { downloadURL, width, height, srcset },
    at: Date.now(),
  };
  browserStorage.write(viewedKey, JSON.stringify(withViewed(before, product)));
  return hasOthers;
}
