import { expect, test } from "vitest";
import { stockOfColor } from "./stock-of-color.ts";

const scarce = { soldOut: ["XS"], colorStock: { navy: { soldOut: ["XS", "M"], fewLeft: { L: 2 } } } };

test.each([
  ["a color with scarce sizes", "navy", { soldOut: ["XS", "M"], fewLeft: { L: 2 } }],
  ["a color in full stock", "maroon", {}],
  ["a color named like an inherited property", "constructor", {}],
])("gives the stock of %s", (_what, color, stock) => {
  expect(stockOfColor(scarce, color)).toEqual({ colorStock: scarce.colorStock, ...stock });
});

test("leaves a product unchanged without a color, or where stock is not counted per color", () => {
  expect(stockOfColor(scarce, undefined)).toBe(scarce);
  const bySize = { soldOut: ["M"], fewLeft: { L: 1 } };
  expect(stockOfColor(bySize, "navy")).toBe(bySize);
});
