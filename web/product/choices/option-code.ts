import type { ChosenProduct, CompleteChoices, ProductChoices } from "./product-choices.ts";

let code: typeof import("./option-choices.tsx").optionCode | undefined;

export async function loadOptionCode() {
  const loaded = await import("./option-choices.tsx");
  code = loaded.optionCode;
  return loaded.ProductOptionChoices;
}

/** The pending load of the validation, without which a product with options cannot be bought; false otherwise. */
export function missingOptionCode({ options }: Pick<ChosenProduct, "options">): Promise<unknown> | false {
  return options !== undefined && !code && loadOptionCode();
}

export function findOptionProblem(product: Pick<ChosenProduct, "options">, choices: ProductChoices) {
  return product.options && code?.optionProblem(product, choices);
}

export function takeOptions(product: Pick<ChosenProduct, "options">, choices: CompleteChoices) {
  const result = product.options && code?.chosenOptions(product, choices);
  return result && "chosen" in result ? { options: result.chosen } : {};
}
