import { describe, expect, test } from "vitest";
import { doneSentences } from "#contract/reasons/done.ts";
import { shopperReasons } from "#contract/reasons/shopper-reasons.ts";
import { decodeReason, reason } from "#contract/values/reason.ts";

// Typed so, because a test goes through all of them: which language lacks one is said by the compiler as well.
type Words = Record<string, string | (((params: object) => string) & { example?: object })>;
type Answers = { reasonTexts: Words; successTexts: Words };

const languages = Object.entries(import.meta.glob<Answers>("./*/answers.ts", { eager: true })).map(
  ([path, answers]) => [path.split("/")[1] ?? "", answers] as const,
);

const tables = { reasonTexts: shopperReasons as Words, successTexts: doneSentences as Words };
const codes = Object.entries(tables).flatMap(([table, english]) =>
  Object.keys(english).map((code) => ({ table: table as keyof Answers, code })),
);

test("the languages are found", () => {
  expect(languages.map(([name]) => name)).toEqual(expect.arrayContaining(["en", "ur"]));
  expect(codes.length).toBeGreaterThan(120);
});

function sentence(words: Words, code: string, example: object | undefined): string {
  const inWords = words[code];
  return typeof inWords === "function" ? inWords(example ?? {}) : (inWords ?? "");
}

/** The values that a sentence has to name: amounts are written as prices. */
function namedBy(example: object): string[] {
  return Object.entries(example)
    .filter(([, value]) => typeof value !== "object")
    .map(([name, value]) => (name === "rupees" ? value.toLocaleString("en") : String(value)));
}

describe.each(languages)("in %s", (name, answers) => {
  test.each(codes)("$table has words for $code", ({ table, code }) => {
    const english = tables[table][code];
    const example = typeof english === "function" ? english.example : undefined;
    const said = sentence(answers[table], code, example);
    expect(said.trim()).not.toBe("");
    for (const part of namedBy(example ?? {})) expect(said).toContain(part);
    if (name !== "en") expect(said).not.toBe(sentence(tables[table], code, example));
  });

  test("there are no words for what is never said", () => {
    for (const table of ["reasonTexts", "successTexts"] as const)
      expect(Object.keys(answers[table])).toEqual(expect.arrayContaining(Object.keys(tables[table])));
    expect(Object.keys(answers.reasonTexts).length).toBe(Object.keys(shopperReasons).length);
  });
});

test("what is said is read again with all that it names", () => {
  const names = ['a "quoted" name', "two\nlines", "{}", "عائشہ"].map((name) => ({ name, urdu: "" }));
  expect(decodeReason(reason("COUPON_FOR_CATEGORIES", { categories: names }))).toEqual({
    reason: "COUPON_FOR_CATEGORIES",
    params: { categories: names },
  });
  expect(decodeReason(reason("LOG_IN_FIRST"))).toEqual({ reason: "LOG_IN_FIRST" });
  const urdu = languages.find(([name]) => name === "ur")?.[1];
  const categories = [
    { name: "Caps", urdu: "ٹوپیاں" },
    { name: "Aprons", urdu: "" },
  ];
  expect(sentence(urdu?.reasonTexts ?? {}, "COUPON_FOR_CATEGORIES", { categories })).toMatch(
    /: ٹوپیاں، \u2068Aprons\u2069$/,
  );
  for (const text of ["Invalid input: expected string", "", "Say why", "toString"])
    expect(decodeReason(text)).toBeUndefined();
});
