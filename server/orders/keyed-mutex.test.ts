import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createKeyedMutex } from "./keyed-mutex.ts";

test("work of one queue runs one after another in the order of the calls, other queues do not wait", async () => {
  const runExclusive = createKeyedMutex();
  const log: string[] = [];
  const work = (name: string, milliseconds: number) => async () => {
    log.push(`${name} starts`);
    await sleep(milliseconds);
    log.push(`${name} ends`);
    return name;
  };
  const results = await Promise.all([
    runExclusive("a", work("first", 40)),
    runExclusive("a", work("second", 1)),
    runExclusive("b", work("other", 1)),
  ]);
  expect(results).toEqual(["first", "second", "other"]);
  expect(log).toEqual([
    "first starts",
    "other starts",
    "other ends",
    "first ends",
    "second starts",
    "second ends",
  ]);
});

test("work that fails tells its caller alone", async () => {
  const runExclusive = createKeyedMutex();
  const failing = runExclusive("a", async () => Promise.reject(new Error("broken")));
  const next = runExclusive("a", async () => "fine");
  await expect(failing).rejects.toThrow("broken");
  await expect(next).resolves.toBe("fine");
});
