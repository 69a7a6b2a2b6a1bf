import fc from "fast-check";
import { expect, test } from "vitest";
import {
  anyChoicesSoFar,
  anyCompleteChoices,
  scrubSet,
  someMeasurements,
} from "../../catalog/testing/any-product.ts";
import { hasBothSizes, isComplete, missingChoices, pleaseSelect } from "./missing-choices.ts";
import { firstChoices } from "./product-choices.ts";

test("lacks size and color on a page that just opened", () => {
  expect(pleaseSelect(missingChoices(scrubSet, firstChoices(scrubSet)))).toBe("Please select size, color!");
});

test("names size, color and fabric type in this order", () => {
  const nothing = { ...firstChoices(scrubSet), fabric: null };
  expect(pleaseSelect(missingChoices(scrubSet, nothing))).toBe("Please select size, color, fabric type!");
});

test("accepts a custom size as a size", () => {
  fc.assert(
    fc.property(anyChoicesSoFar, (choices) => {
      const lacksSize = missingChoices(scrubSet, choices).includes("size");
      expect(lacksSize).toBe(choices.size === null && choices.customSize === null);
    }),
  );
});

test("completes nothing with a size beside a custom size", () => {
  fc.assert(
    fc.property(anyCompleteChoices, (choices) => {
      expect(isComplete(scrubSet, choices)).toBe(true);
      const both = { ...choices, size: "M", customSize: choices.customSize ?? someMeasurements };
      expect([hasBothSizes(scrubSet, both), isComplete(scrubSet, both)]).toEqual([true, false]);
    }),
  );
});
