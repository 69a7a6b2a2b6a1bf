import { setTimeout as sleep } from "node:timers/promises";
import { isTransientError } from "../http/transient-error.ts";
import type { FailureWatch } from "./health-reporter.ts";
import { pollForever } from "./poll-forever.ts";

export type Workers = {
  /** How many are delivered at once: one that hangs does not stop the others. */
  lanes: number;
  /**
   * Delivers what is due longest and writes down what became of it; gives whether there was anything. `cut` ends what
   * is under way.
   */
  deliverNext: (cut: AbortSignal) => Promise<boolean>;
  outage: FailureWatch;
  /** Milliseconds of pause after each delivery, asked then: it takes of the thread that answers requests. */
  pause: () => number;
  pollInterval: number;
  shutdownTimeout: number;
};

/**
 * Gives what ends it, which waits for what is under way, but not for long. Any number of processes may do so on one
 * database.
 */
export function startWorkers(options: Workers): () => Promise<void> {
  const { lanes, pause, pollInterval, shutdownTimeout } = options;
  const stopping = new AbortController();
  const cutting = new AbortController();
  const next = async () => {
    const found = await delivered(options, cutting.signal);
    if (found) await sleep(pause(), undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    return found;
  };
  const stop = pollForever({ next, interval: pollInterval, atOnce: lanes });
  return async () => {
    stopping.abort();
    const shutdownTimer = setTimeout(() => cutting.abort(), shutdownTimeout);
    await stop();
    clearTimeout(shutdownTimer);
  };
}

/** Whether there was anything to deliver; a database that is away counts as none. */
async function delivered({ deliverNext, outage }: Workers, cut: AbortSignal): Promise<boolean> {
  try {
    const found = await deliverNext(cut);
    outage.over();
    return found;
  } catch (error) {
    outage.met(error);
    return false;
  }
}

const settleInterval = 1_000;

/**
 * Writes down what became of a delivery: what has left must not leave again because the database was away for a moment.
 */
export async function retryUntilPersisted(write: () => Promise<void>, cut: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (cut.aborted || !isTransientError(error)) throw error;
      await sleep(settleInterval, undefined, { signal: cut, ref: false }).catch(() => {});
    }
  }
}
