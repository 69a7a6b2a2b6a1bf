import { LRUCache } from "lru-cache";

export type Counted = { current: number; ttl: number };

/** Of all limits together; what has been quiet longest is forgotten first. */
const mostKeys = 100_000;

export function createCounts(now: () => number = () => performance.now()) {
  const windows = new LRUCache<string, { current: number; endsAt: number }>({ max: mostKeys });

  return {
    count(key: string, window: number, by: Step = 1): Counted {
      const at = now();
      const known = windows.get(key);
      const open = known && known.endsAt > at ? known : { current: 0, endsAt: at + window };
      open.current = Math.max(open.current + by, 0);
      windows.set(key, open);
      return { current: open.current, ttl: open.endsAt - at };
    },
  };
}

/** One more, or one given back. */
export type Step = 1 | -1;

export type Count = (key: string, window: number, by?: Step) => Promise<Counted>;

export function countHere(): Count {
  const counts = createCounts();
  return async (key, window, by) => counts.count(key, window, by);
}
