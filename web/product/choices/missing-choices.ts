import { productMessages } from "#messages/product.ts";
import type { CompleteChoices, ProductChoices } from "./product-choices.ts";

/** A choice without which nothing goes into the cart, in the words of its message. */
export type RequiredChoice = "size" | "color" | "fabric type";

/** The required choices that are not made yet, in the order in which the message names them. */
export function missingChoices(choices: ProductChoices): RequiredChoice[] {
  const missing: RequiredChoice[] = [];
  if (choices.size === null && choices.customSize === null) missing.push("size");
  if (choices.color === null) missing.push("color");
  if (choices.fabric === null) missing.push("fabric type");
  return missing;
}

/** The message that asks for these choices (specification section 5). */
export function pleaseSelect(missing: readonly RequiredChoice[]): string {
  return productMessages.pleaseSelect(missing);
}

export function hasBothSizes(choices: ProductChoices): boolean {
  return choices.size !== null && choices.customSize !== null;
}

/** True when the choices make one cart line; the engraved name is checked apart, beside its field. */
export function isComplete(choices: ProductChoices): choices is CompleteChoices {
  return missingChoices(choices).length === 0 && !hasBothSizes(choices);
}
