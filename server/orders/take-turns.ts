export type TakeTurns = <Result>(queue: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Makes a function that runs the work of one queue one after another, in the order of the calls. Orders that would wait
 * for one row in the database wait here instead, where they hold none of the connections that all others need.
 */
export function createTurns(): TakeTurns {
  const last = new Map<string, Promise<unknown>>();
  return async (queue, work) => {
    const mine = (last.get(queue) ?? Promise.resolve()).then(work, work);
    last.set(queue, mine);
    try {
      return await mine;
    } finally {
      if (last.get(queue) === mine) last.delete(queue);
    }
  };
}
