import { expect, test } from "vitest";
import { measurementNames } from "#contract/sizes/measurement-names.ts";
import { partsInOrder } from "./garment-type-values.ts";

test("reordered sizes retain their numbers, and a new one has none", () => {
  const rows = Object.fromEntries(measurementNames.map((name) => [name, [] as string[]]));
  const part = {
    name: "top",
    urdu: "",
    measurements: [],
    metres: ["1.5", "1.6", "1.7"],
    tables: [{ fit: "all" as const, rows: { ...rows, chest: ["90", "100", "110"] } as never }],
  };
  const [moved] = partsInOrder([part], ["S", "M", "L"], ["L", "S", "XL", "M"]);
  expect(moved?.metres).toEqual(["1.7", "1.5", "", "1.6"]);
  expect(moved?.tables[0]?.rows.chest).toEqual(["110", "90", "", "100"]);
});
