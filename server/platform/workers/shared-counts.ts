import cluster from "node:cluster";
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

type Question = { type: "count"; id: number; key: string; window: number; by: Step };
type Answer = Counted & { type: "counted"; id: number };

function isOfType<Message extends { type: string }>(
  message: unknown,
  type: Message["type"],
): message is Message {
  return typeof message === "object" && message !== null && "type" in message && message.type === type;
}

/** In the primary: counts for all workers, so that however many there are no limit is wider. */
export function countForWorkers(): void {
  const counts = createCounts();
  cluster.on("message", (worker, message: unknown) => {
    if (!isOfType<Question>(message, "count")) return;
    const counted = counts.count(message.key, message.window, message.by);
    // A worker that dies meanwhile has nobody left to answer.
    if (worker.isConnected())
      worker.send({ type: "counted", id: message.id, ...counted } satisfies Answer, () => {});
  });
}

/** One more, or one given back. */
type Step = 1 | -1;

export type Count = (key: string, window: number, by?: Step) => Promise<Counted>;

export function countHere(): Count {
  const counts = createCounts();
  return async (key, window, by) => counts.count(key, window, by);
}

export function countInPrimary(): Count {
  let asked = 0;
  const waiting = new Map<number, (counted: Counted) => void>();
  process.on("message", (message: unknown) => {
    if (!isOfType<Answer>(message, "counted")) return;
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  return (key, window, by = 1) =>
    new Promise((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      process.send?.({ type: "count", id: asked, key, window, by } satisfies Question);
    });
}
