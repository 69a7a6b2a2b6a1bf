import pg from "pg";
import { beforeEach, expect, test, vi } from "vitest";
import { createDatabase, databaseTimeouts } from "./connect.ts";
import { createProxy } from "./testing/create-proxy.ts";
import { createTestDatabase } from "./testing/create-test-database.ts";
import { execute } from "./testing/test-server.ts";
import { withTransaction } from "./transaction.ts";

const { pool, ownerUrl, directUrl } = await createTestDatabase({ timeouts: databaseTimeouts });
await execute(ownerUrl, "create table counter (id int primary key, value int not null check (value < 100))");

beforeEach(async () => {
  await pool.query("insert into counter values (1, 0), (2, 0) on conflict (id) do update set value = 0");
});

async function readCounter(id: number): Promise<unknown> {
  const { rows } = await pool.query("select value from counter where id = $1", [id]);
  return rows[0]?.value;
}

test("commits work that succeeds", async () => {
  const result = await withTransaction(pool, async (client) => {
    await client.query("update counter set value = 5 where id = 1");
    return "done";
  });
  expect(result).toBe("done");
  expect(await readCounter(1)).toBe(5);
});

test("work that fails leaves nothing behind, and its connection is free again", async () => {
  const work = withTransaction(pool, async (client) => {
    await client.query("update counter set value = 5 where id = 1");
    throw new Error("changed my mind");
  });
  await expect(work).rejects.toThrow("changed my mind");
  expect(await readCounter(1)).toBe(0);
  expect(pool.idleCount).toBe(pool.totalCount);
});

test("work that swallows a failed statement is not reported as done", async () => {
  const work = withTransaction(pool, async (client) => {
    await client.query("update counter set value = 500 where id = 1").catch(() => {});
    return "done";
  });
  await expect(work).rejects.toThrow("was rolled back");
});

test("of two transactions in a deadlock the loser is run again", async () => {
  const bothHold = createBarrier(2);
  let runs = 0;
  const addOneTo = (first: number, second: number) =>
    withTransaction(pool, async (client) => {
      runs += 1;
      await client.query("update counter set value = value + 1 where id = $1", [first]);
      await bothHold();
      await client.query("update counter set value = value + 1 where id = $1", [second]);
    });
  await Promise.all([addOneTo(1, 2), addOneTo(2, 1)]);
  // On a busy machine the two may meet once more.
  expect(runs).toBeGreaterThan(2);
  expect([await readCounter(1), await readCounter(2)]).toEqual([2, 2]);
});

test("work that loses every time is given up after three attempts", async () => {
  let runs = 0;
  const work = withTransaction(pool, async (client) => {
    runs += 1;
    await client.query("do $$ begin raise exception 'lost' using errcode = '40001'; end $$");
  });
  await expect(work).rejects.toMatchObject({ code: "40001" });
  expect(runs).toBe(3);
});

/** Ends the connection that is inside a transaction, as a restart of the server does. */
const endTransactions = () =>
  execute(
    ownerUrl,
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null",
  );

test("work whose connection is lost before its commit is run again on another one, and counts once", async () => {
  let runs = 0;
  await withTransaction(pool, async (client) => {
    runs += 1;
    await client.query("update counter set value = value + 1 where id = 1");
    if (runs === 1) await endTransactions();
    await client.query("update counter set value = value + 1 where id = 2");
  });
  expect(runs).toBe(2);
  expect([await readCounter(1), await readCounter(2)]).toEqual([1, 1]);
});

test("gives up work that loses its connection every time, and drops its connections", async () => {
  const work = withTransaction(pool, async (client) => {
    await endTransactions();
    await client.query("select 1");
  });
  await expect(work).rejects.toThrow();
  expect(pool.idleCount).toBe(pool.totalCount);
  expect(await readCounter(1)).toBe(0);
});

test("does not retry work that loses its connection during the commit, which may have succeeded", async () => {
  await execute(
    ownerUrl,
    `create function commit_slowly() returns trigger language plpgsql as
       $$ begin perform pg_sleep(1); return null; end $$;
     create constraint trigger slow_commit after update on counter deferrable initially deferred
       for each row when (new.value = 42) execute function commit_slowly();`,
  );
  let runs = 0;
  const work = withTransaction(pool, async (client) => {
    runs += 1;
    await client.query("update counter set value = 42 where id = 1");
  });
  const isCommitting = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep' and query = 'commit'`;
  await expect.poll(async () => (await pool.query(isCommitting)).rowCount).toBe(1);
  await Promise.all([expect(work).rejects.toThrow(), endTransactions()]);
  expect(runs).toBe(1);
});

test("on a connection that hangs no rollback is waited for", async () => {
  const proxy = await createProxy(directUrl);
  const database = createDatabase(proxy.url);
  const asked: unknown[] = [];
  const work = withTransaction(database.pool, async (client) => {
    vi.spyOn(client, "query").mockImplementation((...query: unknown[]) => {
      asked.push(query[0]);
      return Reflect.apply(pg.Client.prototype.query, client, query);
    });
    proxy.freeze();
    await client.query("select 1");
  });
  await expect(work).rejects.toThrow("Query read timeout");
  expect(asked).toEqual(["select 1"]);
  await database.close();
  proxy.close();
});

/** Lets the first `count` callers wait for each other, later ones pass. */
function createBarrier(count: number): () => Promise<void> {
  let arrived = 0;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    arrived += 1;
    if (arrived >= count) open();
    return opened;
  };
}

test("work that this machine was too busy to go on with is run again, whole", async () => {
  let runs = 0;
  await withTransaction(pool, async (client) => {
    runs += 1;
    await client.query("update counter set value = value + 1 where id = 1");
    if (runs === 1) standStill(databaseTimeouts.idleInTransaction + 200);
    await client.query("update counter set value = value + 1 where id = 2");
  });
  expect([runs, await readCounter(1), await readCounter(2)]).toEqual([2, 1, 1]);
});

/** As on a machine that gives the process no time: not even what PostgreSQL says is read. */
function standStill(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}
