import type { FastifyReply, FastifyRequest } from "fastify";
import type { Metrics } from "#server/platform/metrics/metrics.ts";
import { hasBody } from "./incoming-requests.ts";
import { sendBusyError } from "./send-error.ts";
import { addressBlock, isInProcess } from "./sender.ts";
import type { ShopApp } from "./shop-app.ts";

/** Times are in milliseconds. */
export type WorkLimits = {
  atOnce: number;
  waiting: number;
  /** While one request has waited longer than this, new ones are refused at once. */
  queueTimeout: number;
  /** A request that has waited this long is refused: the work ahead hangs. */
  deadline: number;
};

/** Every class of work, the most urgent first. */
export const workClasses = {
  orders: { atOnce: 24, waiting: 300, queueTimeout: 600, deadline: 900 },
  /** Pages that are ready in memory: worth a place, because refusing costs nearly as much as answering. */
  readyPages: { atOnce: 16, waiting: 100, queueTimeout: 500, deadline: 900 },
  /** Passwords wait in a queue of their own (accounts/hash-password.ts), so that they take no places of others. */
  login: { atOnce: 64, waiting: 0, queueTimeout: 0, deadline: 0 },
  signedIn: { atOnce: 8, waiting: 64, queueTimeout: 500, deadline: 900 },
  /**
   * Pages that have to be rendered, and the catalogue: as many may wait as 20 ms each lets through within the deadline.
   */
  browsing: { atOnce: 6, waiting: 40, queueTimeout: 600, deadline: 900 },
  /**
   * Figures and files of the back office; who asked for a year of sales waits for it. Of a process's four connections
   * one is always left to the others, also beside an import, which takes two.
   */
  reports: { atOnce: 2, waiting: 12, queueTimeout: 2_000, deadline: 2_500 },
  /**
   * Pictures that are drawn when first asked for, up to some seconds each in threads of their own. One at a time leaves
   * the other processor to everybody else; of one page some dozens come at once, and a visitor sees the rest of it
   * meanwhile.
   */
  drawings: { atOnce: 1, waiting: 300, queueTimeout: 30_000, deadline: 45_000 },
} as const satisfies Record<string, WorkLimits>;

export type WorkClass = keyof typeof workClasses;

/** Unqueued work answers at once from memory, or has its own queue. */
export type WorkOfRoute = WorkClass | "unqueued";

declare module "fastify" {
  interface FastifyRequest {
    work: WorkOfRoute;
  }
  interface FastifyInstance {
    /** Whether requests are under way or wait for their turn; files and what is in memory do not count. */
    isAnswering: () => boolean;
  }
  interface FastifyContextConfig {
    /** How urgent the work of this route is, where it is not `browsing`. */
    work?: WorkOfRoute | ((request: FastifyRequest) => WorkOfRoute);
    /** Sends the refusal, if not as the error body. */
    sendBusy?: (request: FastifyRequest, reply: FastifyReply, retryAfter: number) => void;
  }
}

/** Files cost next to nothing, and a page that lost half of them is worse than a slow one. */
const files = /^(\/[a-z-]+)?\/(assets|pictures)\//;

/** Milliseconds between two looks at the event loop and at who waits. */
const lookEvery = 20;

/** Seconds after which who was refused may ask again. */
const askAgainIn = 5;

const tellEvery = 10_000;

/**
 * Lets in as much as can be finished soon, the most urgent first, and refuses the rest at once (load shedding): each
 * class of work has its own places and its own bounded queue. A refused request has begun nothing.
 */
export function registerOverloadProtection(
  app: ShopApp,
  limits: Record<WorkClass, WorkLimits>,
  metrics: Pick<Metrics, "noteRefusal" | "watchWork">,
): void {
  let lastLook = performance.now();
  let lag = 0;
  const queues = createWorkQueues(limits, {
    now: () => performance.now(),
    soon: setImmediate,
    delay: () => lag,
  });
  const classes = Object.keys(workClasses) as WorkClass[];
  metrics.watchWork(classes, queues.load);
  app.decorate("isAnswering", () =>
    classes.some((name) => {
      const { underWay, waiting } = queues.load(name);
      return underWay + waiting > 0;
    }),
  );
  const timer = setInterval(() => {
    const now = performance.now();
    lag = Math.max(0, now - lastLook - lookEvery);
    lastLook = now;
    queues.refuseLate();
  }, lookEvery);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));

  /** Of each request that has a place: gives it back. */
  const leaves = new WeakMap<FastifyRequest, () => void>();
  const told = new Map<WorkClass, number>();
  const tell = (request: FastifyRequest, name: WorkClass) => {
    const now = performance.now();
    if (now - (told.get(name) ?? -tellEvery) < tellEvery) return;
    told.set(name, now);
    request.log.warn({ work: name }, "overloaded: requests are refused");
  };

  const jobOf = (name: WorkClass, request: FastifyRequest, reply: FastifyReply, done: () => void) => ({
    start: () => {
      const leave = () => {
        if (leaves.delete(request)) queues.leave(name);
      };
      leaves.set(request, leave);
      reply.raw.once("close", leave);
      done();
    },
    refuse: () => {
      tell(request, name);
      metrics.noteRefusal(name);
      const { sendBusy } = request.routeOptions.config;
      if (sendBusy) sendBusy(request, reply, askAgainIn);
      else sendBusyError(reply, askAgainIn);
    },
    owner: name === "drawings" ? addressBlock(request.ip) : undefined,
    isGone: () => reply.sent || reply.raw.destroyed,
  });

  app.decorateRequest("work", "unqueued");
  app.addHook("onRequest", (request, reply, done) => {
    const name = workOf(request);
    request.work = name;
    if (name === "unqueued") return done();
    queues.enter(name, jobOf(name, request, reply, done));
  });
  // Slow request bodies do not occupy a slot: the slot for reading ends with the body, and the work takes another.
  app.addHook("preParsing", (request, _reply, payload, done) => {
    if (hasBody(request) && !request.raw.complete) leaves.get(request)?.();
    done(null, payload);
  });
  app.addHook("preValidation", (request, reply, done) => {
    const { work } = request;
    if (work === "unqueued" || leaves.has(request)) done();
    else queues.enterAgain(work, jobOf(work, request, reply, done));
  });
  // Slow readers and long files do not occupy a slot.
  app.addHook("onSend", (request, _reply, payload, done) => {
    leaves.get(request)?.();
    done(null, payload);
  });
}

