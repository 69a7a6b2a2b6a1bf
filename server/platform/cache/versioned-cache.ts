import { LRUCache } from "lru-cache";
import type { CatalogVersion } from "./catalog-version.ts";

export const anyProduct = "products";

type Room<Value> = { maxEntries: number } | { maxBytes: number; bytesOf: (value: Value) => number };

type Entry<Value> = { value: Value; tags: readonly string[] };

type Rules<Value> = {
  keep?: (value: Value) => boolean;
  /** The dependencies of a value, as in `CatalogVersion.changesSince`; without them it depends on any product. */
  tagsOf?: (value: Value) => readonly string[];
};

/**
 * Equal questions asked at the same moment are worked out once. Forgets the least recently used where there is no more
 * room.
 */
export class VersionedCache<Value> {
  readonly #version: Pick<CatalogVersion, "current" | "changesSince">;
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #underway = new Map<string, Promise<Value>>();
  #followedTo = -1;
  readonly lookups = { kept: 0, made: 0 };

  constructor(version: Pick<CatalogVersion, "current" | "changesSince">, room: Room<Value>) {
    this.#version = version;
    const dispose = ({ tags }: Entry<Value>, key: string) => this.#forgetTags(key, tags);
    this.#entries = new LRUCache(
      "maxEntries" in room
        ? { max: room.maxEntries, dispose }
        : {
            maxSize: Math.floor(room.maxBytes),
            sizeCalculation: ({ value }) => room.bytesOf(value),
            dispose,
          },
    );
  }

  get size(): number {
    return this.#entries.size;
  }

  peek(key: string): Value | undefined {
    this.#follow();
    return this.#entries.get(key)?.value;
  }

  async get(
    key: string,
    work: () => Promise<Value>,
    { keep = () => true, tagsOf = () => [anyProduct] }: Rules<Value> = {},
  ): Promise<Value> {
    const known = this.peek(key);
    this.lookups[known === undefined ? "made" : "kept"] += 1;
    if (known !== undefined) return known;
    const underway = this.#underway.get(key);
    if (underway) return underway;
    const since = this.#followedTo;
    const promise = work();
    this.#underway.set(key, promise);
    try {
      const value = await promise;
      this.#follow();
      const tags = tagsOf(value);
      // Data read during a change may be stale.
      const isOld = isHit(tags, this.#version.changesSince(since));
      if (value !== undefined && keep(value) && !isOld) this.#keep(key, { value, tags });
      return value;
    } finally {
      if (this.#underway.get(key) === promise) this.#underway.delete(key);
    }
  }

  #keep(key: string, entry: Entry<Value>): void {
    this.#entries.set(key, entry);
    // A value larger than the whole cache was not stored.
    if (!this.#entries.has(key)) return;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  #forgetTags(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }

  #follow(): void {
    const version = this.#version.current();
    if (version === this.#followedTo) return;
    const changes = this.#version.changesSince(this.#followedTo);
    this.#followedTo = version;
    // Requests from now on must not share work begun before.
    this.#underway.clear();
    if (!changes) this.#entries.clear();
    if (!changes?.size) return;
    for (const tag of [...changes, anyProduct])
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#entries.delete(key);
  }
}

function isHit(tags: readonly string[], changes: ReadonlySet<string> | undefined): boolean {
  if (!changes) return true;
  return changes.size > 0 && tags.some((tag) => tag === anyProduct || changes.has(tag));
}
