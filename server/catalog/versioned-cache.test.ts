import { expect, test } from "vitest";
import { VersionedCache } from "./versioned-cache.ts";

function createCache(maxEntries = 10) {
  let version = 1;
  const cache = new VersionedCache<string>({ current: () => version }, maxEntries);
  return { cache, change: () => (version += 1) };
}

test("computes a value once, also for concurrent callers", async () => {
  const { cache } = createCache();
  let times = 0;
  const work = async () => `worked ${++times}`;
  const answers = await Promise.all([cache.get("a", work), cache.get("a", work), cache.get("a", work)]);
  expect(new Set(answers)).toEqual(new Set(["worked 1"]));
  expect(await cache.get("a", work)).toBe("worked 1");
});

test("drops all entries when the catalogue changes", async () => {
  const { cache, change } = createCache();
  await cache.get("a", async () => "old");
  change();
  expect(await cache.get("a", async () => "new")).toBe("new");
});

test("does not cache a value that was read while the catalogue changed", async () => {
  const { cache, change } = createCache();
  await cache.get("a", async () => {
    change();
    return "perhaps old";
  });
  expect(await cache.get("a", async () => "new")).toBe("new");
});

test("evicts the least recently used entry", async () => {
  const { cache } = createCache(2);
  await cache.get("a", async () => "a");
  await cache.get("b", async () => "b");
  cache.peek("a");
  await cache.get("c", async () => "c");
  expect([cache.peek("a"), cache.peek("b"), cache.peek("c")]).toEqual(["a", undefined, "c"]);
});

test("keeps no failure", async () => {
  const { cache } = createCache();
  await expect(cache.get("a", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await cache.get("a", async () => "up")).toBe("up");
});
