import { sql } from "kysely";
import { expect, test } from "vitest";
import { namedQuery, type Param, query } from "./named-query.ts";
import { createTestDatabase } from "./testing/create-test-database.ts";

const { pool } = await createTestDatabase({ poolSize: 1 });

const addCategory = namedQuery("add-category", (param: Param<{ name: string; position: number }>) =>
  query
    .insertInto("categories")
    .values({ id: sql`gen_random_uuid()`, name: param("name"), position: param("position") })
    .returning("name"),
);

const findByPosition = namedQuery("find-category-by-position", (param: Param<{ positions: number[] }>) =>
  query
    .selectFrom("categories")
    .select("name")
    .where("position", "=", sql<number>`any(${param("positions")})`)
    .where("name", "!=", "Hidden")
    .orderBy("name"),
);

const countCategories = namedQuery(
  "count-categories",
  () => sql<{ count: number }>`select count(*) from categories`,
);

test("a query gives its rows for the input of each call", async () => {
  expect(await addCategory.run(pool, { name: "Caps", position: 1 })).toEqual([{ name: "Caps" }]);
  await addCategory.run(pool, { name: "Hidden", position: 1 });
  await addCategory.run(pool, { name: "Scrubs", position: 2 });
  expect(await findByPosition.run(pool, { positions: [1] })).toEqual([{ name: "Caps" }]);
  expect(await findByPosition.run(pool, { positions: [1, 2] })).toEqual([
    { name: "Caps" },
    { name: "Scrubs" },
  ]);
  expect(await countCategories.run(pool, {})).toEqual([{ count: 3 }]);
});

test("the server keeps one prepared statement for all calls on a connection", async () => {
  for (const position of [1, 2, 3]) await findByPosition.run(pool, { positions: [position] });
  const { rows } = await pool.query(
    "select name from pg_prepared_statements where name = 'find-category-by-position'",
  );
  expect(rows).toHaveLength(1);
});

test("input is data, whatever it looks like", async () => {
  const name = "x'); drop table categories; --";
  expect(await addCategory.run(pool, { name, position: 9 })).toEqual([{ name }]);
});
