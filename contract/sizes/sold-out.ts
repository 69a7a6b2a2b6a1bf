import type { Product } from "#contract/catalog/catalog.ts";
import { isMadeToMeasure } from "./parts-of-garment.ts";

export function isSoldOut({ sizes, soldOut = [] }: Pick<Product, "sizes" | "soldOut">): boolean {
  return sizes.every((size) => soldOut.includes(size));
}

export function isGone(product: Pick<Product, "sizes" | "soldOut" | "garment">): boolean {
  return isSoldOut(product) && !isMadeToMeasure(product);
}

/** No size is left, but it can be made to measure. */
export function isOnlyToMeasure(product: Pick<Product, "sizes" | "soldOut" | "garment">): boolean {
  return isSoldOut(product) && isMadeToMeasure(product);
}

/** Rupees in any price of it, because no size is left. */
export function measuredOnly({
  measuredCharge = 0,
  ...product
}: Pick<Product, "sizes" | "soldOut" | "garment" | "measuredCharge">): number {
  return isOnlyToMeasure(product) ? measuredCharge : 0;
}

export function takesMatchingCap({ garment }: Pick<Product, "garment">): boolean {
  return garment?.type !== "cap";
}
