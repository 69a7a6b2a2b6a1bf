import { expect, test } from "vitest";
import { sizeRank } from "../catalog/size-order.ts";
import { inOrder } from "./in-order.ts";

test("sizes lie from the smallest to the largest, however they are written, and others after them", () => {
  const sizes = ["3XL", "10", "L", "2XL", "XS", "M", "XXL", "9", "xl", "S", "Free"];
  expect(inOrder(sizes, (size) => [sizeRank(size)])).toEqual([
    "XS",
    "S",
    "M",
    "L",
    "xl",
    "2XL",
    "XXL",
    "3XL",
    "9",
    "10",
    "Free",
  ]);
});
