import { expect, test } from "vitest";
import { fitVerdict } from "./fit-verdict.ts";

test.each([
  [{ small: 2, true: 14, large: 1 }, "true"],
  [{ small: 3, true: 1, large: 1 }, "small"],
  [{ small: 0, true: 0, large: 1 }, "large"],
  [{ small: 2, true: 2, large: 0 }, "mixed"],
  [{ small: 1, true: 1, large: 1 }, "mixed"],
  [{ small: 0, true: 0, large: 0 }, "nothing"],
] as const)("the majority of %j is %s", (fit, verdict) => {
  expect(fitVerdict(fit)).toBe(verdict);
});
