import fc from "fast-check";
import { expect, test } from "vitest";
import { anyChoicesSoFar, scrubSet, someMeasurements } from "../../catalog/testing/any-product.ts";
import { choiceProblems, problemToast } from "./choice-problems.ts";
import { isComplete } from "./missing-choices.ts";
import { firstChoices, type ProductChoices } from "./product-choices.ts";

const opened = firstChoices(scrubSet);
const ready: ProductChoices = { ...opened, size: "M", color: scrubSet.colors[0] ?? null };

test("what is missing is said beside its group, and all of it in one toast", () => {
  expect(choiceProblems(opened)).toEqual({ size: "Please select size!", color: "Please select color!" });
  expect(problemToast(opened)).toBe("Please select size, color!");
});

test("a size and a custom size together are refused in both places", () => {
  const both = { ...ready, customSize: someMeasurements };
  const message = "Please select either a size or a custom size, not both!";
  expect([choiceProblems(both).size, problemToast(both)]).toEqual([message, message]);
});

test("an engraving without a name has its message beside the field and no toast", () => {
  const nameless: ProductChoices = { ...ready, engraving: { wanted: true, name: " ", position: "left" } };
  expect(choiceProblems(nameless)).toEqual({ engraving: "Enter the name to engrave" });
  expect(problemToast(nameless)).toBeUndefined();
});

test("a name that is not wanted is not checked", () => {
  expect(choiceProblems({ ...ready, engraving: { wanted: false, name: "<b>", position: "left" } })).toEqual(
    {},
  );
});

test("choices without a problem are complete", () => {
  fc.assert(
    fc.property(anyChoicesSoFar, (choices) => {
      if (Object.keys(choiceProblems(choices)).length === 0) expect(isComplete(choices)).toBe(true);
      else expect(isComplete(choices) && problemToast(choices) !== undefined).toBe(false);
    }),
  );
});
