import fc from "fast-check";
import { expect, test } from "vitest";
import { formatRupees } from "./money.ts";

test("groups rupees by thousands after the label Rs.", () => {
  expect(formatRupees(0)).toBe("Rs. 0");
  expect(formatRupees(250)).toBe("Rs. 250");
  expect(formatRupees(3450)).toBe("Rs. 3,450");
  expect(formatRupees(1_234_567)).toBe("Rs. 1,234,567");
  expect(formatRupees(-1600)).toBe("-Rs. 1,600");
});

test("formats every whole amount like the platform's number format", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (rupees) => {
      expect(formatRupees(rupees)).toBe(`Rs. ${rupees.toLocaleString("en-US")}`);
    }),
  );
});
