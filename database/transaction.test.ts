import { beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "./testing/create-test-database.ts";
import { execute } from "./testing/test-server.ts";
import { withTransaction } from "./transaction.ts";

const { pool, ownerUrl } = await createTestDatabase();
await execute(ownerUrl, "create table counter (id int primary key, value int not null check (value < 100))");

beforeEach(async () => {
  await pool.query("insert into counter values (1, 0), (2, 0) on conflict (id) do update set value = 0");
});

async function readCounter(id: number): Promise<unknown> {
  const { rows } = await pool.query("select value from counter where id = $1", [id]);
  return rows[0]?.value;
}

test("work that succeeds is kept", async () => {
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
  expect(runs).toBe(3);
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

test("a connection lost during the work is not given to the next one", async () => {
  const work = withTransaction(pool, async (client) => {
    await execute(
      ownerUrl,
      "select pg_terminate_backend(pid) from pg_stat_activity where state like 'idle in%'",
    );
    await client.query("select 1");
  });
  await expect(work).rejects.toThrow();
  expect(await readCounter(1)).toBe(0);
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
