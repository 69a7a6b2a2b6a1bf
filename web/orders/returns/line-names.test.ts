import { expect, test } from "vitest";
import type { ShownItem } from "../describe-order-item.ts";
import { lineNames } from "./line-names.ts";

const set = {
  _id: "liberty",
  name: "Liberty V-Neck Set",
  category: "Men",
  images: {},
  quantity: 1,
  color: { _id: "navy", label: "Navy Blue", value: "#123" },
  fabric_type: { _id: "cotton", name: "Plain Cotton", price: 0 },
  trouser: false,
  trouserOptions: "",
  cap: false,
  custom_size: false,
  name_engraving: false,
};
const namesOf = (...items: object[]) => lineNames(items as ShownItem[]);

test("distinguishes two lines of one product by their choices, and others by their name", () => {
  expect(namesOf({ ...set, sizes: "M" })).toEqual(["Liberty V-Neck Set"]);
  const [one, other, cap] = namesOf(
    { ...set, sizes: "M" },
    { ...set, sizes: "L" },
    { ...set, name: "Railway Road Cargo Set", sizes: "M" },
  );
  expect(cap).toBe("Railway Road Cargo Set");
  expect(one).toMatch(/^Liberty V-Neck Set, .*\bM\b/);
  expect(other).toMatch(/^Liberty V-Neck Set, .*\bL\b/);
});
