import { expect, test } from "vitest";
import { changedValues } from "./changed-values.ts";

test("shows only the values that differ", () => {
  const before = { name: "Bilal", role: "workshop", sizes: ["S", "M"], price: { base: 4850 } };
  const after = { name: "Bilal", role: "manager", sizes: ["S"], price: { base: 4900 } };
  expect(changedValues(before, after)).toEqual([
    { name: "role", before: "workshop", after: "manager" },
    { name: "sizes", before: "S, M", after: "S" },
    { name: "price.base", before: "4850", after: "4900" },
  ]);
});

test("created entries have no earlier values, deleted ones no later ones", () => {
  expect(changedValues(null, { code: "EID" })).toEqual([{ name: "code", before: undefined, after: "EID" }]);
  expect(changedValues({ code: "EID" }, null)).toEqual([{ name: "code", before: "EID", after: undefined }]);
  expect(changedValues(null, null)).toEqual([]);
});

test("an emptied value differs from a removed one", () => {
  expect(changedValues({ note: "x" }, { note: null })).toEqual([
    { name: "note", before: "x", after: "null" },
  ]);
});
