import { createHmac } from "node:crypto";
import type { Database } from "#database/connect.ts";
import { type Executor, write, writeFirst } from "#database/query.ts";

export type Taken =
  /** `giveBack` undoes it, for limits that only count what went wrong. */
  | { outcome: "taken"; giveBack(): Promise<void> }
  /** All are used up for so many seconds. */
  | { outcome: "refused"; seconds: number };

type CountedLimit = { name: string; max: number; window: number };

export type RateCounters = {
  /**
   * Takes one of `max` that `subject` has in a window of so many milliseconds, if there is one left; with the client of
   * a transaction only if that is committed.
   */
  take(limit: CountedLimit, subject: string, executor?: Executor): Promise<Taken>;
};

type Row = { taken: boolean; resets_at: string; seconds: number };

// One statement, so that of any number of requests at once no more than `max` get through. One that is refused leaves
// the counter as it is. `waiting` finds nothing while the first row of a key is still being written by somebody else.
function takeOne(executor: Executor, row: { key: string; max: number; window: number }) {
  return writeFirst(executor)<Row>`
    with taken as (
      insert into rate_counters as counter (key, count, resets_at)
      values (${row.key}, 1, now() + ${row.window}::float8 * interval '1 millisecond')
      on conflict (key) do update set
        count = case when counter.resets_at <= now() then 1 else counter.count + 1 end,
        resets_at = case when counter.resets_at <= now() then excluded.resets_at else counter.resets_at end
      where counter.resets_at <= now() or counter.count < ${row.max}::integer
      returning resets_at
    ), waiting as (
      select resets_at from rate_counters where key = ${row.key} and not exists (select from taken)
    )
    select true as taken, resets_at::text, 0::float8 as seconds from taken
    union all
    select false, resets_at::text, extract(epoch from resets_at - now())::float8 from waiting`;
}

/** Where guesses are counted, and the key of the digests that they are counted by. */
export type CounterStore = { database: Pick<Database, "pool">; secretKey: Buffer };

/** They survive a restart and hold across processes. Keys are stored as keyed digests alone. */
export function createRateCounters(store: CounterStore): RateCounters {
  const { pool } = store.database;

  function keyOf(name: string, subject: string): string {
    const digest = createHmac("sha256", store.secretKey).update(`rate ${name}\n${subject}`);
    return `${name} ${digest.digest("base64url")}`;
  }

  return {
    take: async ({ name, max, window }, subject, executor = pool) => {
      const key = keyOf(name, subject);
      const row = await takeOne(executor, { key, max, window });
      if (!row?.taken) return { outcome: "refused", seconds: Math.max(row?.seconds ?? window / 1_000, 1) };
      const giveBack = async () => {
        await write(executor)`
          update rate_counters set count = count - 1
          where key = ${key} and count > 0 and resets_at = ${row.resets_at}::timestamptz`;
      };
      return { outcome: "taken", giveBack };
    },
  };
}
