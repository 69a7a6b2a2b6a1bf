import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cacheFor } from "./cache-for.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function counting(): () => Promise<number> {
  let calls = 0;
  return async () => ++calls;
}

test("shares one answer among callers within the lifetime", async () => {
  const ask = cacheFor(counting(), 1000);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  vi.advanceTimersByTime(999);
  expect(await ask()).toBe(1);
});

test("loads the value again after its lifetime", async () => {
  const ask = cacheFor(counting(), 1000);
  await ask();
  vi.advanceTimersByTime(1000);
  expect(await ask()).toBe(2);
});

test("passes on a failure and does not cache it", async () => {
  const count = counting();
  const ask = cacheFor(async () => {
    const call = await count();
    if (call === 1) throw new Error("offline");
    return call;
  }, 1000);
  await expect(ask()).rejects.toThrow("offline");
  expect(await ask()).toBe(2);
});
