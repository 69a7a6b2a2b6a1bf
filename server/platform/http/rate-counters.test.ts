import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createTestDatabase } from "#database/testing/create-test-database.ts";
import { createRateCounters } from "./rate-counters.ts";

const database = await createTestDatabase();
const secretKey = randomBytes(32);
const counters = createRateCounters({ database, secretKey });
const limit = { name: "tries", max: 10, window: 60_000 };

test("of any number at the same moment, in two processes, the limit gets through", async () => {
  const other = createRateCounters({ database, secretKey });
  const takes = Array.from({ length: 50 }, (_, index) =>
    (index % 2 === 0 ? counters : other).take(limit, "marked at once"),
  );
  const taken = (await Promise.all(takes)).filter(({ outcome }) => outcome === "taken");
  expect(taken).toHaveLength(10);
  expect((await other.take(limit, "marked at once")).outcome).toBe("refused");
  expect((await other.take(limit, "marked elsewhere")).outcome).toBe("taken");
});

test("reports the waiting time and starts over after it", async () => {
  const once = { ...limit, name: "once", max: 1 };
  await counters.take(once, "marked");
  const refused = await counters.take(once, "marked");
  expect(refused.outcome === "refused" && refused.seconds > 0 && refused.seconds <= 60).toBe(true);
  await database.pool.query("update rate_counters set resets_at = now() where key like 'once %'");
  expect((await counters.take(once, "marked")).outcome).toBe("taken");
  expect((await counters.take(once, "marked")).outcome).toBe("refused");
});

test("a returned try counts again only within its own window", async () => {
  const once = { ...limit, name: "back", max: 1 };
  const first = await counters.take(once, "marked");
  if (first.outcome === "taken") await first.giveBack();
  const second = await counters.take(once, "marked");
  expect(second.outcome).toBe("taken");
  await database.pool.query(
    "update rate_counters set resets_at = now() - interval '1 day' where key like 'back %'",
  );
  expect((await counters.take(once, "marked")).outcome).toBe("taken");
  if (second.outcome === "taken") await second.giveBack();
  expect((await counters.take(once, "marked")).outcome).toBe("refused");
});

test("a take in a transaction that is rolled back has not happened", async () => {
  const once = { ...limit, name: "transaction", max: 1 };
  const client = await database.pool.connect();
  await client.query("begin");
  expect((await counters.take(once, "marked", client)).outcome).toBe("taken");
  await client.query("rollback");
  client.release();
  expect((await counters.take(once, "marked")).outcome).toBe("taken");
});

test("stores no readable key", async () => {
  const { rows } = await database.pool.query("select key from rate_counters");
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).toMatch(/^\w+ [\w-]{43}$/);
});
