import { expect, test } from "vitest";
import { sizeLabels } from "#drawings/size-chart/size-chart-numbers.ts";
import { standardSizes } from "./standard-sizes.ts";

test("the list can be filtered by every size of the size chart", () => {
  expect(standardSizes).toEqual(sizeLabels);
});
