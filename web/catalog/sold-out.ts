import type { Product } from "#contract/catalog.ts";

/** Every size of it is sold out; most can still be sewn to measure. */
export function isSoldOut({ sizes, soldOut = [] }: Pick<Product, "sizes" | "soldOut">): boolean {
  return sizes.every((size) => soldOut.includes(size));
}

/** The six measurements of a custom size are those of a shirt and trousers, so a cap is not made to measure. */
export function isMadeToMeasure({ category }: Pick<Product, "category">): boolean {
  return category !== "Caps";
}
