import { expect, test } from "vitest";
import { versionOf } from "./version-of.ts";

test("the order of keys makes no other version, that of a list and a value do", () => {
  const version = versionOf({ name: "Cap", sizes: ["S", "M"], price: { cap: 1, set: 2 } });
  expect(versionOf({ price: { set: 2, cap: 1 }, sizes: ["S", "M"], name: "Cap" })).toBe(version);
  expect(versionOf({ name: "Cap", sizes: ["M", "S"], price: { cap: 1, set: 2 } })).not.toBe(version);
  expect(versionOf({ name: "Cap", sizes: ["S", "M"], price: { cap: 1, set: 3 } })).not.toBe(version);
});
