import { expect, test } from "vitest";
import { VersionedCache } from "./versioned-cache.ts";

/** `change` moves the version on: of the tags that it is given, or of anything. */
function createCache(maxEntries = 10) {
  const log: (readonly string[])[] = [];
  const changesSince = (version: number) => {
    const changes = log.slice(Math.max(version, 0));
    return version < 0 || changes.some((tags) => tags.length === 0) ? undefined : new Set(changes.flat());
  };
  const cache = new VersionedCache<string>({ current: () => log.length, changesSince }, { maxEntries });
  return { cache, change: (...tags: string[]) => void log.push(tags) };
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

test("does not cache failures", async () => {
  const { cache } = createCache();
  await expect(cache.get("a", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await cache.get("a", async () => "up")).toBe("up");
});

test("forgets what has changed, and what depends on any product, alone", async () => {
  const { cache, change } = createCache();
  const keep = (key: string, ...tags: string[]) => cache.get(key, async () => key, { tagsOf: () => tags });
  await keep("scrub", "p:scrub", "c:Women");
  await keep("coat", "p:coat", "c:Men");
  await keep("charges");
  await cache.get("list", async () => "list");
  const kept = () => ["scrub", "coat", "charges", "list"].filter((key) => cache.peek(key) !== undefined);
  change("p:scrub");
  expect(kept()).toEqual(["coat", "charges"]);
  change("c:Men", "p:other");
  expect(kept()).toEqual(["charges"]);
  change();
  expect(kept()).toEqual([]);
});

test("caches a result computed while something else changed, and none that may be stale", async () => {
  const { cache, change } = createCache();
  const work = (key: string, ...changed: string[]) => {
    const rules = { tagsOf: () => [`p:${key}`] };
    return cache.get(
      key,
      async () => {
        for (const tag of changed) change(tag);
        return key;
      },
      rules,
    );
  };
  await work("scrub", "p:coat");
  expect(cache.peek("scrub")).toBe("scrub");
  // Another question between the two changes has followed the first of them.
  await cache.get(
    "coat",
    async () => {
      change("p:coat");
      cache.peek("scrub");
      change("p:hat");
      return "perhaps old";
    },
    { tagsOf: () => ["p:coat"] },
  );
  expect(cache.peek("coat")).toBeUndefined();
});

test("holds as many bytes as there is room for", async () => {
  const nothing = { current: () => 1, changesSince: () => new Set<string>() };
  const cache = new VersionedCache<string>(nothing, { maxBytes: 10.4, bytesOf: ({ length }) => length });
  for (const text of ["12345", "1234", "123"]) await cache.get(text, async () => text);
  expect(["12345", "1234", "123"].map((key) => cache.peek(key) !== undefined)).toEqual([false, true, true]);
  await cache.get("too large", async () => "12345678901");
  expect(cache.peek("too large")).toBeUndefined();
});
