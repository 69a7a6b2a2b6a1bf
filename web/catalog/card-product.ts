import type { Picture, Product } from "#contract/catalog.ts";
import { frontKey } from "#contract/front-picture.ts";
import { isSoldOut } from "./sold-out.ts";

/** What a product card shows: a page carries no more of a product than this into its HTML. */
export type CardProduct = Pick<
  Product,
  | "id"
  | "name"
  | "category"
  | "from_price"
  | "from_regular_price"
  | "prices_differ"
  | "averageRating"
  | "reviewCount"
> & {
  colors: { label: string; value: string }[];
  /** The first picture, and `front-<color>` for each color that has one of its own. */
  images: Record<string, Omit<Picture, "name">>;
  /** Every size is; there where it is so. */
  isSoldOut?: true;
};

function cardPicture({ name: _name, ...picture }: Picture): Omit<Picture, "name"> {
  return picture;
}

/**
 * The part of a product that its card shows. `colorLabel` is the color that the shopper filters by: only then does
 * the card need another picture than the first.
 */
export function toCardProduct(product: Product, colorLabel?: string): CardProduct {
  const wanted = Object.entries(product.images).filter(
    ([key]) => key === "primary" || (colorLabel !== undefined && key === frontKey(colorLabel)),
  );
  return {
    id: product.id,
    name: product.name,
    category: product.category,
    from_price: product.from_price,
    from_regular_price: product.from_regular_price,
    prices_differ: product.prices_differ,
    averageRating: product.averageRating,
    reviewCount: product.reviewCount,
    colors: product.colors.map(({ label, value }) => ({ label, value })),
    images: Object.fromEntries(wanted.map(([key, image]) => [key, cardPicture(image)])),
    ...(isSoldOut(product) ? { isSoldOut: true } : {}),
  };
}
