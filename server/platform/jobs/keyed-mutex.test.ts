import { expect, test } from "vitest";
import { createKeyedMutex } from "./keyed-mutex.ts";

test("work of one queue runs one after another in the order of the calls, other queues do not wait", async () => {
  const runExclusive = createKeyedMutex();
  const log: string[] = [];
  let endFirst = () => {};
  const first = new Promise<void>((resolve) => {
    endFirst = resolve;
  });
  const work = (name: string, until: Promise<void>) => async () => {
    log.push(`${name} starts`);
    await until;
    log.push(`${name} ends`);
    return name;
  };
  const all = Promise.all([
    runExclusive("a", work("first", first)),
    runExclusive("a", work("second", Promise.resolve())),
    runExclusive("b", work("other", Promise.resolve())),
  ]);
  await expect.poll(() => log).toContain("other ends");
  endFirst();
  const results = await all;
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

test("failing work rejects for its own caller alone", async () => {
  const runExclusive = createKeyedMutex();
  const failing = runExclusive("a", async () => Promise.reject(new Error("broken")));
  const next = runExclusive("a", async () => "fine");
  await expect(failing).rejects.toThrow("broken");
  await expect(next).resolves.toBe("fine");
});
