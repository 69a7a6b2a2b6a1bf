import fc from "fast-check";
import { expect, test } from "vitest";
import { engravedName } from "./engraving.ts";
import { engravingProblem, engravingSentences } from "./engraving-rules.ts";

test("names of any script can be sewn", () => {
  for (const name of ["Dr. Ayesha Khan", "O'Neil-Smith 2", "ڈاکٹر عائشہ", "Zoë", "अनिल"]) {
    expect(engravingProblem(name), name).toBeUndefined();
  }
});

test("a name of exactly the longest length can be sewn", () => {
  expect(engravingProblem("A".repeat(25))).toBeUndefined();
});

test("what cannot be sewn is refused with the reason", () => {
  expect(engravingProblem("  ")).toBe("missing");
  expect(engravingProblem("A".repeat(26))).toBe("long");
  for (const name of ["<b>", "Dr/Khan", "Khan 🧵", "a\nb"]) {
    expect(engravingProblem(name), name).toBe("letters");
  }
});

test("the page and the API agree about every name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (name) => {
      const problem = engravingProblem(name);
      const result = engravedName.safeParse(name);
      expect(result.error?.issues[0]?.message).toBe(problem && engravingSentences[problem]);
    }),
  );
});
