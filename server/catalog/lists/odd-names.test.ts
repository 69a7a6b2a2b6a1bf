import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findProjectRoot } from "#database/project-root.ts";
import { execute } from "#database/testing/test-server.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";

const shop = await createTestShop();
const { pool, ownerUrl } = shop.database;
const migration = join(findProjectRoot(), "database/migrations/20261127T0608-names-as-typed.sql");
const add = (id: number, label: string) =>
  pool.query("insert into colors (id, label, value, position) values ($1, $2, '#123456', 90)", [
    `00000000-0000-4000-8000-00000000000${id}`,
    label,
  ]);

test("a name of before is mended, unless another looks the same then", async () => {
  await add(1, "\u200fDeep\u00a0Sea\u2011Blue ");
  await add(2, "Moss");
  await add(3, "mo\u200bss");
  await add(4, "لال\u200cسرخ");
  await pool.query("update categories set name = $1 where name = 'Men'", ["Men\u2009\u2066"]);
  await pool.query("update colors set label = $1 where label = 'Navy Blue'", ["Navy\u00a0Blue"]);
  await pool.query("update product_images set key = replace(key, 'front-Navy Blue', $1)", [
    "front-Navy\u00a0Blue",
  ]);
  const fronts = async () =>
    (await pool.query("select count(*) from product_images where key ~ '^front-Navy Blue'")).rows[0].count;
  expect(await fronts()).toBe(0);
  await execute(ownerUrl, readFileSync(migration, "utf8"));
  const { rows } = await pool.query<{ label: string }>(
    "select label from colors where position = 90 order by id",
  );
  expect(rows.map(({ label }) => label)).toEqual(["Deep Sea-Blue", "Moss", "mo\u200bss", "لال\u200cسرخ"]);
  expect(await fronts()).toBeGreaterThan(10);
  await shop.services.catalogVersion.catchUp();
  const men = await shop.post("/products/getProducts?category=Men");
  expect(men.json().totalProducts).toBeGreaterThan(0);
});
