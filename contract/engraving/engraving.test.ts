import fc from "fast-check";
import { expect, test } from "vitest";
import { inEnglish } from "#contract/reasons/in-english.ts";
import { sewnEngraving, wantedEngraving } from "./engraving.ts";
import { describeProblem, engravingLimits, engravingProblem, engravingSentences } from "./engraving-rules.ts";

const positions = ["left", "right", "sleeve"] as const;
const anyPosition = fc.constantFrom(...positions);

test("accepts names in letters of any script", () => {
  for (const name of [
    ...["Dr. Ayesha Khan", "O'Neil-Smith 2", "D’Souza", "Khan & Sons, Lahore", "ICU (Ward 3/4)"],
    ...[
      "Zoë",
      "Łukasz Škoda",
      "Zoe\u0308",
      "ڈاکٹر عائشہ",
      "پروفیسر، شعبۂ قلب۔",
      "مُحَمَّد",
      "وارڈ ۱۲",
      "अनिल",
      "Иван",
    ],
  ]) {
    expect(engravingProblem(name, "left"), name).toBeUndefined();
  }
});

test("refuses invisible marks", () => {
  expect(engravingProblem("\u200fZoya\u200bKhan", "left")).toBeUndefined();
  const typed = { name: "\u2068Zoya\u2069\u00a0Khan\u2011Ali\u200b", position: "left" };
  expect(wantedEngraving.parse(typed)).toEqual({ name: "Zoya Khan-Ali", position: "left" });
});

test("accepts a line of exactly the longest length of its place", () => {
  for (const position of positions) {
    const longest = "A".repeat(engravingLimits[position]);
    expect(engravingProblem(longest, position)).toBeUndefined();
    expect(engravingProblem(`${longest}A`, position)).toEqual({ why: "long", most: longest.length });
  }
  expect(engravingLimits.sleeve).toBeLessThan(engravingLimits.left);
});

test("refuses a line with the first letter that cannot be sewn", () => {
  expect(engravingProblem("  ", "left")).toEqual({ why: "missing" });
  for (const [name, letter] of [
    ["<b>", "<"],
    ["Ali @ ICU", "@"],
    ["Khan 🧵", "🧵"],
    ["a\nb", "U+000A"],
    ["ثنا\u200cخان", "U+200C"],
  ] as const) {
    expect(engravingProblem(name, "left"), name).toEqual({ why: "letter", letter });
    expect(describeProblem({ why: "letter", letter }, engravingSentences)).toContain(`“${letter}”`);
  }
});

const anyLine = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.constantFrom("Dr. Ayesha Khan", "Consultant, ICU & CCU", "A".repeat(20), "ڈاکٹر عائشہ", "Zoe\u0308"),
);

test("gives the same verdict on the page and in the API about both lines in every place", () => {
  const wordsOf = (line: string, position: (typeof positions)[number]) => {
    const problem = engravingProblem(line, position);
    return problem ? describeProblem(problem, engravingSentences) : "";
  };
  fc.assert(
    fc.property(anyLine, anyLine, anyPosition, (name, second, position) => {
      const issues = wantedEngraving.safeParse({ name, second, position }).error?.issues ?? [];
      const said = (field: string) =>
        inEnglish(issues.find(({ path }) => path.join() === field)?.message ?? "");
      expect(said("name")).toBe(wordsOf(name, position));
      expect(said("second")).toBe(second.trim() === "" ? "" : wordsOf(second, position));
    }),
  );
});

test("trims an engraving, stores it in NFC and omits empty keys", () => {
  const plain = { name: " Zoe\u0308 ", position: "left" };
  const read = { name: "Zo\u00eb", position: "left" };
  expect(wantedEngraving.parse(plain)).toEqual(read);
  for (const empty of ["", " ", null, undefined])
    expect(wantedEngraving.parse({ ...plain, second: empty, thread: null })).toEqual(read);
  expect(wantedEngraving.parse({ ...plain, second: " MBBS, FCPS ", thread: { _id: "gold" } })).toEqual({
    ...read,
    second: "MBBS, FCPS",
    thread: "gold",
  });
  for (const wrong of [{ second: 7 }, { position: "back" }, { name: 7 }, { thread: 7 }])
    expect(wantedEngraving.safeParse({ ...plain, ...wrong }).success).toBe(false);
});

test("still answers what was ordered under earlier rules", () => {
  const ordered = { name: "अनिल", position: "right" };
  expect(sewnEngraving.parse(ordered)).toEqual(ordered);
});
