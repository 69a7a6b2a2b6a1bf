import cluster, { type Worker } from "node:cluster";
import { countForWorkers } from "./count-in-primary.ts";
import { isOpenMessage, roleForEnvironment, type WorkerRole } from "./worker-role.ts";

/** Milliseconds before a worker that died is started again; twice as many each time that it does not live long. */
const shortestWait = 500;
const longestWait = 30_000;
const longLife = 60_000;

type TeamOptions = {
  count: number;
  embedded: WorkerRole["embedded"];
  complain: (line: string) => void;
  onOpen: (port: number) => void;
  onRefusal: () => void;
};

/**
 * Starts `count` workers, which share the port and count their limits here. The first one prepares the database, the
 * others start once it can take orders. Dead workers are restarted. `complain` reports anomalies.
 */
export function employWorkers({ count, embedded, complain, onOpen, onRefusal }: TeamOptions): {
  stop(): Promise<void>;
} {
  countForWorkers();
  // Each worker accepts connections from the system directly: the others accept those that a dying worker has left.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const living = new Set<Worker>();
  const restarts = new Set<NodeJS.Timeout>();
  let isOpen = false;
  /** How many still have to open until the shop is as quick as it gets. */
  let awaited = count;
  let isStopping = false;

  const begin = (slot: number, wait = shortestWait) => {
    const role = { slot, workers: count, ...(embedded && { embedded }) };
    const bornAt = performance.now();
    const beginAgain = (how: string) => {
      if (isStopping) return;
      if (!isOpen) return onRefusal();
      const now = performance.now() - bornAt > longLife ? shortestWait : wait;
      complain(`Worker ${slot} ended (${how}). It is started again in ${now} ms.`);
      const restart = setTimeout(() => {
        restarts.delete(restart);
        begin(slot, Math.min(now * 2, longestWait));
      }, now);
      restarts.add(restart);
    };
    let worker: Worker;
    try {
      worker = cluster.fork(roleForEnvironment(role));
    } catch (error) {
      return beginAgain(`not begun: ${error}`);
    }
    living.add(worker);
    let port = 0;
    worker.once("listening", (address) => {
      port = address.port;
    });
    worker.on("message", (message: unknown) => {
      if (!isOpenMessage(message)) return;
      if (!isOpen) for (let other = 2; other <= count && !isStopping; other += 1) begin(other);
      isOpen = true;
      awaited -= 1;
      if (awaited === 0) onOpen(port);
    });
    worker.once("exit", (code: number | null, signal: string | null) => {
      if (living.delete(worker)) beginAgain(signal ?? `exit code ${code}`);
    });
    // The worker could not be started, or died while a message was sent; its exit event follows.
    worker.on("error", (error) => {
      if (worker.process.pid === undefined && living.delete(worker)) beginAgain(`not begun: ${error}`);
    });
  };
  begin(1);

  return {
    stop: async () => {
      isStopping = true;
      for (const restart of restarts) clearTimeout(restart);
      const ended = [...living].map((worker) => new Promise((resolve) => worker.once("exit", resolve)));
      for (const worker of living) worker.process.kill("SIGTERM");
      await Promise.all(ended);
    },
  };
}
