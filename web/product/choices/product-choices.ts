import type { Color, Fabric, ProductDetail, TrouserOption } from "#contract/catalog/catalog.ts";
import type { EngravingPosition } from "#contract/engraving/engraving-rules.ts";
import type { CustomSize } from "#contract/sizes/custom-size.ts";

export type ProductChoices = {
  color: Color | null;
  fabric: Fabric | null;
  trouser: string | null;
  /**
   * In the format of the wire (contract/sizes/sized-parts.ts): 'M', 'M top, L trousers', 'M top' beside a custom size
   * for the rest.
   */
  size: string | null;
  customSize: CustomSize | null;
  engraving: {
    wanted: boolean;
    name: string;
    position: EngravingPosition;
    second?: string;
    thread?: string;
  };
  cap: boolean;
  options: Readonly<Record<string, string>>;
};

export type CompleteChoices = ProductChoices & { color: Color; fabric: Fabric };

export type ChosenProduct = Omit<ProductDetail, "relatedProducts">;

export const noEngraving: ProductChoices["engraving"] = {
  wanted: false,
  name: "",
  position: "left",
  second: "",
  thread: "",
};

function onlyOne<Item>(items: readonly Item[]): Item | null {
  return items.length === 1 ? (items[0] ?? null) : null;
}

export function offeredTrousers(product: Pick<ChosenProduct, "trouserOptions">): TrouserOption[] {
  return product.trouserOptions.filter((option) => option.selected);
}

/** By specification section 4; color and size are not preselected, except an only color. */
export function firstChoices(product: ChosenProduct): ProductChoices {
  return {
    color: onlyOne(product.colors),
    fabric: product.fabric_type[0] ?? null,
    trouser: offeredTrousers(product)[0]?.name ?? null,
    size: null,
    customSize: null,
    engraving: noEngraving,
    cap: false,
    options: {},
  };
}
