import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type AdvanceFacts,
  type AdvanceRules,
  advanceFrom,
  advanceOf,
  advanceReasons,
  defaultAdvanceRules,
} from "./advance-rules.ts";

const plain: AdvanceFacts = {
  total: 10_001,
  isMadeToMeasure: false,
  isEngraved: false,
  isNewPhone: false,
  wasRefused: false,
};
const rulesOf = (shares: Partial<AdvanceRules["shares"]>, bounds: Partial<AdvanceRules> = {}) => ({
  ...defaultAdvanceRules,
  ...bounds,
  shares: { ...defaultAdvanceRules.shares, ...shares },
});
const half = { unit: "percent", value: 50 } as const;
const thousand = { unit: "rupees", value: 1_000 } as const;

test("asks for no advance until the merchant sets one, except for what no rider may collect", () => {
  expect(advanceOf(defaultAdvanceRules, { ...plain, isMadeToMeasure: true, wasRefused: true })).toBe(0);
  expect(advanceOf(defaultAdvanceRules, { ...plain, total: 200_000 })).toBe(0);
  expect(advanceOf(defaultAdvanceRules, { ...plain, total: 230_500 })).toBe(30_500);
  expect(advanceOf(rulesOf({}, { mostAtDoor: 0 }), { ...plain, total: 900_000 })).toBe(0);
});

test.each([
  ["madeToMeasure", { isMadeToMeasure: true }],
  ["engraved", { isEngraved: true }],
  ["largeOrder", { total: 20_000 }],
  ["newPhone", { isNewPhone: true }],
  ["refusedBefore", { wasRefused: true }],
] as const)("%s requires its share, rounded up to a rupee, and only where it applies", (reason, facts) => {
  const order = { ...plain, ...facts };
  expect(advanceOf(rulesOf({ [reason]: half }), order)).toBe(Math.ceil(order.total / 2));
  expect(advanceOf(rulesOf({ [reason]: half }), plain)).toBe(0);
});

test("takes the reason with the largest advance, and at most the total", () => {
  const order = { ...plain, isMadeToMeasure: true, isEngraved: true };
  expect(advanceOf(rulesOf({ madeToMeasure: half, engraved: thousand }), order)).toBe(5_001);
  expect(advanceOf(rulesOf({ madeToMeasure: thousand }), { ...order, total: 600 })).toBe(600);
});

const share = fc.oneof(
  fc.record({ unit: fc.constant("percent" as const), value: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ unit: fc.constant("rupees" as const), value: fc.integer({ min: 0, max: 50_000 }) }),
);
const rules: fc.Arbitrary<AdvanceRules> = fc.record({
  shares: fc.record({
    madeToMeasure: share,
    engraved: share,
    largeOrder: share,
    newPhone: share,
    refusedBefore: share,
  }),
  largeFrom: fc.integer({ min: 0, max: 50_000 }),
  mostAtDoor: fc.integer({ min: 0, max: 300_000 }),
});
const facts: fc.Arbitrary<AdvanceFacts> = fc.record({
  total: fc.integer({ min: 0, max: 500_000 }),
  isMadeToMeasure: fc.boolean(),
  isEngraved: fc.boolean(),
  isNewPhone: fc.boolean(),
  wasRefused: fc.boolean(),
});

test("never lets the rider collect more than allowed, and lets no page query in vain, for any rules and order", () => {
  fc.assert(
    fc.property(rules, facts, (any, order) => {
      const advance = advanceOf(any, order);
      expect(advance).toBeGreaterThanOrEqual(0);
      expect(advance).toBeLessThanOrEqual(order.total);
      if (any.mostAtDoor > 0) expect(order.total - advance).toBeLessThanOrEqual(any.mostAtDoor);
      // Below this no page queries the shop, so nothing may be due there.
      const from = advanceFrom(any);
      if (from === undefined || order.total < from) expect(advance).toBe(0);
    }),
  );
  expect(advanceReasons).toHaveLength(5);
});
