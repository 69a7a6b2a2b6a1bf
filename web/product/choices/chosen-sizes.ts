import { isSizedApart, readSizes, type SizedPart } from "#contract/sizes/sized-parts.ts";
import { choiceLabels } from "#messages/choices.ts";
import { inLanguage } from "#messages/in-language.ts";
import { productMessages } from "#messages/product.ts";
import type { ChosenProduct, ProductChoices } from "./product-choices.ts";

export function chosenParts(
  product: Pick<ChosenProduct, "sizes" | "garment">,
  { size, customSize }: Pick<ProductChoices, "size" | "customSize">,
): SizedPart[] | undefined {
  return size === null && customSize === null ? undefined : readSizes(product, size ?? false);
}

export function shortSize(
  product: Pick<ChosenProduct, "sizes" | "garment">,
  choices: Pick<ProductChoices, "size" | "customSize">,
): string | undefined {
  const parts = chosenParts(product, choices);
  if (parts && isSizedApart(parts)) return choiceLabels.sizesApart(parts.map(inPageLanguage));
  return choices.customSize ? productMessages.shortCustomSize : (choices.size ?? undefined);
}

function inPageLanguage({ name, urdu, size }: SizedPart): { name: string; size: string | false } {
  return { name: inLanguage(name, urdu), size };
}
