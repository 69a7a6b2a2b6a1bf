import { expect, test } from "vitest";
import { shorten } from "./page-tags.ts";

test("preserves short text, on one line", () => {
  expect(shorten("  Sewn\n in  Lahore. ", 20)).toBe("Sewn in Lahore.");
});

test.each([
  ["A set of three pieces", 12, "A set of…"],
  ["Made well, and sent", 11, "Made well…"],
  ["A collar – and cuffs", 12, "A collar…"],
])("cuts %s after a word", (text, longest, expected) => {
  expect(shorten(text, longest)).toBe(expected);
  expect(shorten(text, longest).length).toBeLessThanOrEqual(longest);
});
