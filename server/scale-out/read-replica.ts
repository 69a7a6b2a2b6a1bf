import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { createDatabase, type Database } from "#database/connect.ts";
import { type Executor, readFirst } from "#database/query.ts";
import type { TraceStep } from "#database/trace-step.ts";
import type { CatalogVersion } from "#server/platform/cache/catalog-version.ts";
import { tookTooLong } from "#server/platform/http/transient-error.ts";
import type { FailureWatch } from "#server/platform/jobs/health-reporter.ts";

export type ReadReplica = {
  /** Answers from the replica, or from the primary while that is away or behind. For reads alone. */
  database: Database;
  /** The version that everything read here has reached; caches store it. */
  catalogVersion: CatalogVersion;
  stop(): Promise<void>;
};

/** Milliseconds that a replica may be behind; after that the primary is asked. */
const longestLag = 1_000;
/** Milliseconds for which its answer is waited; so long lists take where there are a million products. */
const longestAnswer = 1_000;
const lookEvery = 100;
const lookAgainAfter = 10;

const readVersion = (executor: Executor) => readFirst(executor)<{ version: number }>`
  select version from catalog_version`;

/**
 * Reads the catalogue from a replica at `url`. Cache the results under the older of the versions that the two servers
 * are known to have (docs/decisions/080-read-replica.md), so that a change announced before it is replicated is not
 * missed.
 */
export function readFromReplica(
  url: string,
  {
    primary,
    isPooled,
    watched,
    failures,
    traceStep,
  }: {
    primary: Database;
    isPooled: boolean;
    watched: CatalogVersion;
    failures: FailureWatch;
    traceStep: TraceStep | undefined;
  },
): ReadReplica {
  const database = createDatabase(url, { isPooled, givesUpAfter: longestAnswer, traceStep });
  const askReplica: (...question: unknown[]) => Promise<pg.QueryResult> = database.pool.query.bind(
    database.pool,
  );
  const askPrimary: typeof askReplica = primary.pool.query.bind(primary.pool);
  const replica = { query: askReplica } as Executor;
  let known = 0;
  const ending = new AbortController();
  let isAsked = false;
  let behindSince: number | undefined;

  async function ask(...question: unknown[]) {
    if (!isAsked) return askPrimary(...question);
    try {
      return await askReplica(...question);
    } catch (error) {
      // The primary would need as long.
      if (tookTooLong(error)) throw error;
      isAsked = false;
      return askPrimary(...question);
    }
  }
  // The query builder asks through it as well.
  Object.assign(database.pool, { query: ask });

  async function look(): Promise<void> {
    try {
      const row = await readVersion(replica);
      known = row?.version ?? 0;
      if (known >= watched.current()) {
        behindSince = undefined;
        isAsked = true;
        failures.over();
        return;
      }
      behindSince ??= performance.now();
      if (performance.now() - behindSince < longestLag) return;
      throw new ReplicaBehindError();
    } catch (error) {
      isAsked = false;
      failures.met(error);
    }
  }

  const isBehind = () => isAsked && known < watched.current();

  async function follow(): Promise<void> {
    while (!ending.signal.aborted) {
      await look();
      const pause = isBehind() ? lookAgainAfter : lookEvery;
      await sleep(pause, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  }

  const following = follow();
  return {
    database,
    catalogVersion: {
      ...watched,
      current: () => (isAsked ? Math.min(watched.current(), known) : watched.current()),
      catchUp: async () => {
        await watched.catchUp();
        while (isBehind() && !ending.signal.aborted) await sleep(lookAgainAfter);
      },
    },
    stop: async () => {
      ending.abort();
      await following;
      await database.close();
    },
  };
}

class ReplicaBehindError extends Error {
  override name = "ReplicaBehindError";
}
