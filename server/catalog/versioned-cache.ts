import type { CatalogVersion } from "./catalog-version.ts";

/**
 * Keeps what was worked out from the catalogue until the catalogue changes. Equal questions asked at the same moment
 * are worked out once. Holds at most `maxEntries`, and forgets the least recently used.
 */
export class VersionedCache<Value> {
  readonly #version: Pick<CatalogVersion, "current">;
  readonly #maxEntries: number;
  #filledAt = -1;
  #entries = new Map<string, Value>();
  #underway = new Map<string, Promise<Value>>();
  /** How often `get` has found what it was asked for, and how often not. */
  readonly lookups = { kept: 0, made: 0 };

  constructor(version: Pick<CatalogVersion, "current">, maxEntries: number) {
    this.#version = version;
    this.#maxEntries = maxEntries;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** What is known for `key`, if anything of the current version is. */
  peek(key: string): Value | undefined {
    this.#dropOutdated();
    const value = this.#entries.get(key);
    if (value !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, value);
    }
    return value;
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
      if (startedAt === this.#filledAt && keep(value)) this.#store(key, value);
      return value;
    } finally {
      if (this.#underway.get(key) === promise) this.#underway.delete(key);
    }
  }

  #store(key: string, value: Value) {
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#maxEntries) return;
    const oldest = this.#entries.keys().next();
    if (!oldest.done) this.#entries.delete(oldest.value);
  }

  #dropOutdated() {
    const version = this.#version.current();
    if (version === this.#filledAt) return;
    this.#filledAt = version;
    this.#entries = new Map();
    this.#underway = new Map();
  }
}
