import { expect, test } from "vitest";
import { describeDaysLeft } from "./due-words.ts";

test.each([
  [3, "3 days left"],
  [1, "1 day left"],
  [0, "Today"],
  [-1, "1 day late"],
  [-12, "12 days late"],
])("%i days to a promised day are said as %s", (days, words) => {
  expect(describeDaysLeft(days)).toBe(words);
});
