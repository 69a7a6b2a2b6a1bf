import { expect, test } from "vitest";
import { describePromise, englishDays } from "./describe-promise.ts";

const promise = { leavesBy: "2026-11-24", arrivesFrom: "2026-11-26", arrivesBy: "2026-11-28" };

test.each([
  [promise, { leavesBy: "Tue 24 Nov", first: "26", last: "28 Nov" }],
  [
    { ...promise, arrivesFrom: "2026-11-30", arrivesBy: "2026-12-02" },
    { leavesBy: "Tue 24 Nov", first: "30 Nov", last: "2 Dec" },
  ],
  [
    { ...promise, arrivesFrom: "2026-11-28" },
    { leavesBy: "Tue 24 Nov", first: "28 Nov", last: "28 Nov" },
  ],
])("describes %o in everyday notation", (given, words) => {
  expect(describePromise(given, englishDays)).toEqual(words);
});