function workOf(request: FastifyRequest): WorkOfRoute {
  if (files.test(request.url) || isInProcess(request)) return "unqueued";
  const { work = "browsing" } = request.routeOptions.config;
  return typeof work === "function" ? work(request) : work;
}

type Job = {
  start(): void;
  refuse(): void;
  /** Whose it is, where those of one take turns with those of others; else all are in the order in which they came. */
  owner?: string | undefined;
  /** Whether its sender has disconnected meanwhile. */
  isGone(): boolean;
};

type WorkQueues = {
  enter(name: WorkClass, job: Job): void;
  /**
   * Comes back after its turn, which it left before it was done: ahead of all who wait, and not refused for their
   * number.
   */
  enterAgain(name: WorkClass, job: Job): void;
  leave(name: WorkClass): void;
  refuseLate(): void;
  load(name: WorkClass): { underWay: number; waiting: number };
};

/** `round`: the how many-th of its owner it is, from the round on in which the queue was when it came. */
type WaitingJob = { job: Job; since: number; round: number };
type ClassQueue = WorkLimits & { working: number; round: number; jobs: WaitingJob[] };

function roundOf({ jobs, round }: ClassQueue, { owner }: Job): number {
  if (owner === undefined) return round;
  const last = jobs.findLast((waiting) => waiting.job.owner === owner);
  return last ? last.round + 1 : round;
}

/** Round robin: a sender with many waiting requests does not delay one with a single request. */
function putInRound(queue: ClassQueue, waiting: WaitingJob): void {
  const behind = queue.jobs.findIndex(({ round }) => round > waiting.round);
  queue.jobs.splice(behind === -1 ? queue.jobs.length : behind, 0, waiting);
}

type Surroundings = {
  /** Milliseconds of any clock that only goes forward. */
  now(): number;
  soon(work: () => void): void;
  /**
   * Milliseconds that a request has waited at its socket before it came here: the length of the last turn of the event
   * loop.
   */
  delay(): number;
};

/**
 * Queues of all classes on one event loop. A class never holds more places than its own, so that a flood of one leaves
 * the others theirs; while more urgent work waits, a class works on one request at a time.
 */
export function createWorkQueues(
  limits: Record<WorkClass, WorkLimits>,
  { now, soon, delay }: Surroundings,
): WorkQueues {
  const names = Object.keys(workClasses) as WorkClass[];
  const queues = new Map<WorkClass, ClassQueue>(
    names.map((name) => [name, { ...limits[name], working: 0, round: 0, jobs: [] }]),
  );
  let isAwaited = false;

  const queueOf = (name: WorkClass): ClassQueue => {
    const queue = queues.get(name);
    if (!queue) throw new Error(`There is no class of work named ${name}.`);
    return queue;
  };

  const placesOf = (queue: ClassQueue): number => {
    for (const other of queues.values()) {
      if (other === queue) break;
      if (other.jobs.length > 0) return 1;
    }
    return queue.atOnce;
  };

  const startWaiting = () => {
    isAwaited = false;
    for (const queue of queues.values()) {
      while (queue.jobs.length > 0 && queue.working < placesOf(queue)) {
        const next = queue.jobs.shift();
        if (!next || next.job.isGone()) continue;
        queue.working += 1;
        queue.round = next.round;
        next.job.start();
      }
    }
  };

  const awaitTurn = () => {
    if (isAwaited) return;
    isAwaited = true;
    soon(startWaiting);
  };

  const isOverloaded = ({ jobs: [first], queueTimeout }: ClassQueue) =>
    first !== undefined && now() - first.since + delay() > queueTimeout;

  return {
    enter: (name, job) => {
      const queue = queueOf(name);
      if (queue.jobs.length === 0 && queue.working < placesOf(queue)) {
        queue.working += 1;
        return job.start();
      }
      const round = roundOf(queue, job);
      const last = queue.jobs.at(-1);
      const isFull = queue.jobs.length >= queue.waiting;
      // In the place of somebody who has more waiting.
      if (isFull && last && last.round > round) queue.jobs.pop()?.job.refuse();
      else if (isFull || isOverloaded(queue)) return job.refuse();
      putInRound(queue, { job, since: now(), round });
    },
    enterAgain: (name, job) => {
      const queue = queueOf(name);
      if (queue.working >= placesOf(queue))
        return void queue.jobs.unshift({ job, since: now(), round: queue.round });
      queue.working += 1;
      job.start();
    },
    leave: (name) => {
      queueOf(name).working -= 1;
      awaitTurn();
    },
    load: (name) => {
      const { working, jobs } = queueOf(name);
      return { underWay: working, waiting: jobs.length };
    },
    refuseLate: () => {
      for (const queue of queues.values()) {
        const late = queue.jobs.filter(({ since }) => now() - since > queue.deadline);
        if (late.length === 0) continue;
        queue.jobs = queue.jobs.filter((waiting) => !late.includes(waiting));
        for (const { job } of late) job.refuse();
      }
      awaitTurn();
    },
  };
}
