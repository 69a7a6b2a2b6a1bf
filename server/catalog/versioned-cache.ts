import { LRUCache } from "lru-cache";
import type { CatalogVersion } from "./catalog-version.ts";

/**
 * Keeps what was worked out from the catalogue until the catalogue changes. Equal questions asked at the same moment
 * are worked out once. Holds at most `maxEntries`, and forgets the least recently used.
 */
export class VersionedCache<Value> {
  readonly #version: Pick<CatalogVersion, "current">;
  #filledAt = -1;
  readonly #entries: LRUCache<string, NonNullable<Value>>;
  #underway = new Map<string, Promise<Value>>();
  /** How often `get` has found what it was asked for, and how often not. */
  readonly lookups = { kept: 0, made: 0 };

  constructor(version: Pick<CatalogVersion, "current">, maxEntries: number) {
    this.#version = version;
    this.#entries = new LRUCache({ max: maxEntries });
  }

  get size(): number {
    return this.#entries.size;
  }

  /** What is known for `key`, if anything of the current version is. */
  peek(key: string): Value | undefined {
    this.#dropOutdated();
    return this.#entries.get(key);
  }

  /** What is known for `key`, else what `work` gives; failures, and values that `keep` refuses, are not kept. */
  async get(key: string, work: () => Promise<Value>, keep: (value: Value) => boolean = () => true) {
    const known = this.peek(key);
    this.lookups[known === undefined ? "made" : "kept"] += 1;
    if (known !== undefined) return known;
    const underway = this.#underway.get(key);
    if (underway) return underway;
    const startedAt = this.#filledAt;
    const promise = work();
    this.#underway.set(key, promise);
    try {
      const value = await promise;
      this.#dropOutdated();
      // What was read while the catalogue changed may be old.
      if (startedAt === this.#filledAt && keep(value)) this.#entries.set(key, value ?? undefined);
      return value;
    } finally {
      if (this.#underway.get(key) === promise) this.#underway.delete(key);
    }
  }

  #dropOutdated() {
    const version = this.#version.current();
    if (version === this.#filledAt) return;
    this.#filledAt = version;
    this.#entries.clear();
    this.#underway = new Map();
  }
}
