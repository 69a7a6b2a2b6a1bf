import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { pollForever } from "./poll-forever.ts";

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

/** Works on `due` things, each until it is let go. */
function workOn(due: number, { interval, atOnce }: { interval: number; atOnce: number }) {
  const seen = { looks: 0, underWay: 0, most: 0, done: 0 };
  let left = due;
  let letGo = () => {};
  const mayEnd = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const next = async () => {
    seen.looks += 1;
    if (left === 0) return false;
    left -= 1;
    seen.underWay += 1;
    seen.most = Math.max(seen.most, seen.underWay);
    await mayEnd;
    seen.underWay -= 1;
    seen.done += 1;
    return true;
  };
  const stop = pollForever({ next, interval, atOnce });
  stops.push(async () => {
    letGo();
    await stop();
  });
  return { seen, letGo, stop };
}

test("where nothing is due one looks, however many might work", async () => {
  const { seen } = workOn(0, { interval: 3_600_000, atOnce: 8 });
  await sleep(20);
  expect(seen.looks).toBe(1);
});

test("each look begins another beside those that take long, up to so many", async () => {
  const { seen, letGo } = workOn(10, { interval: 5, atOnce: 3 });
  await expect.poll(() => seen.underWay).toBe(3);
  await sleep(20);
  letGo();
  await expect.poll(() => seen.done).toBe(10);
  expect(seen.most).toBe(3);
});

test("many things are done at once without waiting for the next look", async () => {
  const { seen, letGo } = workOn(10, { interval: 3_600_000, atOnce: 3 });
  letGo();
  await expect.poll(() => seen.done).toBe(10);
  expect(seen.most).toBe(3);
});

test("stopping waits for what is under way and begins nothing more", async () => {
  const { seen, letGo, stop } = workOn(10, { interval: 5, atOnce: 3 });
  await expect.poll(() => seen.underWay).toBe(3);
  const stopped = stop();
  letGo();
  await stopped;
  expect(seen).toMatchObject({ underWay: 0, done: 3 });
});

test("a turn that fails is over, and the next look begins another", async () => {
  let looks = 0;
  const next = async () => {
    looks += 1;
    throw new Error("the database is away");
  };
  stops.push(pollForever({ next, interval: 5 }));
  await expect.poll(() => looks).toBeGreaterThan(2);
});
