import { measurementsFor } from "#contract/sizes/sized-parts.ts";
import { productMessages } from "#messages/product.ts";
import { chosenParts } from "./chosen-sizes.ts";
import type { ChosenProduct, CompleteChoices, ProductChoices } from "./product-choices.ts";

export type RequiredChoice = "size" | "color" | "fabric type";

type Sized = Pick<ChosenProduct, "sizes" | "garment">;

/** `both`: a size is chosen of a made-to-measure part as well. */
function sizeState(product: Sized, choices: ProductChoices): "chosen" | "missing" | "both" {
  const parts = chosenParts(product, choices);
  if (!parts) return "missing";
  const needed = measurementsFor(product, parts);
  const { customSize } = choices;
  if (needed.length === 0) return customSize === null ? "chosen" : "both";
  return needed.every((name) => customSize?.[name] !== undefined) ? "chosen" : "missing";
}

export function missingChoices(product: Sized, choices: ProductChoices): RequiredChoice[] {
  const missing: RequiredChoice[] = [];
  if (sizeState(product, choices) === "missing") missing.push("size");
  if (choices.color === null) missing.push("color");
  if (choices.fabric === null) missing.push("fabric type");
  return missing;
}

export function pleaseSelect(missing: readonly RequiredChoice[]): string {
  return productMessages.pleaseSelect(missing);
}

export function hasBothSizes(product: Sized, choices: ProductChoices): boolean {
  return sizeState(product, choices) === "both";
}

export function isComplete(product: Sized, choices: ProductChoices): choices is CompleteChoices {
  return missingChoices(product, choices).length === 0 && !hasBothSizes(product, choices);
}
