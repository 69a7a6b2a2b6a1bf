import { expect, test } from "vitest";
import { couponDiscount } from "./coupon-discount.ts";

test("a percentage is rounded down to whole rupees", () => {
  const tenth = { kind: "percent", amount: 10, maximumDiscount: null } as const;
  expect([0, 9, 10, 4999, 5001].map((subtotal) => couponDiscount(tenth, subtotal))).toEqual([
    0, 0, 1, 499, 500,
  ]);
});

test("a percentage never exceeds its maximum", () => {
  const capped = { kind: "percent", amount: 10, maximumDiscount: 1000 } as const;
  expect(couponDiscount(capped, 9_990)).toBe(999);
  expect(couponDiscount(capped, 10_000)).toBe(1000);
  expect(couponDiscount(capped, 90_000)).toBe(1000);
});

test("no coupon takes off more than the goods cost", () => {
  expect(couponDiscount({ kind: "fixed", amount: 500, maximumDiscount: null }, 300)).toBe(300);
  expect(couponDiscount({ kind: "percent", amount: 100, maximumDiscount: 900 }, 300)).toBe(300);
});
