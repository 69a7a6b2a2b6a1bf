/** How much of one class is worked on and may wait. Times are in milliseconds. */
export type WorkLimits = {
  /** Requests under way at the same time. */
  atOnce: number;
  /** Requests that may wait for their turn. */
  waiting: number;
  /** While one has waited longer than this, nobody new may wait: newcomers are refused at once. */
  patience: number;
  /** Who has waited this long is refused after all: the work ahead hangs. */
  deadline: number;
};

/** Every class of work, the most urgent first. */
export const workClasses = {
  /** Placing, tracking, changing and cancelling an order, and what a checkout asks for. */
  till: { atOnce: 24, waiting: 300, patience: 600, deadline: 900 },
  /** Pages that are ready in memory: worth a place, because refusing costs nearly as much as answering. */
  readyPages: { atOnce: 16, waiting: 100, patience: 500, deadline: 900 },
  /** Passwords wait in a queue of their own (accounts/hash-password.ts), so that they take no places of others. */
  login: { atOnce: 64, waiting: 0, patience: 0, deadline: 0 },
  /** What people do who are logged in, customers and staff. */
  signedIn: { atOnce: 8, waiting: 64, patience: 500, deadline: 900 },
  /** Pages that have to be rendered, and the catalogue: as many may wait as 20 ms each lets through within the deadline. */
  browsing: { atOnce: 6, waiting: 40, patience: 600, deadline: 900 },
  /** Figures and files of the back office; who asked for a year of sales waits for it. */
  reports: { atOnce: 3, waiting: 12, patience: 2_000, deadline: 2_500 },
  /**
   * Pictures that are drawn when first asked for, up to some seconds each in threads of their own. One at a time leaves the
   * other processor to everybody else; of one page some dozens come at once, and a visitor sees the rest of it meanwhile.
   */
  drawings: { atOnce: 1, waiting: 300, patience: 30_000, deadline: 45_000 },
} as const satisfies Record<string, WorkLimits>;

export type WorkClass = keyof typeof workClasses;

/** One request that wants to be worked on. */
type Job = {
  start(): void;
  refuse(): void;
  /** Whether whoever sent it has left meanwhile. */
  isGone(): boolean;
};

type WorkQueues = {
  /** Starts the job now, lets it wait, or refuses it. */
  enter(name: WorkClass, job: Job): void;
  /** Says that a job that was started needs its place no longer. */
  leave(name: WorkClass): void;
  /** Refuses who has waited for too long; to be called often. */
  refuseLate(): void;
  /** What is under way and waiting now. */
  load(name: WorkClass): { underWay: number; waiting: number };
};

type Lane = WorkLimits & { working: number; queue: { job: Job; since: number }[] };

type Surroundings = {
  /** Milliseconds of any clock that only goes forward. */
  now(): number;
  /** Runs something after what is waiting at the sockets was read, so that the most urgent of it goes first. */
  soon(work: () => void): void;
  /** Milliseconds that a request has waited at its socket before it came here: the length of the last turn of the event loop. */
  delay(): number;
};

/**
 * Queues of all classes on one event loop. A class never holds more places than its own, so that a flood of one leaves the
 * others theirs; while more urgent work waits, a class works on one request at a time.
 */
export function createWorkQueues(
  limits: Record<WorkClass, WorkLimits>,
  { now, soon, delay }: Surroundings,
): WorkQueues {
  const names = Object.keys(workClasses) as WorkClass[];
  const lanes = new Map<WorkClass, Lane>(
    names.map((name) => [name, { ...limits[name], working: 0, queue: [] }]),
  );
  let isAwaited = false;

  const laneOf = (name: WorkClass): Lane => {
    const lane = lanes.get(name);
    if (!lane) throw new Error(`There is no class of work named ${name}.`);
    return lane;
  };

  const placesOf = (lane: Lane): number => {
    for (const other of lanes.values()) {
      if (other === lane) break;
      if (other.queue.length > 0) return 1;
    }
    return lane.atOnce;
  };

  const startWaiting = () => {
    isAwaited = false;
    for (const lane of lanes.values()) {
      while (lane.queue.length > 0 && lane.working < placesOf(lane)) {
        const next = lane.queue.shift();
        if (!next || next.job.isGone()) continue;
        lane.working += 1;
        next.job.start();
      }
    }
  };

  const awaitTurn = () => {
    if (isAwaited) return;
    isAwaited = true;
    soon(startWaiting);
  };

  const isImpatient = ({ queue: [first], patience }: Lane) =>
    first !== undefined && now() - first.since + delay() > patience;

  return {
    enter: (name, job) => {
      const lane = laneOf(name);
      if (lane.queue.length === 0 && lane.working < placesOf(lane)) {
        lane.working += 1;
        job.start();
      } else if (lane.queue.length >= lane.waiting || isImpatient(lane)) {
        job.refuse();
      } else {
        lane.queue.push({ job, since: now() });
      }
    },
    leave: (name) => {
      laneOf(name).working -= 1;
      awaitTurn();
    },
    load: (name) => {
      const { working, queue } = laneOf(name);
      return { underWay: working, waiting: queue.length };
    },
    refuseLate: () => {
      for (const lane of lanes.values()) {
        const late = lane.queue.filter(({ since }) => now() - since > lane.deadline);
        if (late.length === 0) continue;
        lane.queue = lane.queue.filter((waiting) => !late.includes(waiting));
        for (const { job } of late) job.refuse();
      }
      awaitTurn();
    },
  };
}
