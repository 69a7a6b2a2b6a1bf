import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { beforeEach, describe, expect, inject, onTestFinished, test } from "vitest";
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

test("the files of a folder are one migration, run in the order of their names", async () => {
  await mkdir(join(folder, "001-create"));
  await writeMigration("001-create/2-fill", "insert into note values (1);");
  await writeMigration("001-create/1-table", "create table note (id int);");
  await writeMigration("002-more", "insert into note values (2);");
  expect(await migrate(url, folder)).toEqual(["001-create", "002-more"]);
  expect(await read("select id from note order by id")).toEqual([{ id: 1 }, { id: 2 }]);
});

test("of processes that start together each migration is applied by one", async () => {
  await writeMigration("001-create", "create table note (id int); select pg_sleep(0.1);");
  await writeMigration("002-fill", "insert into note values (1); select pg_sleep(0.1);");
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url, folder)));
  expect(applied.flat().sort()).toEqual(["001-create", "002-fill"]);
  expect(await read("select id from note")).toEqual([{ id: 1 }]);
});

test("a failed migration leaves nothing, preserves the earlier ones, and can be fixed", async () => {
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

test("a migration that waits for a reader blocks others only briefly, and is applied afterwards", async () => {
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

describe("the first migration, which took the place of those before it", () => {
  const first = "20261127T0840-baseline";
  const lastReplaced = "20261127T0630-folded-pictures";

  /** As a database from before is: the same tables, noted under the names of the steps that led to them. */
  async function createAsBefore(...names: string[]): Promise<void> {
    await migrate(url, undefined, [first]);
    const rows = names.map((name) => `('${name}', now()::text)`);
    await execute(
      url,
      `delete from kysely_migration; insert into kysely_migration values ${rows.join(", ")};
      insert into settings values ('workingDays', '5')`,
    );
  }
  const applied = () => read("select name from kysely_migration order by name");

  test("creates exactly what they left, and is never changed", async ({ skip }) => {
    const [server] = (await read("select current_setting('server_version_num')::int / 10000 major")) as [
      { major: number },
    ];
    // Other versions write the same definitions in other words.
    if (server.major !== 18) skip();
    await migrate(url, undefined, [first]);
    const [found] = await read(
      `select md5(string_agg(fact, E'\n' order by fact collate "C")) digest from (${catalog}) c (fact)`,
    );
    // Recorded of a database with all of them. Comments in the files may be mended, but none within a function.
    expect(found).toEqual({ digest: "454541f8f5a8fd548b3dc78cc2fae2ca" });
    const garments = await read(
      `select md5(string_agg(row, '' order by row collate "C")) digest from (select (p.*)::text from garment_parts p
      union all select id || name || name_ur || sizes::text || position from garment_types) r (row)`,
    );
    expect(garments).toEqual([{ digest: "06a9fa4f769ff67ff61a5f6b0405a66a" }]);
  });

  test("is noted as applied, and not run, in a database that has them all", async () => {
    await createAsBefore("001-catalog", lastReplaced);
    await migrate(url);
    expect((await applied()).slice(0, 3)).toEqual(
      ["001-catalog", lastReplaced, first].map((name) => ({ name })),
    );
    expect(await read("select value from settings")).toEqual([{ value: 5 }]);
    const { pool, close } = createDatabase(url);
    onTestFinished(close);
    await assertMigrated(pool);
    expect(await migrate(url)).toEqual([]);
  });

  test("is refused with a sentence, and nothing is changed, by a database that has only some of them", async () => {
    await createAsBefore("001-catalog", "20261125T1549-purged-cdn");
    await expect(migrate(url)).rejects.toThrow(
      /older version of the shop \(20261125T1549-purged-cdn\).* has the migration 20261127T0630-folded-pictures, then take this one/,
    );
    expect(await applied()).toEqual([{ name: "001-catalog" }, { name: "20261125T1549-purged-cdn" }]);
    expect(await read("select value from settings")).toEqual([{ value: 5 }]);
  });
});

/** A row for each column, constraint, index, trigger, function and view. */
const catalog = `
  select format('%s.%s %s %s %s %s %s %s %s', attrelid::regclass, attname, row_number() over (partition by attrelid order by attnum),
    format_type(atttypid, atttypmod), attnotnull, attgenerated, attidentity, attstorage, pg_get_expr(adbin, adrelid))
  from pg_attribute a join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped and relname !~ '^kysely'
  union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid::regclass::text !~ '^kysely'
  union all select indexdef from pg_indexes where schemaname = 'public' and tablename !~ '^kysely'
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
  union all select pg_get_viewdef(oid) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'`;
