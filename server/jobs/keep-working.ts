import { setInterval } from "node:timers";

type Work = {
  /** Does the next thing that is due; false when nothing is. What it throws ends the turn. */
  next: () => Promise<boolean>;
  /** Milliseconds between two looks at whether anything is due. */
  interval: number;
  atOnce?: number;
};

/**
 * Does all that is due, again and again. At each look one turn begins, and another one beside it with each thing that was due, up to
 * `atOnce`: whoever has nothing to do asks once, and one thing that takes long does not stop the others. Gives what stops it, which
 * waits for what is under way.
 */
export function keepWorking({ next, interval, atOnce = 1 }: Work): () => Promise<void> {
  const turns = new Set<Promise<void>>();
  let isStopped = false;
  const work = async () => {
    while (!isStopped && (await next())) begin();
  };
  const begin = () => {
    if (isStopped || turns.size >= atOnce) return;
    const turn = work()
      .catch(() => undefined)
      .finally(() => turns.delete(turn));
    turns.add(turn);
  };
  begin();
  const timer = setInterval(begin, interval).unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await Promise.all(turns);
  };
}
