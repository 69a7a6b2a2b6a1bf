import cluster from "node:cluster";
import { type Count, type Counted, createCounts, type Step } from "#server/platform/http/count-here.ts";

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
    // A worker that dies meanwhile needs no answer.
    if (worker.isConnected())
      worker.send({ type: "counted", id: message.id, ...counted } satisfies Answer, () => {});
  });
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
