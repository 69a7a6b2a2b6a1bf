import { expect, test } from "vitest";
import { planRetry } from "./retry-plan.ts";

const minute = 60_000;

test("waits longer after each failure, and hourly in the end", () => {
  const waits = [1, 2, 3, 4, 5, 6, 40].map((attempts) => planRetry({ attempts, age: 0, refused: false }));
  expect(waits).toEqual([5_000, 30_000, 2 * minute, 10 * minute, 60 * minute, 60 * minute, 60 * minute]);
});

test("gives up after three days", () => {
  const almost = 3 * 24 * 60 * minute - 1;
  expect(planRetry({ attempts: 80, age: almost, refused: false })).toBe(60 * minute);
  expect(planRetry({ attempts: 1, age: almost + 1, refused: false })).toBe("give-up");
});

test("asks a server that refuses for good six times, over an hour", () => {
  const steps = [1, 2, 3, 4, 5, 6].map((attempts) => planRetry({ attempts, age: 0, refused: true }));
  expect(steps.at(-1)).toBe("give-up");
  const waited = steps.reduce<number>((sum, step) => sum + (step === "give-up" ? 0 : step), 0);
  expect(waited).toBeGreaterThan(60 * minute);
});
