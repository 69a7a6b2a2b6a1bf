import type { Product } from "#contract/catalog/catalog.ts";
import { isMadeToMeasure } from "#contract/sizes/parts-of-garment.ts";

/** Every size of it is sold out; most can still be sewn to measure. */
export function isSoldOut({ sizes, soldOut = [] }: Pick<Product, "sizes" | "soldOut">): boolean {
  return sizes.every((size) => soldOut.includes(size));
}

/** Nothing of it can be had: it is sold out and not made to measure. */
export function isGone(product: Pick<Product, "sizes" | "soldOut" | "garment">): boolean {
  return isSoldOut(product) && !isMadeToMeasure(product);
}

/** A cap of the same cloth goes with everything but a cap. */
export function takesMatchingCap({ garment }: Pick<Product, "garment">): boolean {
  return garment?.type !== "cap";
}
