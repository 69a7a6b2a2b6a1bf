import { expect, test } from "vitest";
import { metresOf } from "./fabric-needed.ts";

const types = [
  {
    id: "set",
    sizes: ["S", "M", "L"],
    parts: [
      { name: "top", metres: [1.5, 1.6, 1.7] },
      { name: "trousers", metres: [1.2, 1.25, 1.3] },
    ],
  },
  { id: "cap", sizes: ["M", "L"], parts: [{ name: "cap", metres: [0.3, 0.35] }] },
  { id: "bag", sizes: ["One"], parts: [{ name: "bag", metres: [] }] },
];
const set = { garmentType: "set", cap: false, isFromStock: false };

test.each([
  ["one size", { ...set, sizes: "M" as const }, 2.85],
  [
    "sizes apart",
    {
      ...set,
      sizes: "S top, L trousers",
      parts: [
        { name: "top", size: "S" },
        { name: "trousers", size: "L" },
      ],
    },
    2.8,
  ],
  [
    "a part to measure: the largest",
    {
      ...set,
      sizes: "S top",
      parts: [
        { name: "top", size: "S" },
        { name: "trousers", size: false as const },
      ],
    },
    2.8,
  ],
  ["all to measure", { ...set, sizes: false as const }, 3],
  ["a matching cap of the same cloth", { ...set, cap: true, sizes: "M" }, 3.2],
  ["what comes from stock", { ...set, isFromStock: true, sizes: "M" }, 0],
  ["the cap of what comes from stock", { ...set, isFromStock: true, cap: true, sizes: "M" }, 0.35],
  ["a size that the table does not have", { ...set, sizes: "9XL" }, undefined],
  ["a garment of which nobody has said it", { ...set, garmentType: "bag", sizes: "One" }, undefined],
  ["a product without a type", { ...set, garmentType: null, sizes: "M" }, undefined],
])("computes the fabric for %s", (_what, garment, metres) => {
  const needed = metresOf(garment, types);
  if (metres === undefined) expect(needed).toBeUndefined();
  else expect(needed).toBeCloseTo(metres, 5);
});
