import type { WaitingWork } from "#contract/reports/waiting.ts";
import type { WaitingKind } from "#contract/reports/waiting-lists.ts";
import type { Executor } from "#database/query.ts";

/** Milliseconds for which a count is good, and for which it is given out while the next one is made. */
const goodFor = 30_000;
const givenOutFor = 300_000;

type Count = { at: number; work: Promise<WaitingWork> };

const remembered = new WeakMap<Executor, Map<WaitingKind, Count>>();

/** A count that is at most half a minute old, or up to five minutes where nobody has asked meanwhile. */
export function remember(
  executor: Executor,
  kind: WaitingKind,
  count: () => Promise<WaitingWork>,
): Promise<WaitingWork> {
  const counts = remembered.get(executor) ?? new Map<WaitingKind, Count>();
  remembered.set(executor, counts);
  const known = counts.get(kind);
  const age = known ? performance.now() - known.at : Number.POSITIVE_INFINITY;
  if (known && age < goodFor) return known.work;
  const work = count();
  counts.set(kind, { at: performance.now(), work });
  // Of a failure, the count before stays.
  work.catch(() => (known ? counts.set(kind, known) : counts.delete(kind)));
  return known && age < givenOutFor ? known.work : work;
}
