import { productMessages } from "#messages/product.ts";
import { findEngravingProblems } from "./engraving-code.ts";
import { hasBothSizes, missingChoices, pleaseSelect } from "./missing-choices.ts";
import { findOptionProblem } from "./option-code.ts";
import type { ChosenProduct, ProductChoices } from "./product-choices.ts";

export const choiceGroups = ["color", "fabric", "size", "engraving", "second", "options"] as const;
export type ChoiceGroupName = (typeof choiceGroups)[number];

export type ChoiceProblems = Partial<Record<ChoiceGroupName, string>>;

type Sized = Pick<ChosenProduct, "sizes" | "garment" | "options">;

function sizeProblem(product: Sized, choices: ProductChoices): string | undefined {
  if (hasBothSizes(product, choices)) return productMessages.bothSizes;
  return missingChoices(product, choices).includes("size") ? pleaseSelect(["size"]) : undefined;
}

export function choiceProblems(product: Sized, choices: ProductChoices): ChoiceProblems {
  const { color, fabric } = choices;
  const size = sizeProblem(product, choices);
  const option = findOptionProblem(product, choices);
  return {
    ...(color ? {} : { color: pleaseSelect(["color"]) }),
    ...(fabric ? {} : { fabric: pleaseSelect(["fabric type"]) }),
    ...(size && { size }),
    ...findEngravingProblems(choices),
    ...(option && { options: option.sentence }),
  };
}

export function problemToast(product: Sized, choices: ProductChoices): string | undefined {
  const missing = missingChoices(product, choices);
  if (missing.length > 0) return pleaseSelect(missing);
  if (hasBothSizes(product, choices)) return productMessages.bothSizes;
  return findOptionProblem(product, choices)?.sentence;
}
