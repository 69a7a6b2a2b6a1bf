import type { ChosenProduct, ProductChoices } from "./product-choices.ts";

/**
 * The choices with those that are made in the document itself. On a slow network people choose before the script has
 * come, and React takes no notice of it: without this, a button that looks chosen would be missing at 'Add To Cart'.
 */
export function withEarlyChoices(
  choices: ProductChoices,
  product: ChosenProduct,
  options: HTMLElement,
): ProductChoices {
  const chosen = new Map<string, string>();
  for (const radio of options.querySelectorAll<HTMLInputElement>("input[type=radio]:checked")) {
    chosen.set(radio.name, radio.value);
  }
  const wanted = chosen.get("engraving") === "yes";
  return {
    ...choices,
    color: product.colors.find(({ label }) => label === chosen.get("color")) ?? choices.color,
    fabric: product.fabric_type.find(({ _id }) => _id === chosen.get("fabric")) ?? choices.fabric,
    trouser: chosen.get("trouser") ?? choices.trouser,
    size: chosen.get("size") ?? choices.size,
    engraving: { ...choices.engraving, wanted },
    cap: chosen.get("cap") === "yes",
  };
}
