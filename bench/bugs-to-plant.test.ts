import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bugs } from "./bugs-to-plant.ts";

// Planting takes minutes; this test quickly detects bugs whose source line has changed.
test.each(bugs)("there is still a place for: $what", ({ file, right, test: caughtBy }) => {
  expect(readFileSync(file, "utf8").split(right)).toHaveLength(2);
  expect(existsSync(caughtBy)).toBe(true);
});
