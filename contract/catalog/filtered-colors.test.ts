import { expect, test } from "vitest";
import { colorAsked, filteredColors } from "./filtered-colors.ts";

test("reads one colour, or several between commas", () => {
  expect(filteredColors("Navy Blue")).toEqual(["Navy Blue"]);
  expect(filteredColors("Black,Teal")).toEqual(["Black", "Teal"]);
});

test("shows a product in the first of its colours that is asked for", () => {
  const product = { colors: [{ label: "Teal" }, { label: "Black" }] };
  expect(colorAsked(product, "Black,Teal")).toBe("Teal");
  expect(colorAsked(product, "White")).toBeUndefined();
});
