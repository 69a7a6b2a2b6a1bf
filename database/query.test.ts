import { sql } from "kysely";
import { expect, test } from "vitest";
import { read, readFirst, write, writeFirst } from "./query.ts";
import { createTestDatabase } from "./testing/create-test-database.ts";

const { pool } = await createTestDatabase({ poolSize: 1 });

const addCategory = (name: string, position: number) => writeFirst(pool)<{ name: string }>`
  insert into categories (id, name, position) values (gen_random_uuid(), ${name}, ${position}) returning name`;

const isShown = sql`name <> ${"Hidden"}`;

const findByPosition = (positions: number[]) => read(pool)<{ name: string }>`
  select name from categories where position = any(${positions}) and ${isShown} order by name`;

test("a query gives its rows for the values of each call", async () => {
  expect(await addCategory("Caps", 1)).toEqual({ name: "Caps" });
  await addCategory("Hidden", 1);
  await addCategory("Scrubs", 2);
  expect(await findByPosition([1])).toEqual([{ name: "Caps" }]);
  expect(await findByPosition([1, 2])).toEqual([{ name: "Caps" }, { name: "Scrubs" }]);
  expect(await readFirst(pool)`select count(*) from categories`).toEqual({ count: 3 });
  expect(await readFirst(pool)`select name from categories where name = ${"Gowns"}`).toBeUndefined();
});

test("the server prepares a statement once for all calls on a connection", async () => {
  for (const position of [1, 2, 3]) await findByPosition([position]);
  const { rows } = await pool.query(
    "select generic_plans + custom_plans as runs from pg_prepared_statements where statement like $1",
    ["%from categories where position = any%"],
  );
  expect(rows).toEqual([{ runs: 5 }]);
});

test("a value is data, whatever it looks like", async () => {
  const name = "x'); drop table categories; --";
  expect(await addCategory(name, 9)).toEqual({ name });
});

test("a statement that writes is refused as a read, for it might be sent twice", async () => {
  const adding = read(pool)`insert into categories (id, name) values (gen_random_uuid(), 'Twice')`;
  await expect(adding).rejects.toThrow("This writes");
  await expect(readFirst(pool)`update categories c set name = 'Twice'`).rejects.toThrow("This writes");
  expect(await read(pool)`select name from categories where name = 'Twice' for update`).toEqual([]);
  expect(await write(pool)`delete from categories where name = 'Caps' returning name`).toEqual([
    { name: "Caps" },
  ]);
});
