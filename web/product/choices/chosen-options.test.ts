import { expect, test } from "vitest";
import type { OfferedOption } from "#contract/options/invented.ts";
import { askedOptions } from "./chosen-options.ts";

const badge: OfferedOption = {
  id: "badge",
  kind: "text",
  name: "Badge",
  isRequired: false,
  charge: 0,
  maxLength: 20,
  excludes: [],
  isTracked: false,
  isGrouped: false,
};
const placed = { ...badge, values: [{ id: "pocket", name: "Pocket", charge: 0 }] };

test("reads a text that ends with a colon as text, and a place without a text as no choice", () => {
  expect(askedOptions({ options: [badge] }, { badge: "ward:" })).toEqual([{ id: "badge", value: "ward:" }]);
  expect(askedOptions({ options: [placed] }, { badge: "pocket:" })).toEqual([]);
  expect(askedOptions({ options: [placed] }, { badge: "pocket:ICU" })).toEqual([
    { id: "badge", value: "pocket:ICU" },
  ]);
});
