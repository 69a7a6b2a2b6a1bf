/** Thrown instead of waiting in a queue that is full; answered with 503 and the advice to come back. */
export class QueueFullError extends Error {
  readonly statusCode = 503;
  constructor() {
    super("The queue is full.");
  }
}

export type BoundedQueue = {
  /** Runs `work` when it is its turn; throws QueueFullError at once if too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
};

/** Makes a queue that works on `atOnce` pieces at the same time while at most `waiting` others wait. */
export function createBoundedQueue(size: { atOnce: number; waiting: number }): BoundedQueue {
  const waiting: (() => void)[] = [];
  let working = 0;

  /** A place goes straight to who waits for it, so that nobody overtakes. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }

  return {
    run: async (work) => {
      if (working < size.atOnce) working += 1;
      else if (waiting.length < size.waiting) await new Promise<void>((resolve) => waiting.push(resolve));
      else throw new QueueFullError();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
