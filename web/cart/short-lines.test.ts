import { expect, test } from "vitest";
import { demoCharges, scrubSet } from "../catalog/testing/any-product.ts";
import { noEngraving } from "../product/choices/product-choices.ts";
import { composeLine } from "../product/compose-line.ts";
import { shortLines, stockInError } from "./short-lines.ts";

const [color] = scrubSet.colors;
const [fabric] = scrubSet.fabric_type;
const nothing = new Map<string, number>();

function lineOf(size: string | null, quantity: number, cap = false) {
  if (!color || !fabric) throw new Error("The set comes in some color and fabric.");
  const measured = {
    chest: 40,
    shirtLength: 28,
    shoulder: 17,
    sleeveLength: 9,
    trouserWaist: 32,
    trouserLength: 38,
  };
  const customSize = size === null ? { ...measured, otherNote: "" } : null;
  const chosen = { color, fabric, trouser: null, size, customSize, engraving: noEngraving, cap, options: {} };
  return { ...composeLine(scrubSet, chosen, demoCharges), quantity };
}

function sold(stock: { soldOut?: string[]; fewLeft?: Record<string, number> }) {
  return new Map([[scrubSet.id, { ...scrubSet, createdAt: "", ...stock }]]);
}

test("reports a line in a sold-out size, but not a made-to-measure one", () => {
  const [line, measured] = [lineOf("M", 1), lineOf(null, 9)];
  const short = shortLines([line, measured], sold({ soldOut: ["M"] }), nothing);
  expect(short).toEqual([
    {
      uniqueId: line.uniqueId,
      sentence: "Mall Road V-Neck Set is sold out in size M. Remove it or choose another size to go on.",
      isGone: true,
    },
  ]);
  expect(shortLines([line], sold({ soldOut: ["L"] }), nothing)).toEqual([]);
});

test("counts two lines of one size together and shows the stock on both", () => {
  const lines = [lineOf("M", 2), lineOf("M", 2, true), lineOf("L", 4)];
  expect(shortLines(lines, sold({ fewLeft: { M: 4, L: 4 } }), nothing)).toEqual([]);
  const short = shortLines(lines, sold({ fewLeft: { M: 3, L: 4 } }), nothing);
  expect(short.map(({ uniqueId }) => uniqueId)).toEqual(lines.slice(0, 2).map(({ uniqueId }) => uniqueId));
  expect(short[0]?.sentence).toBe("Only 3 of Mall Road V-Neck Set left in size M. Choose fewer to go on.");
});

test("lets stock from a refused order override the shown stock until fewer are chosen", () => {
  const lines = [lineOf("L", 1), lineOf("M", 40)];
  const error = { code: "OUT_OF_STOCK", error: "", message: "", short: [{ item: "items.1", left: 30 }] };
  const known = stockInError(error, lines);
  expect(shortLines(lines, sold({}), known).map(({ uniqueId }) => uniqueId)).toEqual([lines[1]?.uniqueId]);
  expect(shortLines([lineOf("M", 30)], sold({}), known)).toEqual([]);
  expect(stockInError({ ...error, short: [{ item: "items.7", left: 1 }, null, 3] }, lines).size).toBe(0);
});

test("checks a line against the stock of its color, where stock is counted per color", () => {
  const [first, second] = scrubSet.colors;
  if (!first || !second) throw new Error("The set comes in two colors.");
  const inSecond = { ...lineOf("M", 4), color: second, uniqueId: "second" };
  const lines = [lineOf("M", 2), inSecond];
  const colorStock = {
    [first._id]: { soldOut: ["L"], fewLeft: { M: 1 } },
    [second._id]: { fewLeft: { M: 4 } },
  };
  const products = new Map([[scrubSet.id, { ...scrubSet, createdAt: "", colorStock }]]);
  expect(shortLines(lines, products, nothing)).toEqual([
    {
      uniqueId: lines[0]?.uniqueId,
      sentence: `Only 1 of Mall Road V-Neck Set left in size M, ${first.label}. Choose fewer to go on.`,
      isGone: false,
    },
  ]);
});
