import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { retryOnConnectionLoss } from "#database/connection-errors.ts";
import { type Executor, readFirst } from "#database/query.ts";
import type { IdempotencyClaim } from "./idempotency.ts";
import type { NotPlaced, Placed } from "./place-order.ts";

export type PlacedOnce =
  | Placed
  | Exclude<NotPlaced, { outcome: "key-taken" }>
  /** Another order was placed with the key; `answer` is the answer to that order. */
  | { outcome: "key-reused"; answer: string }
  | { outcome: "in-progress" };

type Place = () => Promise<Placed | NotPlaced>;

/** Milliseconds that a post waits for the answer of another one with its key. */
const longestWait = 5_000;

/**
 * Makes a function that places an order at most once for a key. Of equal posts at the same moment one works and the
 * others get its answer; another process that works on the key is waited for as well, and so is one that ended before a
 * restart: its answer is in the database. Only placed orders keep their key, so a refused one may be tried again with
 * it.
 */
export function createPlaceOnce(executor: Executor) {
  const underWay = new Map<string, { fingerprint: string; result: Promise<PlacedOnce> }>();

  return async function placeOnce(claim: IdempotencyClaim, place: Place): Promise<PlacedOnce> {
    const deadline = Date.now() + longestWait;
    const id = `${claim.owner} ${claim.key}`;
    // Waiting here takes no connection from the pool, however many posts wait.
    for (let other = underWay.get(id); other; other = underWay.get(id)) {
      const isEqual = other.fingerprint === claim.fingerprint;
      const result = isEqual ? other.result : other.result.then(ignore, ignore);
      const first = await within(deadline - Date.now(), result);
      if (first === "too-late") return { outcome: "in-progress" };
      if (first) return first.outcome === "placed" ? { ...first, replayed: true } : first;
    }
    const result = placeUnderKey(executor, claim, place, deadline).finally(() => underWay.delete(id));
    underWay.set(id, { fingerprint: claim.fingerprint, result });
    return result;
  };
}

function ignore(): undefined {}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result | "too-late"> {
  const timer = new AbortController();
  const alarm = sleep(Math.max(milliseconds, 0), "too-late" as const, { signal: timer.signal });
  try {
    return await Promise.race([work, alarm]);
  } finally {
    timer.abort();
  }
}

/**
 * PostgreSQL lets the insertion of a key wait for another transaction with that key. Its lock timeout ends the wait,
 * so that the connection goes back to the pool between two tries. With a key an order whose connection was lost, even
 * during its commit, can be tried again: if the first try was committed, its answer is found.
 */
async function placeUnderKey(
  executor: Executor,
  claim: IdempotencyClaim,
  place: Place,
  deadline: number,
): Promise<PlacedOnce> {
  while (Date.now() < deadline) {
    const result = await retryOnConnectionLoss(place, () => true).catch(keyLocked);
    if (result.outcome === "placed") return result;
    if (result.outcome === "key-locked") continue;
    // A refusal counts only if no order has the key: its replay may come after prices or coupons have changed.
    const recorded = await readFirst(executor)<{ fingerprint: string; answer: string }>`
      select fingerprint, answer from idempotency_keys where owner = ${claim.owner} and key = ${claim.key}`;
    if (recorded) {
      const isEqual = recorded.fingerprint === claim.fingerprint;
      return isEqual
        ? { outcome: "placed", answer: recorded.answer, replayed: true }
        : { outcome: "key-reused", answer: recorded.answer };
    }
    if (result.outcome !== "key-taken") return result;
  }
  return { outcome: "in-progress" };
}

function keyLocked(error: unknown): { outcome: "key-locked" } {
  const lockNotAvailable = "55P03";
  if (error instanceof pg.DatabaseError && error.code === lockNotAvailable) return { outcome: "key-locked" };
  throw error;
}
