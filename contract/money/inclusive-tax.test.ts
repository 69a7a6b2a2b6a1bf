import fc from "fast-check";
import { expect, test } from "vitest";
import { inclusiveTax } from "./inclusive-tax.ts";

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test("extracts 18 % from an inclusive price", () => {
  expect(inclusiveTax([1180], 18)).toEqual([180]);
  expect(inclusiveTax([4750, 250], 18)).toEqual([725, 38]);
  expect(inclusiveTax([1000, 1000, 1000], 18)).toEqual([153, 153, 152]);
  expect(inclusiveTax([5000, -500], 18)).toEqual([762, -76]);
  expect(inclusiveTax([500], 0)).toEqual([0]);
});

test("splits the tax of the total into whole rupees, each off by less than one", () => {
  const amount = fc.integer({ min: -20_000, max: 200_000 });
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 50 }),
      fc.integer({ min: 0, max: 40 }),
      (amounts, rate) => {
        const taxes = inclusiveTax(amounts, rate);
        expect(sum(taxes) + 0).toBe(Math.round((sum(amounts) * rate) / (100 + rate)) + 0);
        for (const [place, tax] of taxes.entries())
          expect(Math.abs(tax - ((amounts[place] ?? 0) * rate) / (100 + rate))).toBeLessThan(1.0001);
      },
    ),
  );
});
