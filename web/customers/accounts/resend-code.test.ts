import { expect, test } from "vitest";
import { secondsUntil } from "./resend-code.tsx";

test.each([
  [60_000, 0, 60],
  [60_000, 1, 60],
  [60_000, 59_001, 1],
  [60_000, 60_000, 0],
  [60_000, 999_000, 0],
])("until %i at %i it is %i seconds", (end, now, seconds) => {
  expect(secondsUntil(end, now)).toBe(seconds);
});
