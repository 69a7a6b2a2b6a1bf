import { expect, it } from "vitest";
import { lettersLeft } from "./engraved-name.tsx";

it("counts the tailor's characters down from 25 on the chest", () => {
  expect(lettersLeft("", "left")).toBe("25 letters left");
  expect(lettersLeft("  Dr. Ayesha Khan ", "right")).toBe("10 letters left");
  expect(lettersLeft("ڈاکٹر عائشہ", "left")).toBe("14 letters left");
  expect(lettersLeft("M".repeat(24), "left")).toBe("1 letter left");
  expect(lettersLeft("M".repeat(25), "left")).toBe("0 letters left");
});

it("reports the excess of a line, with a lower limit on the sleeve", () => {
  expect(lettersLeft("M".repeat(26), "left")).toBe("1 letter too many");
  expect(lettersLeft("M".repeat(30), "right")).toBe("5 letters too many");
  expect(lettersLeft("M".repeat(25), "sleeve")).toBe("7 letters too many");
});
