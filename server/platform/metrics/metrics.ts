import type pg from "pg";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import packageFile from "../../../package.json" with { type: "json" };

export type WorkLoad = { underWay: number; waiting: number };

export type WatchedCache = { readonly size: number; readonly lookups: { kept: number; made: number } };

export type Answer = {
  route: string;
  method: string;
  status: number | "given up";
  work: string;
  /** Until it was sent or its sender left; undefined where they left while it was being sent. */
  seconds: number | undefined;
};

/** The metrics of this process. None names a customer, an order or an address of a page. */
export type Metrics = {
  registry: Registry;
  noteAnswer(answer: Answer): void;
  noteRefusal(work: string): void;
  noteCount(place: "redis" | "here"): void;
  watchWork<Name extends string>(names: readonly Name[], loadOf: (name: Name) => WorkLoad): void;
  watchCache(name: string, cache: WatchedCache): void;
  watchPool(pool: pg.Pool): void;
  /** `read` is asked each time somebody looks; while it fails the figure is missing. */
  watchFigures(figure: { name: string; help: string; label: string }, read: () => Promise<Figures>): void;
};

export type Figures = Readonly<Record<string, number>>;

/** Seconds; what people wait for is around the middle, and a second is too long. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: "tabeeb_build_info",
    help: "1, labelled with the version of the shop: selects the processes of the shop among all that are watched.",
    labelNames: ["version"],
    registers,
    // Each worker says the same.
    aggregator: "max",
  }).set({ version: packageFile.version }, 1);
  const answers = new Counter({
    name: "tabeeb_answers_total",
    help: "Answers by the pattern of their route and their status.",
    labelNames: ["route", "method", "status"],
    registers,
  });
  const seconds = new Histogram({
    name: "tabeeb_answer_seconds",
    help: "Seconds from the head of a request to the end of its answer, or until its sender gave up, by class of work.",
    labelNames: ["work"],
    buckets,
    registers,
  });
  const refusals = new Counter({
    name: "tabeeb_work_refused_total",
    help: "Requests that were refused because there was too much to do, by class of work.",
    labelNames: ["work"],
    registers,
  });
  const counts = new Counter({
    name: "tabeeb_limit_counts_total",
    help: "What was counted against a limit, by whether Redis counted it or, while that was away, this machine.",
    labelNames: ["place"],
    registers,
  });
  const loads = new Map<string, () => WorkLoad>();
  new Gauge({
    name: "tabeeb_work",
    help: "Requests under way and waiting, by class of work.",
    labelNames: ["work", "state"],
    registers,
    collect() {
      for (const [work, loadOf] of loads) {
        const { underWay, waiting } = loadOf();
        this.set({ work, state: "under way" }, underWay);
        this.set({ work, state: "waiting" }, waiting);
      }
    },
  });
  const caches = new Map<string, WatchedCache>();
  new Gauge({
    name: "tabeeb_cache_entries",
    help: "What a cache holds.",
    labelNames: ["cache"],
    registers,
    collect() {
      for (const [cache, { size }] of caches) this.set({ cache }, size);
    },
  });
  new Counter({
    name: "tabeeb_cache_lookups_total",
    help: "What was found in a cache, and what had to be made.",
    labelNames: ["cache", "outcome"],
    registers,
    collect() {
      this.reset();
      for (const [cache, { lookups }] of caches) {
        this.inc({ cache, outcome: "kept" }, lookups.kept);
        this.inc({ cache, outcome: "made" }, lookups.made);
      }
    },
  });
  return {
    registry,
    noteAnswer({ route, method, status, work, seconds: taken }) {
      answers.inc({ route, method, status });
      if (taken !== undefined) seconds.observe({ work }, taken);
    },
    noteRefusal: (work) => refusals.inc({ work }),
    noteCount: (place) => counts.inc({ place }),
    // The apps of a process share its figures: the one that was opened last is shown.
    watchWork(names, loadOf) {
      for (const name of names) {
        loads.set(name, () => loadOf(name));
        // A counter that begins with its first refusal has no rate for the first minute of a flood.
        refusals.inc({ work: name }, 0);
      }
    },
    watchCache: (name, cache) => {
      caches.set(name, cache);
    },
    watchPool(pool) {
      new Gauge({
        name: "tabeeb_database_connections",
        help: "Connections to the database, and who waits for one.",
        labelNames: ["state"],
        registers,
        collect() {
          this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
          this.set({ state: "idle" }, pool.idleCount);
          this.set({ state: "awaited" }, pool.waitingCount);
        },
      });
    },
    watchFigures({ name, help, label }, read) {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        // Each worker reports the same.
        aggregator: "max",
        async collect() {
          this.reset();
          const figures = await read().catch((): Figures => ({}));
          for (const [value, figure] of Object.entries(figures)) this.set({ [label]: value }, figure);
        },
      });
    },
  };
}
