import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCompleteChoices, demoCharges, scrubSet } from "../catalog/testing/any-product.ts";
import { isComplete } from "./choices/missing-choices.ts";
import { composeLine } from "./compose-line.ts";
import { choicesOf } from "./edited-line.ts";

test("makes the same line again from its choices", () => {
  fc.assert(
    fc.property(anyCompleteChoices, (choices) => {
      const complete = { ...choices, trouser: choices.trouser ?? "Straight" };
      const line = composeLine(scrubSet, complete, demoCharges);
      const again = choicesOf(scrubSet, line);
      if (!isComplete(scrubSet, again)) throw new Error("A choice was lost.");
      expect(composeLine(scrubSet, again, demoCharges)).toEqual(line);
    }),
  );
});

test("resets choices that are no longer offered", () => {
  fc.assert(
    fc.property(anyCompleteChoices, (choices) => {
      const line = composeLine(scrubSet, { ...choices, size: "M", customSize: null }, demoCharges);
      const changed = { ...scrubSet, soldOut: ["M"], colors: [], name_engraving: false };
      expect(choicesOf(changed, line)).toMatchObject({
        size: null,
        color: null,
        engraving: { wanted: false },
      });
    }),
  );
});
