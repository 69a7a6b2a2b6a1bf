import fc from "fast-check";
import { expect, test } from "vitest";
import { createMoneyShop, playAlone } from "../../testing/played-money.ts";
import type { BackRule, MoneyStep } from "../../testing/reckoned-money.ts";
import { backRules, moneyHistories, ReckonedMoney } from "../../testing/reckoned-money.ts";

const { begin } = await createMoneyShop();

/** A rupee that is asked for twice, by each pair of ways. */
const twice = (...dos: [MoneyStep["do"], Partial<MoneyStep>?][]): MoneyStep[] =>
  dos.map(([name, more]) => ({
    do: name,
    share: 1,
    reason: "Goodwill",
    isBeforeCash: false,
    isSilent: false,
    extra: 0,
    ...more,
  }));
const paidAndArrived = twice(["online"], ["deliver"]);
const pairs: MoneyStep[][] = [
  [...twice(["online"]), ...twice(["gateway", { isSilent: true }], ["byHand"], ["answer"])],
  [...paidAndArrived, ...twice(["byHand"], ["gateway"])],
  [...paidAndArrived, ...twice(["return"], ["byHand", { share: 0.95 }], ["settle"])],
  [...paidAndArrived, ...twice(["exchange"], ["byHand", { share: 0.95 }], ["settle"])],
  [
    ...paidAndArrived,
    ...twice(["return"], ["gateway", { share: 0.95, isSilent: true }], ["settle"], ["answer"]),
  ],
  [...paidAndArrived, ...twice(["gateway", { isSilent: true }], ["return"], ["settle"], ["answer"])],
  [...twice(["pay"], ["byHand", { reason: "" }], ["undo"])],
  [
    ...twice(
      ["deliver"],
      ["return"],
      ["settle", { isBeforeCash: true }],
      ["byHand", { isBeforeCash: true }],
      ["cash"],
    ),
  ],
];
const examples = pairs.map((steps): [{ isAhead: boolean; steps: MoneyStep[] }] => [
  { isAhead: steps[0]?.do === "online", steps },
]);

test("no history pays back more than was paid, and all readers agree", {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(moneyHistories, async ({ isAhead, steps }) => {
      const played = await begin(isAhead);
      for (const step of steps) {
        await played.take(step);
        expect(played.reckoned.isCovered, step.do).toBe(true);
        await played.compare(step.do);
      }
      await played.compareLists();
    }),
    { numRuns: 25, examples },
  );
});

const isEverUncovered = (rules: readonly BackRule[]) => {
  const property = fc.property(moneyHistories, ({ isAhead, steps }) => {
    const reckoned = new ReckonedMoney(rules);
    for (const step of steps) {
      playAlone(reckoned, step, isAhead);
      if (!reckoned.isCovered) return false;
    }
    return true;
  });
  return fc.check(property, { numRuns: 5_000, examples, seed: 87 }).failed;
};

test.each(backRules)("without the rule about %s some history gives a rupee back twice", (rule) => {
  expect(isEverUncovered(backRules)).toBe(false);
  expect(isEverUncovered(backRules.filter((other) => other !== rule))).toBe(true);
});
