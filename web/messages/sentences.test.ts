import { describe, expect, test } from "vitest";
import { translateSentence as leaveEnglish } from "./en/sentences.ts";
import { cartMessages } from "./ur/cart.ts";
import { productMessages } from "./ur/product.ts";
import { translateFailure, translateSentence } from "./ur/sentences.ts";

const sources = import.meta.glob<string>("../../{contract,server}/**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Sources that say nothing to shoppers: the back office, its files, invented orders, mails, the console, names of things. */
const silent =
  /\.test\.ts$|testing\/|staff|back-office|server\/(mail|csv|seeding|well-known)\/|server\/(config|dev|start-shop|prepare-database)\.ts|documentation|device-words|contract\/(delivery\/delivery-rules|provinces|describe-choices|surcharges)\.ts/;

/** In a source that speaks to staff, as all of the back office, which is in English. */
const forStaff = /mountForStaff|contract\/back-office/;

/** What a source says after a comma, an equals sign, a colon or a question mark; errors for programmers stand after a bracket. */
const said = /[,=:?]\s*(?:"([A-Z][^"\n]* [^"\n]*)"|`([A-Z][^`\n]* [^`\n]*)`)/g;
const notSaid = /(\/\*[\s\S]*?\*\/)|(^\s*\/\/.*$)|((summary|description):\s*("[^"]*"|`[^`]*`))/gm;

/** Begin sentences that are put together, which are tried out below, or are for machines. */
const parts = /^(Item 7|Coupon 7|Too many requests|Sitemap:|Custom size$)/;

function sentencesIn(source: string): string[] {
  return [...source.replace(notSaid, "").matchAll(said)].map(
    ([, plain, withParts]) => plain ?? fill(withParts ?? ""),
  );
}

/** A sentence as it is answered, with some number in place of its parts. */
function fill(template: string): string {
  return template.replace(/\$\{[^}]*\}/g, "7");
}

const heard = Object.entries(sources).flatMap(([file, source]) =>
  silent.test(file) || forStaff.test(source) ? [] : sentencesIn(source),
);
const found = [...new Set(heard)].filter((sentence) => !parts.test(sentence));

describe("in Urdu", () => {
  // Whatever stands in an address or an answer may be looked up.
  test.each(["__proto__", "constructor", "toString"])("nothing is known by the name of %s", (name) => {
    expect(translateSentence(name)).toBe(name);
    expect(productMessages.view(name)).toBe(name);
    expect(cartMessages.surcharge(name)).toBe(name);
  });

  test("the sources of the API are read", () => {
    expect(found).toContain("Use at most 7 characters");
    expect(found).toContain("This product is not in the shop.");
    expect(found.length).toBeGreaterThan(80);
  });

  test.each(found)("there is a sentence for '%s'", (sentence) => {
    expect(translateSentence(sentence)).toMatch(/\p{Script=Arabic}/u);
  });

  test.each([
    ["Too many requests. Try again in 15 minutes.", "15"],
    ["Too many requests. Try again in 40 seconds.", "40"],
    ["Coupon WELCOME10 applied: you save Rs. 1,200", "Rs. 1,200"],
    ["This coupon is for orders of Rs. 5,000 or more", "Rs. 5,000"],
    ["Item 2 of your cart is no longer available. Remove it to go on.", "2"],
    ["Item 2, Classic Set, is not available with this size, color. Choose it anew.", "سائز، رنگ"],
    ["Item 2, Classic Set, is not available with this __proto__. Choose it anew.", "__proto__"],
  ])("'%s' keeps what it names", (sentence, part) => {
    const translated = translateSentence(sentence);
    expect(translated).toContain(part);
    expect(translated).toMatch(/\p{Script=Arabic}/u);
  });

  test("a failure keeps its code and what it brings along, its sentences are translated", () => {
    const sentence = "Enter your name";
    const failed = {
      code: "INVALID",
      error: sentence,
      message: sentence,
      fields: { name: sentence },
      item: "items.0",
    };
    const translated = translateSentence(sentence);
    expect(translateFailure(failed)).toEqual({
      ...failed,
      error: translated,
      message: translated,
      fields: { name: translated },
    });
  });

  test("a sentence that nobody knows stays as it is", () => {
    expect(translateSentence("The tailor is at lunch.")).toBe("The tailor is at lunch.");
  });
});

test("in English the API and the forms speak for themselves", () => {
  expect(leaveEnglish("Log in first.")).toBe("Log in first.");
});
