import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WaitingWork } from "#contract/reports/waiting.ts";
import type { Executor } from "#database/query.ts";
import { remember } from "./remember-count.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);

function aCounter() {
  const executor: Executor = Object.create(null);
  let made = 0;
  const ask = async (
    count = async () => {
      made += 1;
      return { kind: "shortFabric", count: made, since: null, until: null } satisfies WaitingWork;
    },
  ) => (await remember(executor, "shortFabric", count)).count;
  return { ask, made: () => made };
}

test("a count is good for half a minute, and given out while the next one is made", async () => {
  const { ask, made } = aCounter();
  expect([await ask(), await ask()]).toEqual([1, 1]);
  pass(31);
  expect(await ask()).toBe(1);
  expect(made()).toBe(2);
  expect(await ask()).toBe(2);
});

test("after five minutes the next count is waited for", async () => {
  const { ask } = aCounter();
  await ask();
  pass(301);
  expect(await ask()).toBe(2);
});

test("a failed count leaves the one before, and is thrown where there is none", async () => {
  const { ask } = aCounter();
  const fail = () => Promise.reject(new Error("statement timeout"));
  await expect(ask(fail)).rejects.toThrow("statement timeout");
  expect(await ask()).toBe(1);
  pass(31);
  expect(await ask(fail)).toBe(1);
  expect(await ask()).toBe(1);
  expect(await ask()).toBe(2);
});
