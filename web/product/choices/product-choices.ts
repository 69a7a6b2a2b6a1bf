import type { Color, Fabric, ProductDetail, TrouserOption } from "#contract/catalog.ts";
import type { CustomSize } from "#contract/custom-size.ts";
import type { EngravingPosition } from "#contract/engraving.ts";

/** What the shopper has chosen on a product page so far; null is not chosen yet. */
export type ProductChoices = {
  color: Color | null;
  fabric: Fabric | null;
  /** Name of the trouser option; null for a product that offers none. */
  trouser: string | null;
  size: string | null;
  customSize: CustomSize | null;
  engraving: { wanted: boolean; name: string; position: EngravingPosition };
  cap: boolean;
};

/** The choices that a cart line cannot do without are made. */
export type CompleteChoices = ProductChoices & { color: Color; fabric: Fabric };

/** A product as its own page knows it. */
export type ChosenProduct = Omit<ProductDetail, "relatedProducts">;

export const noEngraving: ProductChoices["engraving"] = { wanted: false, name: "", position: "left" };

function onlyOne<Item>(items: readonly Item[]): Item | null {
  return items.length === 1 ? (items[0] ?? null) : null;
}

/** The trouser options that can be picked: those flagged selected (specification section 2). */
export function offeredTrousers(product: Pick<ChosenProduct, "trouserOptions">): TrouserOption[] {
  return product.trouserOptions.filter((option) => option.selected);
}

/**
 * What is chosen when a product page opens: first fabric, first trouser option, no cap, no engraving (specification
 * section 4). Color and size are the shopper's, except where there is only one color.
 */
export function firstChoices(product: ChosenProduct): ProductChoices {
  return {
    color: onlyOne(product.colors),
    fabric: product.fabric_type[0] ?? null,
    trouser: offeredTrousers(product)[0]?.name ?? null,
    size: null,
    customSize: null,
    engraving: noEngraving,
    cap: false,
  };
}
