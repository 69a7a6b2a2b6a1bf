import { expect, test } from "vitest";
import { shareOfPieces } from "./share-of-pieces.ts";

const all = [
  { id: "coat", pieces: 2, price: 3_000 },
  { id: "cap", pieces: 1, price: 1_000 },
];

test.each([
  ["one of two coats, of 7,000", 7_000, [{ id: "coat", pieces: 1 }], 3_000],
  ["the cap, of what a coupon has left", 6_300, [{ id: "cap", pieces: 1 }], 900],
  ["all of it, to the last rupee", 6_999, all, 6_999],
  ["nothing", 7_000, [], 0],
])("the share of %s follows the price of the pieces", (_, rupees, some, share) => {
  expect(shareOfPieces(rupees, all, some)).toBe(share);
});

test("pieces that cost nothing share alike, and nothing has no share", () => {
  const free = all.map((item) => ({ ...item, price: 0 }));
  expect(shareOfPieces(300, free, [{ id: "cap", pieces: 1 }])).toBe(100);
  expect(shareOfPieces(300, [], [])).toBe(0);
});
