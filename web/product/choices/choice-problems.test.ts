import fc from "fast-check";
import { expect, test } from "vitest";
import { anyChoicesSoFar, scrubSet, someMeasurements } from "../../catalog/testing/any-product.ts";
import { choiceProblems, problemToast } from "./choice-problems.ts";
import { loadEngravingCode } from "./engraving-code.ts";
import { isComplete } from "./missing-choices.ts";
import { firstChoices, type ProductChoices } from "./product-choices.ts";

const opened = firstChoices(scrubSet);
const ready: ProductChoices = { ...opened, size: "M", color: scrubSet.colors[0] ?? null };

test("reports missing choices beside their group and together in one toast", () => {
  expect(choiceProblems(scrubSet, opened)).toEqual({
    size: "Please select size!",
    color: "Please select color!",
  });
  expect(problemToast(scrubSet, opened)).toBe("Please select size, color!");
});

test("refuses a size and a custom size together in both places", () => {
  const both = { ...ready, customSize: someMeasurements };
  const message = "Please select either a size or a custom size, not both!";
  expect([choiceProblems(scrubSet, both).size, problemToast(scrubSet, both)]).toEqual([message, message]);
});

// The validation of names is loaded with their field.
await loadEngravingCode();

test("shows the message of an engraving without a name beside the field, without a toast", () => {
  const nameless: ProductChoices = { ...ready, engraving: { wanted: true, name: " ", position: "left" } };
  expect(choiceProblems(scrubSet, nameless)).toEqual({ engraving: "Enter the name to engrave" });
  expect(problemToast(scrubSet, nameless)).toBeUndefined();
});

test("blocks a piece with a line that cannot be sewn", () => {
  const named = { wanted: true, name: "Dr. Ayesha", position: "sleeve" as const, second: "ICU @ 3" };
  const problemsOf = (change: object) =>
    choiceProblems(scrubSet, { ...ready, engraving: { ...named, ...change } });
  expect(problemsOf({})).toEqual({ second: expect.stringContaining("“@” cannot be sewn") });
  expect(problemsOf({ second: "" })).toEqual({});
  expect(problemsOf({ second: "ICU" })).toEqual({});
  expect(problemsOf({ second: "Consultant, Cardiology" })).toEqual({
    second: "Use at most 18 characters",
  });
});

test("does not check a name that is not wanted", () => {
  expect(
    choiceProblems(scrubSet, { ...ready, engraving: { wanted: false, name: "<b>", position: "left" } }),
  ).toEqual({});
});

test("accepts choices without a problem as complete", () => {
  fc.assert(
    fc.property(anyChoicesSoFar, (choices) => {
      if (Object.keys(choiceProblems(scrubSet, choices)).length === 0)
        expect(isComplete(scrubSet, choices)).toBe(true);
      else expect(isComplete(scrubSet, choices) && problemToast(scrubSet, choices) !== undefined).toBe(false);
    }),
  );
});
