import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { isConnectionError, retryOnConnectionLoss } from "#database/connection-errors.ts";
import { tracerOf } from "./trace-step.ts";

const attempts = 3;

// serialization_failure and deadlock_detected: nothing is wrong with the work, it only met other work.
const retryableCodes = new Set(["40001", "40P01"]);

/**
 * Runs `work` in one transaction and gives its result once PostgreSQL has confirmed the commit. Work that lost against
 * other transactions is run again, at most three times in all, so it must have no effect outside of the database. So is
 * work whose connection was lost before its commit, for a moment: a database that is started again is back within a
 * second. Any other error rolls back and is thrown on. When the connection breaks during the commit itself its outcome
 * is unknown: that error is thrown, never retried.
 */
export async function withTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  let isCommitting = false;
  const onCommit = () => {
    isCommitting = true;
  };
  const run = () => {
    isCommitting = false;
    return tracerOf(pool)({ name: "transaction" }, () => runOnce(pool, work, onCommit));
  };
  const mayRepeat = () => !isCommitting && !pool.ending;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await retryOnConnectionLoss(run, mayRepeat);
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error;
      await sleep(Math.random() * 20 * attempt);
    }
  }
}

async function runOnce<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  onCommit: () => void,
): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query("begin");
    const result = await work(client);
    onCommit();
    await commit(client);
    return result;
  } catch (error) {
    // A connection that hangs would let the rollback wait as long again; PostgreSQL rolls back what it has lost.
    broken = isConnectionError(error) || !(await rollBack(client));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** A failed transaction's commit is answered with ROLLBACK and without an error. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query("commit");
  if (command !== "COMMIT")
    throw new Error("The transaction had failed before its commit and was rolled back.");
}

/** Gives false where it could not be, and the connection is of no more use. */
export async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query("rollback");
    return true;
  } catch {
    return false;
  }
}

/** Whether a transaction failed only because of others that ran beside it, and may be run again. */
export function isRetryable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code !== undefined && retryableCodes.has(error.code);
}
