import { expect, test } from "vitest";
import { couponDiscount } from "./coupon-discount.ts";

test("rounds a percentage down to whole rupees", () => {
  const tenth = { kind: "percent", amount: 10, maximumDiscount: null } as const;
  expect(
    [0, 9, 10, 4999, 5001].map((subtotal) => couponDiscount(tenth, { goods: subtotal, delivery: 250 })),
  ).toEqual([0, 0, 1, 499, 500]);
});

test("caps a percentage at its maximum", () => {
  const capped = { kind: "percent", amount: 10, maximumDiscount: 1000 } as const;
  expect(couponDiscount(capped, { goods: 9_990, delivery: 250 })).toBe(999);
  expect(couponDiscount(capped, { goods: 10_000, delivery: 250 })).toBe(1000);
  expect(couponDiscount(capped, { goods: 90_000, delivery: 250 })).toBe(1000);
});

test("takes off at most the cost of the goods", () => {
  expect(
    couponDiscount({ kind: "fixed", amount: 500, maximumDiscount: null }, { goods: 300, delivery: 250 }),
  ).toBe(300);
  expect(
    couponDiscount({ kind: "percent", amount: 100, maximumDiscount: 900 }, { goods: 300, delivery: 250 }),
  ).toBe(300);
});

test("takes off the delivery charge, and at most the cost of the goods, with free delivery", () => {
  const free = { kind: "free-delivery", amount: 0, maximumDiscount: null } as const;
  expect(couponDiscount(free, { goods: 3000, delivery: 250 })).toBe(250);
  expect(couponDiscount(free, { goods: 6000, delivery: 0 })).toBe(0);
  expect(couponDiscount(free, { goods: 100, delivery: 250 })).toBe(100);
});
