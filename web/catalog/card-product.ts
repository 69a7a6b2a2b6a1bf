import type { Color, Picture, Product } from "#contract/catalog/catalog.ts";
import { frontKey } from "#contract/catalog/front-picture.ts";
import { stockOfColor } from "#contract/catalog/stock-of-color.ts";
import { isGone, isSoldOut, measuredOnly } from "#contract/sizes/sold-out.ts";
import { inLanguage, urduForPage } from "#messages/in-language.ts";
import { shownCategory, shownName } from "#web/ui/shown-names.ts";

/** The fields of a product that a page needs, to limit its HTML. Name and category are in the language of the page. */
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
  colors: ListColor[];
  /** The first picture, `front-<color>` for the filtered color, and the second picture where it is needed. */
  images: Record<string, Omit<Picture, "name">>;
  /** Every size is sold out, of the filtered color if any; absent otherwise. */
  isSoldOut?: true;
  /** Nor can it be made to measure. */
  isGone?: true;
};

export type ListColor = { label: string; value: string; urdu?: string };

function cardPicture({ name: _name, alt, urdu, ...picture }: Picture): Omit<Picture, "name"> {
  return alt === undefined ? picture : { ...picture, alt: inLanguage(alt, urdu) };
}

export function toListColor({ label, value, urdu }: Color): ListColor {
  return { label, value, ...urduForPage(urdu) };
}

type CardNeeds = {
  color?: string;
  hasSecond?: boolean;
};

export function toCardProduct(product: Product, needs: CardNeeds = {}): CardProduct {
  const keys = [
    "primary",
    ...(needs.color ? [frontKey(needs.color)] : []),
    ...(needs.hasSecond ? ["back"] : []),
  ];
  const shown = stockOfColor(product, product.colors.find(({ label }) => label === needs.color)?._id);
  // Where only made-to-measure is left, the price includes the charge.
  const besides = measuredOnly(shown) - measuredOnly(product);
  const wanted = Object.entries(product.images).filter(([key]) => keys.includes(key));
  return {
    id: product.id,
    name: shownName(product),
    category: shownCategory(product),
    from_price: product.from_price + besides,
    from_regular_price: product.from_regular_price + besides,
    prices_differ: product.prices_differ,
    averageRating: product.averageRating,
    reviewCount: product.reviewCount,
    colors: product.colors.map(toListColor),
    images: Object.fromEntries(wanted.map(([key, image]) => [key, cardPicture(image)])),
    ...(isSoldOut(shown) ? { isSoldOut: true } : {}),
    ...(isGone(shown) ? { isGone: true } : {}),
  };
}
