import { digest } from "#contract/values/digest.ts";
import type { SafeStorage } from "../browser/storage.ts";

type Attempt = { order: string; key: string; at: number };

export const attemptsKey = "checkout-attempts";
/** Milliseconds. The server stores keys for seven days; a shopper who returns the next day means a new order. */
const lifetime = 24 * 60 * 60 * 1000;
const mostAttempts = 10;

/** A random UUID without `crypto.randomUUID`, which is missing over plain HTTP. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function isAttempt(value: unknown): value is Attempt {
  return (
    typeof value === "object" &&
    value !== null &&
    "order" in value &&
    typeof value.order === "string" &&
    "key" in value &&
    typeof value.key === "string" &&
    "at" in value &&
    typeof value.at === "number"
  );
}

function parseAttempts(text: string | null): Attempt[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.filter(isAttempt) : [];
  } catch {
    return [];
  }
}

/**
 * Idempotency keys of this browser's attempts: the same order gets the same key after a lost answer, a reload, the back
 * button, and in another tab, until one of them is placed. Holds digests, nothing personal.
 */
export function createOrderAttempts(storage: SafeStorage, now: () => number) {
  /** The attempts of this page where storage is unavailable. */
  let attempts: Attempt[] = [];

  function read(): Attempt[] {
    const stored = storage.read(attemptsKey);
    if (stored !== undefined) attempts = parseAttempts(stored);
    const youngest = now() - lifetime;
    return attempts.filter(({ at }) => at > youngest);
  }

  return {
    keyFor(order: object): string {
      const wanted = digest(JSON.stringify(order));
      const known = read();
      const earlier = known.find((attempt) => attempt.order === wanted);
      if (earlier) return earlier.key;
      const attempt = { order: wanted, key: randomUuid(), at: now() };
      attempts = [attempt, ...known].slice(0, mostAttempts);
      storage.write(attemptsKey, JSON.stringify(attempts));
      return attempt.key;
    },
    forget(): void {
      attempts = [];
      storage.remove(attemptsKey);
    },
  };
}
