import { expect, test } from "vitest";
import { type Block, paginate } from "./paginate.ts";

/** Stacked blocks of these heights, each a separate part. */
function stack(...heights: number[]): Block[] {
  let top = 0;
  return heights.map((height, part) => {
    const block = { part, row: 0, top, bottom: top + height, head: 0 };
    top += height;
    return block;
  });
}

test("fills one sheet to the last line", () => {
  expect(paginate(stack(40, 30, 30), 100)).toEqual([3]);
  expect(paginate(stack(40, 30, 31), 100)).toEqual([2, 1]);
  expect(paginate([], 100)).toEqual([]);
});

test("gives a block that is higher than a sheet its own sheet", () => {
  expect(paginate(stack(10, 150, 10), 100)).toEqual([1, 1, 1]);
});

test("reserves room for repeated headings where a sheet begins within rows", () => {
  const rows = Array.from({ length: 9 }, (_, row) => ({
    part: 0,
    row,
    top: row === 0 ? 0 : 20 + row * 20,
    bottom: 40 + row * 20,
    head: 20,
  }));
  expect(paginate(rows, 100)).toEqual([4, 4, 1]);
});
