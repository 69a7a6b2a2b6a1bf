import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { rollBack } from "#database/transaction.ts";
import { createKeyedMutex, type KeyedMutex } from "#server/platform/jobs/keyed-mutex.ts";

/** Milliseconds between two tries to get the lock from another process. */
const pause = 500;

export type ImportMutex = <Result>(signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>;

/** Creates a mutex that runs one import at a time across all processes. */
export function createImportMutex(pool: pg.Pool): ImportMutex {
  const runExclusive: KeyedMutex = createKeyedMutex();
  return (signal, work) =>
    runExclusive("import", async () => {
      signal.throwIfAborted();
      const client = await pool.connect();
      try {
        // A transaction lock, because a pooler gives no session to hold one; the wait reads nothing.
        await client.query("begin; set local idle_in_transaction_session_timeout = 0");
        while (!(await isMine(client))) await sleep(pause, undefined, { signal });
        return await work();
      } finally {
        // The lock ends with its transaction, or else with its connection.
        client.release(!(await rollBack(client)));
      }
    });
}

async function isMine(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(
    "select pg_try_advisory_xact_lock(hashtext('product_import')) as mine",
  );
  return rows[0]?.mine === true;
}
