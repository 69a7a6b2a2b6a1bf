import { expect, test } from "vitest";
import { toCardProduct } from "./card-product.ts";
import { scrubSet } from "./testing/any-product.ts";

const product = { ...scrubSet, measuredCharge: 500, createdAt: "2026-11-01T00:00:00.000Z" };
const { sizes } = product;
const maroon = (soldOut: string[]) => ({ colorStock: { maroon: { soldOut } } });

test.each([
  ["has a size left in the color", {}, "Maroon", 4850],
  ["can only be made to measure in the color", maroon(sizes), "Maroon", 5350],
  ["can only be made to measure in another color", maroon(sizes), "Teal", 4850],
  ["has some size left in the color", maroon(sizes.slice(1)), "Maroon", 4850],
  [
    "can only be made to measure, at a price that includes it",
    { ...maroon(sizes), soldOut: sizes, from_price: 5350, from_regular_price: 5350 },
    "Maroon",
    5350,
  ],
])("shows a payable price on the card of a product that %s", (_, changes, color, price) => {
  const card = toCardProduct({ ...product, ...changes }, { color });
  expect([card.from_price, card.from_regular_price]).toEqual([price, price]);
});
