import { expect, test } from "vitest";
import { createCounts } from "./count-here.ts";

test("counts each key in a window that begins with its first, and starts over after it", () => {
  let now = 1_000;
  const { count } = createCounts(() => now);
  expect(count("reads 10.0.0.1", 60_000)).toEqual({ current: 1, ttl: 60_000 });
  now += 20_000;
  expect(count("reads 10.0.0.1", 60_000)).toEqual({ current: 2, ttl: 40_000 });
  expect(count("reads 10.0.0.2", 60_000)).toEqual({ current: 1, ttl: 60_000 });
  expect(count("track 10.0.0.1", 60_000)).toEqual({ current: 1, ttl: 60_000 });
  now += 40_000;
  expect(count("reads 10.0.0.1", 60_000)).toEqual({ current: 1, ttl: 60_000 });
});

test("takes back what is given back, in its window and never below none", () => {
  const { count } = createCounts(() => 1_000);
  count("orders a", 60_000);
  expect(count("orders a", 60_000, -1)).toEqual({ current: 0, ttl: 60_000 });
  expect(count("orders a", 60_000, -1)).toEqual({ current: 0, ttl: 60_000 });
  expect(count("orders a", 60_000)).toEqual({ current: 1, ttl: 60_000 });
});
