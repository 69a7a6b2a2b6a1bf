import { expect, test } from "vitest";
import { initialOf } from "./initial-of.ts";

test.each([
  ["Ayesha Khan", "A"],
  ["  bilal", "B"],
  ["'Usman", "U"],
  ["عائشہ", "ع"],
  ["e\u0301lodie", "E\u0301"],
  ["𝒜nna", "𝒜"],
  ["😀", "😀"],
  ["", ""],
])("the initial of %j is %j", (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
