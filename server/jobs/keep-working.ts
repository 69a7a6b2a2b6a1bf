import { setInterval } from "node:timers";

type Work = {
  /** Does the next thing that is due; false when nothing is. What it throws ends the turn. */
  next: () => Promise<boolean>;
  interval: number;
  atOnce?: number;
};

/** Does all that is due, again and again. Gives what stops it, which waits for what is under way. */
export function keepWorking({ next, interval, atOnce = 1 }: Work): () => Promise<void> {
  const turns: (Promise<void> | undefined)[] = Array(atOnce).fill(undefined);
  let isStopped = false;
  const work = async () => {
    while (!isStopped && (await next())) {}
  };
  const timer = setInterval(() => {
    for (const [index, turn] of turns.entries()) {
      if (turn) continue;
      turns[index] = work()
        .catch(() => undefined)
        .finally(() => {
          turns[index] = undefined;
        });
    }
  }, interval);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await Promise.all(turns);
  };
}
