import fc from "fast-check";
import { expect, test } from "vitest";
import type { LineItem } from "../cart/line-item.ts";
import { anyLineItem } from "../testing/any-line-item.ts";
import { lineTotal, setupChargesOf, subtotalOf, unitPrice } from "./line-price.ts";

function optionCharges({ options = [] }: LineItem): number {
  return options.reduce((sum, { charge }) => sum + charge, 0);
}

test("sums a line from its pieces, each with the charges of that line", () => {
  fc.assert(
    fc.property(anyLineItem, (line) => {
      let expected = 0;
      for (let piece = 0; piece < line.quantity; piece++) {
        expected += line.sale_price > 0 ? line.sale_price : line.price;
        if (line.name_engraving) expected += line.name_engraving_charges;
        if (line.custom_size) expected += line.custom_size_charges;
        if (line.cap) expected += line.cap_charges;
        expected += optionCharges(line);
      }
      expect(lineTotal(line)).toBe(expected);
    }),
  );
});

test("takes the engraving charge from the line and never a fixed 200", () => {
  const line = {
    price: 4850,
    sale_price: 4500,
    name_engraving_charges: 300,
    custom_size_charges: 500,
    cap_charges: 350,
    quantity: 3,
  };
  expect(unitPrice(line)).toBe(5650);
  expect(lineTotal(line)).toBe(16_950);
});

test("treats a sale price of 0 as no sale", () => {
  const free = { name_engraving_charges: 0, custom_size_charges: 0, cap_charges: 0, quantity: 1 };
  expect(unitPrice({ ...free, price: 2000, sale_price: 0 })).toBe(2000);
  expect(unitPrice({ ...free, price: 2000, sale_price: 1 })).toBe(1);
});

/** Without one-off charges, which two orders pay twice. */
function byLines(lines: readonly LineItem[]): number {
  const once = setupChargesOf(lines).map(({ setupCharge }) => setupCharge);
  expect(once).toEqual(
    lines.some(({ options = [] }) => options.some(({ id }) => id === "logo")) ? [1500] : [],
  );
  return once.reduce((sum, charge) => sum - charge, subtotalOf(lines));
}

test("gives the same subtotal for any order of lines and any split into two carts", () => {
  fc.assert(
    fc.property(fc.array(anyLineItem, { maxLength: 8 }), fc.nat({ max: 8 }), (lines, cut) => {
      expect(subtotalOf([...lines].reverse())).toBe(subtotalOf(lines));
      expect(byLines(lines.slice(0, cut)) + byLines(lines.slice(cut))).toBe(byLines(lines));
    }),
  );
  expect(subtotalOf([])).toBe(0);
});
