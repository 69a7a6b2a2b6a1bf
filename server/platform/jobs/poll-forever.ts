import { setInterval } from "node:timers";

type Work = {
  /** Does the next thing that is due; false when nothing is. An error ends the turn. */
  next: () => Promise<boolean>;
  /** Milliseconds between two looks at whether anything is due. */
  interval: number;
  atOnce?: number;
};

/**
 * Does all that is due, again and again. Each look begins a turn, and so does each thing that is done, beside the turn
 * that did it, up to `atOnce`: where nothing is due one asks, and what takes long holds up the others until the next
 * look at most. Gives what stops it, which waits for what is under way.
 */
export function pollForever({ next, interval, atOnce = 1 }: Work): () => Promise<void> {
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
