/** Thrown instead of waiting in a queue that is full; answered with 503 and the advice to come back. */
export class QueueFullError extends Error {
  readonly statusCode = 503;
  constructor() {
    super("The queue is full.");
  }
}

export type BoundedQueue = {
  /**
   * Runs `work` once a slot is free; throws QueueFullError at once if too many wait already. Urgent work goes before
   * the rest, and in a full queue it takes the place of the last that is not urgent, which gets the error.
   */
  run<Result>(work: () => Promise<Result>, isUrgent?: boolean): Promise<Result>;
};

type Waiting = { isUrgent: boolean; start: () => void; refuse: () => void };

export function createBoundedQueue(size: { atOnce: number; waiting: number }): BoundedQueue {
  const waiting: Waiting[] = [];
  let working = 0;

  function isFullFor(isUrgent: boolean): boolean {
    if (waiting.length < size.waiting) return false;
    if (!isUrgent || waiting.at(-1)?.isUrgent !== false) return true;
    waiting.pop()?.refuse();
    return false;
  }

  function wait(isUrgent: boolean): Promise<void> {
    return new Promise((start, reject) => {
      const behind = isUrgent ? waiting.findIndex((other) => !other.isUrgent) : -1;
      const place = behind === -1 ? waiting.length : behind;
      waiting.splice(place, 0, { isUrgent, start, refuse: () => reject(new QueueFullError()) });
    });
  }

  /** A free slot goes to the longest waiting, so that nothing as urgent overtakes. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next.start();
    else working -= 1;
  }

  return {
    run: async (work, isUrgent = false) => {
      if (working < size.atOnce) working += 1;
      else if (isFullFor(isUrgent)) throw new QueueFullError();
      else await wait(isUrgent);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
