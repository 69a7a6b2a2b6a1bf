import { expect, test } from "vitest";
import { toCsv } from "./sales-csv.ts";

test("what a spreadsheet would run is text, and what divides cells is kept in its cell", () => {
  for (const dangerous of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1"]) {
    expect(toCsv([[dangerous]])).toBe(`'${dangerous}\r\n`);
  }
  expect(toCsv([["\r=1"]])).toBe(`"'\r=1"\r\n`);
  expect(toCsv([['=HYPERLINK("x","y")', -5]])).toBe(`"'=HYPERLINK(""x"",""y"")",-5\r\n`);
  expect(toCsv([["Navy, dark", "a\nb", 1]])).toBe('"Navy, dark","a\nb",1\r\n');
});
