import { LRUCache } from "lru-cache";

// Loaded before the shop (`node --import`), so that it renders every page. Its other caches, of answers and lists,
// work as always.

const { set } = LRUCache.prototype;

LRUCache.prototype.set = new Proxy(set, {
  apply: (target, cache, args) => (isPage(args[1]) ? cache : Reflect.apply(target, cache, args)),
});

/** Whether an entry of a cache holds a rendered page. */
function isPage(entry: unknown): boolean {
  const value = entry instanceof Object && "value" in entry ? entry.value : undefined;
  return value instanceof Object && "isBrotli" in value;
}
