import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { remember } from "./remember.ts";

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

test("within its time the same answer is given, also to those who ask before it is there", async () => {
  const ask = remember(counting(), 1000);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  vi.advanceTimersByTime(999);
  expect(await ask()).toBe(1);
});

test("after its time it is loaded again", async () => {
  const ask = remember(counting(), 1000);
  await ask();
  vi.advanceTimersByTime(1000);
  expect(await ask()).toBe(2);
});

test("a failure is told and then forgotten", async () => {
  const count = counting();
  const ask = remember(async () => {
    const call = await count();
    if (call === 1) throw new Error("offline");
    return call;
  }, 1000);
  await expect(ask()).rejects.toThrow("offline");
  expect(await ask()).toBe(2);
});
