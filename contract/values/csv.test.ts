import fc from "fast-check";
import { expect, test } from "vitest";
import { textOfCell, toCsv } from "./csv.ts";

function shown(value: string): string {
  const row = toCsv([[value]]).slice(0, -2);
  return row.startsWith('"') ? row.slice(1, -1).replaceAll('""', '"') : row;
}

test("escapes formulas, and quotes separators within a cell", () => {
  for (const dangerous of ["=1+1", "+1", "-1", "@SUM(A1)", "＝1+1", "'=1", "''@x"]) {
    expect(toCsv([[dangerous]])).toBe(`'${dangerous}\r\n`);
  }
  expect(toCsv([["\r=1"]])).toBe(`"'\r=1"\r\n`);
  expect(toCsv([["\t=1"]])).toBe(`"'\t=1"\r\n`);
  expect(toCsv([['=HYPERLINK("x","y")', -5]])).toBe(`"'=HYPERLINK(""x"",""y"")",-5\r\n`);
  expect(toCsv([["Navy, dark", "a\nb", 1]])).toBe('"Navy, dark","a\nb",1\r\n');
});

test("reads every text back unchanged, and shows none as a formula", () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: fc.constantFrom(..."'=+-@\t\r\nab\"") }),
  );
  fc.assert(
    fc.property(text, (value) => {
      expect(textOfCell(shown(value))).toBe(value);
      expect(shown(value)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    }),
    { numRuns: 500 },
  );
});

test("leaves a word's apostrophe unchanged", () => {
  expect(toCsv([["'s wear"]])).toBe("'s wear\r\n");
  expect(textOfCell("'s wear")).toBe("'s wear");
});
