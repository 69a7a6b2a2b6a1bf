import { engravingProblem } from "#contract/engraving-rules.ts";
import { productMessages } from "#messages/product.ts";
import { hasBothSizes, missingChoices, pleaseSelect } from "./missing-choices.ts";
import type { ProductChoices } from "./product-choices.ts";

/** The groups of choices that can stop a piece, in the order of the page. */
export const choiceGroups = ["color", "fabric", "size", "engraving"] as const;
export type ChoiceGroupName = (typeof choiceGroups)[number];

/** The sentence beside each group that stops the piece. */
export type ChoiceProblems = Partial<Record<ChoiceGroupName, string>>;

function sizeProblem(choices: ProductChoices): string | undefined {
  if (hasBothSizes(choices)) return productMessages.bothSizes;
  return missingChoices(choices).includes("size") ? pleaseSelect(["size"]) : undefined;
}

/** Everything that keeps these choices out of the cart. */
export function choiceProblems(choices: ProductChoices): ChoiceProblems {
  const { color, fabric, engraving } = choices;
  const size = sizeProblem(choices);
  const nameProblem = engraving.wanted ? engravingProblem(engraving.name) : undefined;
  return {
    ...(color ? {} : { color: pleaseSelect(["color"]) }),
    ...(fabric ? {} : { fabric: pleaseSelect(["fabric type"]) }),
    ...(size && { size }),
    ...(nameProblem && { engraving: productMessages.engravingProblems[nameProblem] }),
  };
}

/** The toast for choices that cannot go into the cart (specification section 5); a bad name has its own field. */
export function problemToast(choices: ProductChoices): string | undefined {
  const missing = missingChoices(choices);
  if (missing.length > 0) return pleaseSelect(missing);
  return hasBothSizes(choices) ? productMessages.bothSizes : undefined;
}
