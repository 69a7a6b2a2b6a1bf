import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { beforeEach, expect, inject, onTestFinished, test } from "vitest";
import { createDatabase } from "./connect.ts";
import { assertMigrated, MigrationError, migrate } from "./migrate.ts";
import { execute, inDatabase } from "./testing/test-server.ts";

let url: string;
let folder: string;

beforeEach(async () => {
  const server = inject("testServer");
  const name = `tabeeb_test_${randomBytes(6).toString("hex")}`;
  await execute(server.ownerUrl, `create database ${name}`);
  url = inDatabase(server.ownerUrl, name);
  folder = await mkdtemp(join(tmpdir(), "tabeeb-migrations-"));
  return async () => {
    await execute(server.ownerUrl, `drop database ${name} with (force)`);
    await rm(folder, { recursive: true });
  };
});

function writeMigration(name: string, content: string): Promise<void> {
  return writeFile(join(folder, `${name}.sql`), content);
}

async function read(statement: string): Promise<unknown[]> {
  const database = createDatabase(url);
  onTestFinished(() => database.close());
  const { rows } = await database.pool.query(statement);
  return rows;
}

test("migrations are applied in order, each once, several statements to a file", async () => {
  await writeMigration("002-fill", "insert into note values (1); insert into note values (2);");
  await writeMigration("001-create", "create table note (id int);");
  expect(await migrate(url, folder)).toEqual(["001-create", "002-fill"]);
  expect(await migrate(url, folder)).toEqual([]);
  await writeMigration("003-more", "insert into note values (3)");
  expect(await migrate(url, folder)).toEqual(["003-more"]);
  expect(await read("select id from note order by id")).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
});

test("of processes that start together each migration is applied by one", async () => {
  await writeMigration("001-create", "create table note (id int); select pg_sleep(0.1);");
  await writeMigration("002-fill", "insert into note values (1); select pg_sleep(0.1);");
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url, folder)));
  expect(applied.flat().sort()).toEqual(["001-create", "002-fill"]);
  expect(await read("select id from note")).toEqual([{ id: 1 }]);
});

test("a migration that fails leaves nothing, keeps the earlier ones, and can be mended", async () => {
  await writeMigration("001-create", "create table note (id int);");
  await writeMigration("002-bad", "create table half (id int); insert into note values ('x');");
  await writeMigration("003-later", "insert into note values (3);");
  const failing = migrate(url, folder);
  await expect(failing).rejects.toThrow(MigrationError);
  await expect(failing).rejects.toThrow(
    /The migration 002-bad failed and was rolled back.*invalid input syntax/,
  );
  expect(await read("select to_regclass('half') as half")).toEqual([{ half: null }]);
  expect(await read("select id from note")).toEqual([]);
  await writeMigration("002-bad", "insert into note values (2);");
  expect(await migrate(url, folder)).toEqual(["002-bad", "003-later"]);
});

test("a migration that meets older processes in a deadlock is applied all the same", async () => {
  await writeMigration("001-create", "create table one (id int); create table two (id int);");
  await migrate(url, folder);
  await writeMigration(
    "002-change",
    "alter table one add at int; select pg_sleep(0.3); alter table two add at int;",
  );
  const { pool, close } = createDatabase(url);
  onTestFinished(close);
  const migrating = migrate(url, folder);
  const isHeld = "select from pg_locks where relation = 'one'::regclass and mode = 'AccessExclusiveLock'";
  await expect.poll(async () => (await pool.query(isHeld)).rowCount, { interval: 10 }).toBe(1);
  // The migration is waited for, so that of the two it is the one that finds the deadlock.
  const older = pool.connect().then(async (client) => {
    await client.query("begin; set local deadlock_timeout = '5s'; lock two in access share mode");
    await client.query("lock one in access share mode");
    await client.query("commit");
    client.release();
  });
  await Promise.all([migrating, older]);
  expect(await read("select one.at, two.at from one, two")).toEqual([]);
});

test("a migration that waits for a reader holds nobody else up for long, and is applied once it can be", async () => {
  await writeMigration("001-create", "create table busy (id int); insert into busy values (1);");
  await migrate(url, folder);
  await writeMigration("002-change", "alter table busy add at int;");
  const { pool, close } = createDatabase(url);
  onTestFinished(close);
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  await reader.query("begin; select from busy");
  const migrating = migrate(url, folder);
  const begun = performance.now();
  // The shop's own limits hold here: who would wait for 1.2 s is refused.
  let longest = 0;
  while (performance.now() - begun < 3_500) {
    const asked = performance.now();
    await pool.query("select id from busy");
    longest = Math.max(longest, performance.now() - asked);
  }
  expect(longest).toBeGreaterThan(500);
  await reader.query("commit");
  await reader.end();
  expect(await migrating).toEqual(["002-change"]);
});

test("a process that comes while another one migrates for long waits for it", async () => {
  await writeMigration("001-long", "create table late (id int); select pg_sleep(2.5);");
  const applied = await Promise.all([migrate(url, folder), migrate(url, folder)]);
  expect(applied.flat()).toEqual(["001-long"]);
});

test("code knows what its database lacks; what the database has besides is no lack", async () => {
  const { pool, close } = createDatabase(url);
  onTestFinished(close);
  await writeMigration("001-create", "create table note (id int);");
  await expect(assertMigrated(pool, folder)).rejects.toThrow("lacks 1 migrations");
  await migrate(url, folder);
  await assertMigrated(pool, folder);
  await writeMigration("002-next", "alter table note add at int;");
  await expect(assertMigrated(pool, folder)).rejects.toThrow("the first is 002-next");
  await migrate(url, folder);
  await rm(join(folder, "002-next.sql"));
  // Older code on a newer schema: it goes on, and it can be started again.
  await assertMigrated(pool, folder);
  expect(await migrate(url, folder)).toEqual([]);
});

test("the shop's own migrations suit an empty database", async () => {
  expect(await migrate(url)).not.toEqual([]);
});
