import { expect, test } from "vitest";
import { scrubSet } from "../../catalog/testing/any-product.ts";
import { firstChoices, noEngraving } from "./product-choices.ts";

test("opens with the first fabric, the first offered trouser, no cap and no engraving", () => {
  expect(firstChoices(scrubSet)).toEqual({
    color: null,
    fabric: scrubSet.fabric_type[0],
    trouser: "Straight",
    size: null,
    customSize: null,
    engraving: noEngraving,
    cap: false,
    options: {},
  });
});

test("preselects the only color of a product", () => {
  const white = { _id: "white", label: "White", value: "#f4f5f3" };
  expect(firstChoices({ ...scrubSet, colors: [white] }).color).toEqual(white);
});

test("preselects no trouser for a product without trousers", () => {
  const notOffered = scrubSet.trouserOptions.map((option) => ({ ...option, selected: false }));
  expect(firstChoices({ ...scrubSet, trouserOptions: notOffered }).trouser).toBeNull();
});
