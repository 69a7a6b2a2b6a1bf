import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  codeEndsOf,
  joinedWordsOf,
  plainWordsOf,
  shorterForms,
  slipsBetween,
  stemOf,
  wordsOf,
} from "./search-words.ts";

describe("words are compared in one form", () => {
  test.each([
    ["Lab-Coats", ["lab", "coat"]],
    ["women’s men's", ["women", "men"]],
    ["Scrúbs ＳＥＴ", ["scrub", "set"]],
    ["nurses ladies dresses XS trousers pants", ["nurse", "lady", "dress", "xs", "trouser", "pant"]],
    ["Rs. 3,000", ["rs", "3000"]],
    ["٣٠٠٠ ۴۵۰۰", ["3000", "4500"]],
    ["", []],
    ["— …!", []],
  ])("%s", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test("Arabic and Urdu letters, and vowel signs", () => {
    expect(wordsOf("كالي ٹوپي")).toEqual(wordsOf("کالی ٹوپی"));
    expect(wordsOf("ٹوِل")).toEqual(wordsOf("ٹول"));
    expect(wordsOf("نیلے")).toEqual(wordsOf("نیلی"));
    expect(wordsOf("آسمانی")).toEqual(wordsOf("اسمانی"));
  });

  test("any text gives words that give themselves again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const words = plainWordsOf(text);
        expect(plainWordsOf(words.join(" "))).toEqual(words);
        expect(words.every((word) => word !== "" && !/\s/.test(word))).toBe(true);
      }),
    );
  });
});

test("adjacent words are also joined, and short fragments are not", () => {
  expect(joinedWordsOf("V-Neck Set")).toEqual(["v", "neck", "set", "vneck", "neckset", "vneckset"]);
  expect(joinedWordsOf("انڈر اسکرب")).toEqual(["انڈر", "انڈراسکرب"]);
});

test("a code is found by its ends", () => {
  expect(codeEndsOf("TB-W-101")).toEqual(["tbw101", "w101", "101"]);
});

describe("slips", () => {
  test.each([
    ["scrub", "scrub", 0],
    ["scurb", "scrub", 1],
    ["scrb", "scrub", 1],
    ["scrubb", "scrub", 1],
    ["skrub", "scrub", 1],
    ["trousars", "trouser", 2],
    ["purple", "people", 2],
    ["cap", "trouser", 3],
    ["", "ab", 2],
  ])("between %s and %s", (one, other, slips) => {
    expect(slipsBetween(one, other, 2)).toBe(slips);
    expect(slipsBetween(other, one, 2)).toBe(slips);
  });

  test("one or two at any letters leave a form that both words have", () => {
    const letter = fc.constantFrom(..."abcdefgh");
    const word = fc.string({ unit: letter, minLength: 5, maxLength: 12 });
    const slip = fc.tuple(fc.nat(), letter, fc.constantFrom("add", "take", "change", "swap"));
    fc.assert(
      fc.property(word, fc.array(slip, { minLength: 1, maxLength: 2 }), (meant, slips) => {
        const typed = slips.reduce(withSlip, meant);
        fc.pre(typed.length >= 5 && slipsBetween(meant, typed, 2) <= 2);
        const forms = new Set(shorterForms(meant));
        expect(shorterForms(typed).some((form) => forms.has(form))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("none are forgiven in what has digits", () => {
    expect(shorterForms("tbw101")).toEqual(["tbw101"]);
  });
});

function withSlip(word: string, [place, letter, kind]: [number, string, string]): string {
  const at = place % word.length;
  const [before, here, after] = [word.slice(0, at), word[at] ?? "", word.slice(at + 1)];
  if (kind === "add") return before + letter + here + after;
  if (kind === "take") return before + after;
  if (kind === "change") return before + letter + after;
  return before + (after[0] ?? "") + here + after.slice(1);
}

test.each(["glass", "bus", "chassis", "xs", "women", "2xls"])("%s is no plural", (word) => {
  expect(stemOf(word)).toBe(word);
});
