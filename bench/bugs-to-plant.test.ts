import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bugs } from "./bugs-to-plant.ts";

// Planting them takes minutes. What a change of the code would take away from the run unnoticed is seen at once here.
test.each(bugs)("there is still a place for: $what", ({ file, right, test: caughtBy }) => {
  expect(readFileSync(file, "utf8").split(right)).toHaveLength(2);
  expect(existsSync(caughtBy)).toBe(true);
});
