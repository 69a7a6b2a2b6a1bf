import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "#server/platform/config.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { startReceiver } from "#server/testing/start-receiver.ts";
import { untilLooked } from "#server/testing/wait-for-poll.ts";
import { keyOf, keysOf } from "./cdn-headers.ts";
import { purgeCdn } from "./purge-cdn.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const cdn = await startReceiver();
afterAll(() => cdn.close());
const target = { url: cdn.url, header: { name: "Fastly-Key", value: "secret" } };
const answerWith = (status: number) => {
  cdn.behave = (response) => void response.writeHead(status).end();
};

const stops: (() => Promise<void>)[] = [];
function purge(release = "1", secondAfter = 60) {
  const watch = shop.services.failures.watch("cdn");
  stops.push(purgeCdn({ executor: pool, target, release, watch, secondAfter, interval: 10 }));
}
const stopAll = () => Promise.all(stops.splice(0).map((stop) => stop()));
afterEach(stopAll);

const told = () => cdn.received.map(({ headers }) => String(headers["surrogate-key"]).split(" ").sort());
const price = (ids: string[]) =>
  pool.query("update products set price = price + 50 where id = any($1)", [ids]);
const ids: string[] = (await pool.query("select id from products order by id")).rows.map(({ id }) => id);
const [first = "", second = ""] = ids;
const keysOfChange = (...changed: string[]) => ["products", ...changed.map((id) => keyOf(`p:${id}`))].sort();

beforeEach(async () => {
  answerWith(204);
  await pool.query(
    `update cdn_purge set release = '1', told = version, told_twice = version, second_to = null, second_at = null,
       failures = 0, due_at = now() from catalog_version`,
  );
  cdn.received.length = 0;
});

test("one of two processes purges a change at once and again later, with the configured header", async () => {
  purge("1", 1);
  purge("1", 1);
  await price([first]);
  await expect.poll(told).toEqual([keysOfChange(first)]);
  await expect.poll(told, { timeout: 5_000 }).toEqual([keysOfChange(first), keysOfChange(first)]);
  // As if the time of a third telling had come.
  await pool.query("update cdn_purge set second_at = now(), due_at = now() where second_at is not null");
  await untilLooked(pool, "update cdn_purge set due_at");
  expect(told()).toHaveLength(2);
  const [message] = cdn.received;
  expect(message?.headers["fastly-key"]).toBe("secret");
  expect(JSON.parse(message?.body ?? "").tags.sort()).toEqual(keysOfChange(first));
});

test("another program has everything forgotten, and so has a change of everything", async () => {
  purge("2");
  await expect.poll(told).toEqual([["shop"]]);
  await pool.query("update charges set amount = amount + 1");
  await expect.poll(told).toEqual([["shop"], ["shop"]]);
});

test("a CDN that refuses is asked again, later each time, hears all that has changed meanwhile, and is heard of once", async () => {
  answerWith(503);
  purge();
  await price([first]);
  await expect.poll(() => told().length, { timeout: 10_000 }).toBeGreaterThan(1);
  await price([second]);
  const lines = () =>
    shop
      .logged()
      .split("\n")
      .filter((line) => line.includes('"work":"cdn"'));
  expect(lines().filter((line) => line.includes("background work fails"))).toHaveLength(1);
  expect(lines()[0]).toContain("HTTP 503");
  const { rows } = await pool.query("select work, reason from work_failures where work = 'cdn'");
  expect(rows).toEqual([{ work: "cdn", reason: "HTTP 503" }]);
  answerWith(200);
  await expect.poll(() => told().at(-1), { timeout: 15_000 }).toEqual(keysOfChange(first, second));
  await expect
    .poll(async () => (await pool.query("select from work_failures where work = 'cdn'")).rowCount)
    .toBe(0);
  expect(lines().filter((line) => line.includes("succeeds again"))).toHaveLength(1);
}, 40_000);

test("purges everything when the backlog is too long or not retained", async () => {
  await pool.query("update catalog_version set version = version + 3");
  await price([first]);
  purge();
  await expect.poll(told).toEqual([["shop"]]);
  await stopAll();
  await pool.query("select note_catalog_change(array(select 'p:' || n from generate_series(1, 301) n))");
  purge();
  await expect.poll(told).toEqual([["shop"], ["shop"]]);
  await stopAll();
  await pool.query("select note_catalog_change(array(select 'p:' || n from generate_series(1, 65) n))");
  cdn.received.length = 0;
  purge();
  await expect.poll(() => told().flat().length).toBe(66);
  expect(told().map((keys) => keys.length)).toEqual([30, 30, 6]);
});

test("an order takes no longer than without a CDN that does not answer, and the shop ends all the same", async () => {
  cdn.behave = () => {};
  purge();
  await price([first]);
  await expect.poll(() => cdn.received.length).toBe(1);
  await price([second]);
  const { rows } = await pool.query(
    `select count(*)::integer as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  expect(rows).toEqual([{ waiting: 0 }]);
  const start = performance.now();
  await stopAll();
  expect(performance.now() - start).toBeLessThan(5_000);
});

test("keys are short and safe, and their number is bounded", () => {
  const tags = ["p:rose'; drop--", "c:مرد", "products", `p:${"x".repeat(500)}`];
  for (const key of keysOf(tags)) expect(key).toMatch(/^[a-z0-9]{1,12}$/);
  expect(keysOf(tags)).toHaveLength(5);
  expect(keysOf(Array.from({ length: 41 }, (_, index) => `p:${index}`))).toEqual(["shop", "products"]);
  expect(keysOf(Array.from({ length: 40 }, (_, index) => `p:${index}`)).join(" ").length).toBeLessThan(600);
});

test("settings that would show old prices for long stop the start with a sentence", () => {
  expect(readConfig({}).cdn).toBeUndefined();
  expect(readConfig({ CDN_SECONDS: "60" }).cdn).toEqual({ seconds: 60, purge: undefined });
  expect(() => readConfig({ CDN_SECONDS: "61" })).toThrow("CDN_SECONDS above 60 needs CDN_PURGE_URL");
  expect(() => readConfig({ CDN_PURGE_URL: cdn.url })).toThrow("need CDN_SECONDS");
  expect(() => readConfig({ CDN_SECONDS: "60", CDN_PURGE_HEADER: "token" })).toThrow("CDN_PURGE_HEADER");
  const env = { CDN_SECONDS: "600", CDN_PURGE_URL: cdn.url, CDN_PURGE_HEADER: "Authorization: Bearer a:b" };
  expect(readConfig(env).cdn?.purge?.header).toEqual({ name: "Authorization", value: "Bearer a:b" });
});
