import { describeProblem, engravingProblem } from "#contract/engraving/engraving-rules.ts";
import { sewnText } from "#contract/engraving/sewn-text.ts";
import { engravingMessages } from "#messages/engraving.ts";
import type { ProductChoices } from "./product-choices.ts";

export type EngravingProblems = Partial<Record<"engraving" | "second", string>>;

export function engravingProblems(engraving: ProductChoices["engraving"]): EngravingProblems {
  const { name, second = "", position } = engraving;
  const ofName = engravingProblem(name, position);
  const ofSecond = sewnText(second) === "" ? undefined : engravingProblem(second, position);
  const { problems } = engravingMessages;
  return {
    ...(ofName && { engraving: describeProblem(ofName, problems) }),
    ...(ofSecond && { second: describeProblem(ofSecond, problems) }),
  };
}
