import { expect, test } from "vitest";
import { pagesFor } from "./pages-for.ts";

test.each([
  ["track order", "/order-track"],
  ["Track my parcel", "/order-track"],
  ["returns", "/tac#returns"],
  ["Return policy?", "/tac#returns"],
  ["exchange", "/tac#returns"],
  ["size chart", "/size-chart"],
  ["SIZE-CHART", "/size-chart"],
  ["contact", "/contact"],
  ["سائز چارٹ", "/size-chart"],
  ["واپسی", "/tac#returns"],
])("%s finds the page %s", (typed, to) => {
  expect(pagesFor(typed).map((page) => page.to)).toContain(to);
});

test.each(["lab coat", "navy scrubs", "size M", "trousers xl", "%", ""])("finds no page for %s", (typed) =>
  expect(pagesFor(typed)).toEqual([]),
);
