import { expect, test } from "vitest";
import { databaseTimeouts } from "../connect.ts";
import { createTestDatabase } from "../testing/create-test-database.ts";
import { seedDemoShop } from "./seed-demo-shop.ts";

const { pool } = await createTestDatabase({ timeouts: databaseTimeouts });

test("an empty shop is filled, once, on a machine that takes seconds between two statements", async () => {
  pool.on("connect", (client) => {
    const ask: (...question: unknown[]) => unknown = client.query.bind(client);
    const slowly = (question: unknown, ...more: unknown[]) => {
      if (JSON.stringify(question).includes("insert into search_words")) standStill();
      return ask(question, ...more);
    };
    Object.assign(client, { query: slowly });
  });
  expect(await seedDemoShop(pool)).toBe(true);
  const { rows } = await pool.query(
    "select (select count(*) from products)::integer as products, (select count(*) > 0 from search_words) as words",
  );
  expect(rows).toEqual([{ products: 40, words: true }]);
  expect(await seedDemoShop(pool)).toBe(false);
});

function standStill(): void {
  const until = performance.now() + 2 * databaseTimeouts.idleInTransaction;
  while (performance.now() < until);
}
