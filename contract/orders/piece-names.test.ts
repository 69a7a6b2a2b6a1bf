import { expect, test } from "vitest";
import { type PieceLine, pieceNames } from "./piece-names.ts";

const navy: PieceLine = {
  name: "Set",
  sizes: "M",
  custom_size: false,
  color: { label: "Navy Blue" },
};

test("names pieces by garment and size, and by color only where two would have the same name", () => {
  const teal = { ...navy, color: { label: "Teal" } };
  const parts = [
    { name: "top", size: "M" },
    { name: "trousers", size: "L" },
  ];
  expect(
    pieceNames([
      navy,
      teal,
      { ...navy, sizes: "L" },
      { ...navy, sizes: false, custom_size: true },
      { ...navy, parts },
      { ...navy, name: "Cap", sizes: false },
    ]),
  ).toEqual([
    "Set, M, Navy Blue",
    "Set, M, Teal",
    "Set, L",
    "Set, made to measure",
    "Set, M top, L trousers",
    "Cap",
  ]);
});
