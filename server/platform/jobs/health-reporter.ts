import type { BackgroundWork } from "#contract/reports/failures.ts";
import type { Executor } from "#database/query.ts";
import { recordFailure, takeFailureBack } from "./work-failures.ts";

export type FailureWatch = {
  met(error: unknown): void;
  /** It worked: the next failure is news again. */
  over(): void;
};

export type HealthReporter = {
  /** The watch of some work, or of a part of it such as one chore; the same one for everybody who asks. */
  watch(work: BackgroundWork, part?: string): FailureWatch;
};

export type HealthReporterOptions = {
  executor: Executor;
  log: { warn(facts: object, words: string): void };
  /** Whether the database is set up; before that there is nothing to work on, and what fails is no news. */
  isSetUp?: () => boolean;
  noteEvery?: number;
};

/**
 * Reports failures of background work: once in the log, and on the dashboard of every process as long as they last.
 * Stores the code or kind of an error, never its message, which may quote a customer.
 */
export function createHealthReporter({
  executor,
  log,
  isSetUp = () => true,
  noteEvery = 30_000,
}: HealthReporterOptions): HealthReporter {
  const watches = new Map<string, FailureWatch>();

  function createWatch(work: BackgroundWork, part: string): FailureWatch {
    let isFailing = false;
    let reason = "";
    let untold = 0;
    let notedAt = Number.NEGATIVE_INFINITY;
    // A process that was killed while it failed has left a note.
    let isNoteLeft = true;
    /** Notes are written one after the other, so that none outlives its end. */
    let writing = Promise.resolve();

    function write(note: () => Promise<void>): void {
      // Without the database the dashboard is down as well; the log has it.
      writing = writing.then(note).catch(() => undefined);
    }

    return {
      met(error) {
        if (!isSetUp()) return;
        reason = reasonOf(error);
        if (!isFailing) log.warn({ work, ...(part ? { part } : {}), reason }, "background work fails");
        isFailing = true;
        isNoteLeft = true;
        untold += 1;
        if (performance.now() - notedAt < noteEvery) return;
        notedAt = performance.now();
        write(async () => {
          const times = untold;
          if (times === 0) return;
          await recordFailure(executor, { work, part, reason, times });
          untold -= times;
        });
      },
      over() {
        if (!isNoteLeft) return;
        if (isFailing) log.warn({ work, ...(part ? { part } : {}) }, "background work succeeds again");
        isFailing = false;
        isNoteLeft = false;
        untold = 0;
        notedAt = Number.NEGATIVE_INFINITY;
        write(() =>
          takeFailureBack(executor, { work, part }).catch(() => {
            isNoteLeft = true;
          }),
        );
      },
    };
  }

  return {
    watch(work, part = "") {
      const key = `${work} ${part}`;
      const watch = watches.get(key) ?? createWatch(work, part);
      watches.set(key, watch);
      return watch;
    },
  };
}

/** Runs some work, reports its outcome to its watch, and passes it on. */
export async function reportHealth<Result>(
  watch: FailureWatch,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work();
    watch.over();
    return result;
  } catch (error) {
    watch.met(error);
    throw error;
  }
}

/** An error as its code or its kind, never its words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if ("reason" in error && typeof error.reason === "string") return error.reason;
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
