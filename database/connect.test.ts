import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createDatabase, databaseTimeouts } from "./connect.ts";
import { read, write } from "./query.ts";
import { createTestDatabase } from "./testing/create-test-database.ts";
import { execute } from "./testing/test-server.ts";

const database = await createTestDatabase({ poolSize: 2, timeouts: databaseTimeouts });

test("every wait of a connection has the limit it should have", async () => {
  const { rows } = await database.pool.query(
    `select name, setting::int from pg_settings
     where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
  );
  expect(rows).toEqual([
    { name: "idle_in_transaction_session_timeout", setting: databaseTimeouts.idleInTransaction },
    { name: "lock_timeout", setting: databaseTimeouts.lock },
    { name: "statement_timeout", setting: databaseTimeouts.statement },
  ]);
});

test("a statement that runs too long is ended by the server", async () => {
  await expect(database.pool.query("select pg_sleep(10)")).rejects.toMatchObject({ code: "57014" });
});

test("a request that finds every connection taken is refused after the limit", async () => {
  const taken = [await database.pool.connect(), await database.pool.connect()];
  await expect(database.pool.query("select 1")).rejects.toThrow("timeout exceeded when trying to connect");
  for (const client of taken) client.release();
});

test("a server that is down shows as a rejected query within the limit", async () => {
  const unreachable = createDatabase("postgres://tabeeb@127.0.0.1:1/tabeeb");
  await expect(unreachable.pool.query("select 1")).rejects.toThrow("ECONNREFUSED");
  await unreachable.close();
});

test("connections that the server ends, idle or in use, do not end the process", async () => {
  const inUse = await database.pool.connect();
  await database.pool.query("select 1");
  await execute(
    database.ownerUrl,
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'tabeeb_shop' and pid <> pg_backend_pid()",
  );
  await expect(inUse.query("select 1")).rejects.toThrow();
  inUse.release(true);
  await expect.poll(() => database.pool.query("select 1 as one")).toMatchObject({ rows: [{ one: 1 }] });
});

test("counts arrive as numbers, and a count that does not fit is an error, not a wrong number", async () => {
  const { rows } = await database.pool.query("select count(*) from pg_settings");
  expect(rows[0].count).toBeTypeOf("number");
  await expect(database.pool.query("select 9007199254740993::bigint")).rejects.toThrow("does not fit");
});

test("the shop's role reads and writes rows but cannot change tables", async () => {
  await database.pool.query(
    "insert into categories (id, name, position) values (gen_random_uuid(), 'Caps', 1)",
  );
  await expect(database.pool.query("drop table categories")).rejects.toThrow("must be owner");
  await expect(database.pool.query("create table more (id int)")).rejects.toThrow("permission denied");
});

test("a read is sent again when its connection is lost, and a write is not", async () => {
  const own = createDatabase(database.directUrl, { poolSize: 1 });
  onTestFinished(own.close);
  const endOwn = () =>
    execute(
      database.ownerUrl,
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%pg_sleep(0.7)%' and pid <> pg_backend_pid()",
    );
  const isAsking = async () =>
    (
      await database.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
      )
    ).rowCount;
  /** Ends the connection while `statement` runs. */
  async function interrupt<Result>(statement: Promise<Result>): Promise<Result> {
    const ended = expect.poll(isAsking).toBe(1).then(endOwn);
    const [result] = await Promise.all([statement, ended]);
    return result;
  }
  const slow = sql`pg_sleep(0.7)`;
  const { kysely, pool } = own;

  expect(await interrupt(read(pool)`select 7 as seven, pg_sleep(0.7)`)).toMatchObject([{ seven: 7 }]);
  const text = await interrupt(sql`select 8 as eight, pg_sleep(0.7)`.execute(kysely));
  expect(text.rows).toMatchObject([{ eight: 8 }]);
  const selected = kysely.selectFrom(sql`(select 9 as nine, ${slow})`.as("slow")).selectAll();
  expect(await interrupt(selected.execute())).toMatchObject([{ nine: 9 }]);

  const writes: (() => Promise<unknown>)[] = [
    () =>
      write(pool)`insert into categories (id, name, position) select gen_random_uuid(), 'x', 9 from ${slow}`,
    () => pool.query("delete from categories where exists (select from pg_sleep(0.7))"),
    () =>
      kysely
        .deleteFrom("categories")
        .where(({ exists, selectFrom }) => exists(selectFrom(slow.as("slow")).select(sql.lit(1).as("one"))))
        .execute(),
    // Nobody has said of it that it reads.
    () => pool.query("select 10 as ten, pg_sleep(0.7)"),
  ];
  for (const begin of writes) await expect(interrupt(begin())).rejects.toThrow("terminat");
});

test("the query builder refuses text that writes, and a select with a write in it", async () => {
  const { kysely } = database;
  await expect(sql`update categories set position = 3`.execute(kysely)).rejects.toThrow("sent twice");
  const deleted = kysely.deleteFrom("categories").returning("id");
  const both = kysely
    .with("gone", () => deleted)
    .selectFrom("gone")
    .selectAll();
  await expect(both.execute()).rejects.toThrow("sent twice");
});

test("the query builder begins no transaction, whose statements would go to several connections", async () => {
  const begun = database.kysely.transaction().execute(async () => {});
  await expect(begun).rejects.toThrow("withTransaction");
});
