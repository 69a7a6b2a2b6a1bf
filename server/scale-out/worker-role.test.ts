import { expect, test } from "vitest";
import { readConfig } from "#server/platform/config.ts";
import { mostWorkers } from "#server/platform/environment.ts";
import { poolSizeOf } from "./worker-role.ts";

test("one worker unless more are asked for, at least one for auto, and a sentence for what cannot be", () => {
  expect(readConfig({}).workers).toBe(1);
  expect(readConfig({ WORKERS: "3" }).workers).toBe(3);
  expect(readConfig({ WORKERS: "auto" }).workers).toBeGreaterThanOrEqual(1);
  for (const WORKERS of ["0", "-1", "1.5", "many", "13"])
    expect(() => readConfig({ WORKERS })).toThrow(
      /WORKERS cannot be used: use auto or a number from 1 to 12/,
    );
});

test("however many workers there are, the embedded database has room for them, and each can do two things at once", () => {
  expect(poolSizeOf(1)).toBe(4);
  for (let workers = 1; workers <= mostWorkers; workers += 1) {
    expect(poolSizeOf(workers)).toBeGreaterThanOrEqual(2);
    expect(workers * (poolSizeOf(workers) + 1)).toBeLessThanOrEqual(40);
  }
});
