import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { complaintsAboutTexts, readGlossary } from "./glossary.mjs";
import { root } from "./project.mjs";
import { screenTexts } from "./screen-texts.mjs";

const glossary = readGlossary(readFileSync(join(root, "docs", "glossary.md"), "utf8"));

const complaintsAbout = (source) =>
  complaintsAboutTexts(glossary, screenTexts("page.tsx", source)).map(
    ({ line, complaint }) => `${line}: ${complaint}`,
  );

test("a text with a replaced word is reported with its line and the word to use", () => {
  expect(complaintsAbout('const title =\n  "Choose a color";')).toEqual([
    '2: "color" is "colour" in docs/glossary.md: Choose a color',
  ]);
  expect(complaintsAbout("<p>ہر شہر میں ترسیل</p>").join()).toMatch(/"ترسیل" is "ڈیلیوری"/);
  expect(complaintsAbout('"The parcel was fetched"').join()).toMatch(/"fetched" is "Picked up"/);
});

test("code, keys, class names and strings of the specification are not reported", () => {
  expect(complaintsAbout('import x from "a color";\nconst label = { "the color": "Color", color };')).toEqual(
    [],
  );
  expect(complaintsAbout('<i className="bg-paper text-color" title={"color"} />')).toEqual([]);
});

test("no term replaces another term of the glossary", () => {
  const terms = new Set(glossary.terms.flatMap(({ term, urdu }) => [term.toLowerCase(), urdu]));
  const clashes = glossary.terms
    .flatMap(({ avoid }) => avoid.map(({ variant }) => variant))
    .filter((each) => terms.has(each));
  expect(clashes).toEqual([]);
});
