import { expect, it } from "vitest";
import { lettersLeft } from "./letters-left.ts";

it("counts what the tailor counts down from 25", () => {
  expect(lettersLeft("")).toBe("25 letters left");
  expect(lettersLeft("  Dr. Ayesha Khan ")).toBe("10 letters left");
  expect(lettersLeft("ڈاکٹر عائشہ")).toBe("14 letters left");
  expect(lettersLeft("M".repeat(24))).toBe("1 letter left");
  expect(lettersLeft("M".repeat(25))).toBe("0 letters left");
});

it("says by how much a name is too long", () => {
  expect(lettersLeft("M".repeat(26))).toBe("1 letter too many");
  expect(lettersLeft("M".repeat(30))).toBe("5 letters too many");
});
