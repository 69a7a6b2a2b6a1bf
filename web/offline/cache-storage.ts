import { withoutPrefix } from "#contract/languages.ts";
import type { CacheKind } from "./cached-requests.ts";
import { mayBeCached } from "./cached-requests.ts";

/** Inserted by the build: names the files that belong together. */
declare const buildId: string;

/**
 * Most entries of each cache. Pictures are at most 100 kB each, so 15 MB, usually about three. A build has some 110
 * files, of which a visit loads half.
 */
const most: Record<CacheKind, number> = { pages: 30, files: 300, answers: 100, pictures: 150 };

/** Pictures are immutable; all other caches are replaced with each build. */
const cacheNames: Record<CacheKind, string> = {
  pages: `pages-${buildId}`,
  files: `files-${buildId}`,
  answers: `answers-${buildId}`,
  pictures: "pictures",
};

const lasting = /^\/(offline|cart)$/;

export async function findCached(kind: CacheKind, address: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheNames[kind]);
  return cache.match(address, { ignoreVary: true });
}

export async function keep(kind: CacheKind, address: string, answer: Response): Promise<void> {
  if (!mayBeCached(kind, answer)) return;
  try {
    const cache = await caches.open(cacheNames[kind]);
    // Moves an existing entry to the end of the eviction order.
    await cache.delete(address, { ignoreVary: true });
    await cache.put(address, answer);
    const keys = (await cache.keys()).filter(
      ({ url }) => !lasting.test(withoutPrefix(new URL(url).pathname)),
    );
    for (const key of keys.slice(0, -most[kind])) await cache.delete(key);
  } catch {
    // The device is full: less is available offline.
  }
}

export async function deleteOldCaches(): Promise<void> {
  const mine = Object.values(cacheNames);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !mine.includes(name)).map((name) => caches.delete(name)));
}
