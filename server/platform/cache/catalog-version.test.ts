import type pg from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "#database/testing/create-test-database.ts";
import { watchCatalogVersion } from "./catalog-version.ts";

const database = await createTestDatabase();
const quiet = { met: () => {}, over: () => {} };

function rename(): Promise<unknown> {
  return database.pool.query(
    "insert into categories (id, name, position) values (gen_random_uuid(), $1, 0)",
    [String(Math.random())],
  );
}

/** Longer than any test: only what is announced is learned. */
const never = 1_000_000_000;
/** Of no database: nothing is announced. */
const nowhere = "postgres://nobody@127.0.0.1:1/none";

test("every process learns of a change by its announcement", async () => {
  const processes = await Promise.all(
    [1, 2, 3].map(() => watchCatalogVersion(database.pool, database.directUrl, quiet, never)),
  );
  const before = processes.map((process) => process.current());
  await rename();
  for (const [index, process] of processes.entries()) {
    await expect.poll(() => process.current(), { timeout: 10_000 }).toBeGreaterThan(before[index] ?? 0);
  }
  await Promise.all(processes.map((process) => process.stop()));
});

test("also one that hears no announcements, by looking", async () => {
  const process = await watchCatalogVersion(database.pool, nowhere, quiet, 20);
  const before = process.current();
  await rename();
  await expect.poll(() => process.current(), { timeout: 10_000 }).toBeGreaterThan(before);
  await process.stop();
});

test("one whose announcements are cut off listens again", async () => {
  const process = await watchCatalogVersion(database.pool, database.directUrl, quiet, never);
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
  );
  const before = process.current();
  await rename();
  await expect.poll(() => process.current(), { timeout: 10_000 }).toBeGreaterThan(before);
  await process.stop();
});

test("a process that polls sees earlier writes at once", async () => {
  const process = await watchCatalogVersion(database.pool, database.directUrl, quiet);
  const before = process.current();
  await rename();
  await process.catchUp();
  expect(process.current()).toBeGreaterThan(before);
  await process.stop();
});

test("an answer that comes late counts no change twice", async () => {
  let hold: Promise<void> | undefined;
  const slow = new Proxy(database.pool, {
    get: (pool, key) =>
      key === "query"
        ? async (config: pg.QueryConfig) => {
            await hold;
            return pool.query(config);
          }
        : Reflect.get(pool, key, pool),
  });
  const process = await watchCatalogVersion(slow, nowhere, quiet, never);
  let letGo = () => {};
  hold = new Promise((resolve) => {
    letGo = resolve;
  });
  const late = process.catchUp();
  hold = undefined;
  await database.pool.query("select note_catalog_change('{p:scrubs}')");
  await process.catchUp();
  const before = process.current();
  await database.pool.query("select note_catalog_change('{p:cap}')");
  letGo();
  await late;
  expect(process.changesSince(before)).toEqual(new Set(["p:cap"]));
  await process.stop();
});

test("a change that is rolled back is none", async () => {
  const process = await watchCatalogVersion(database.pool, database.directUrl, quiet);
  const before = process.current();
  const client = await database.pool.connect();
  await client.query("begin");
  await client.query("delete from categories");
  await client.query("rollback");
  client.release();
  await process.catchUp();
  expect(process.current()).toBe(before);
  // The same, not rolled back, is one.
  await database.pool.query("delete from categories");
  await process.catchUp();
  expect(process.current()).toBeGreaterThan(before);
  await process.stop();
});
