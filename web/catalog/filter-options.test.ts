import { expect, test } from "vitest";
import { sizeLabels } from "#drawings/size-chart/size-chart-numbers.ts";
import { filterOptions, standardSizes } from "./filter-options.ts";
import { readListQuery } from "./product-list-query.ts";

const list = {
  categories: [{ name: "Women" }, { name: "Lab Coats" }],
  fabrics: [],
  colors: [],
  garmentTypes: [
    { value: "set", name: "Sets" },
    { value: "coat", name: "Lab coats" },
  ],
  facets: {
    category: [{ value: "Lab Coats", count: 6 }],
    garment_type: [
      { value: "set", count: 15 },
      { value: "coat", count: 6 },
    ],
    color: [],
    fabric_type: [],
    size: [],
    price: null,
  },
};

const offered = (name: "garment_type" | "category", search = "") =>
  filterOptions(name, list, readListQuery(new URLSearchParams(search))).map(({ label }) => label);

test("offers a garment type that is also a category once, as the category", () => {
  expect(offered("garment_type")).toEqual(["Sets"]);
  expect(offered("category")).toEqual(["Lab Coats"]);
});

test("retains a filtered garment type among the options", () => {
  expect(offered("garment_type", "garment_type=coat")).toEqual(["Sets", "Lab coats"]);
});

test("offers every size of the size chart as a filter", () => {
  expect(standardSizes).toEqual(sizeLabels);
});
