import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { launchEmbedded } from "#database/embedded/launch-embedded.ts";
import { createProxy } from "#database/testing/create-proxy.ts";
import { startReplica } from "#database/testing/start-replica.ts";
import { execute } from "#database/testing/test-server.ts";
import { createShop } from "#server/create-shop.ts";
import { readConfig } from "#server/platform/config.ts";
import { prepareDatabase } from "#server/startup/prepare-database.ts";
import { guestOrder } from "#server/testing/guest-order.ts";

test("a replica of nothing stops the start with a sentence", () => {
  expect(() => readConfig({ DATABASE_REPLICA_URL: "postgres://shop@replica/shop" })).toThrow(
    "DATABASE_REPLICA_URL needs DATABASE_URL",
  );
});

describe("with a streaming replica", { timeout: 60_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "tabeeb-replica-"));
  const primary = await launchEmbedded({ dataDir, log: () => {} });
  const replica = await startReplica(primary.ownerUrl, {
    from: join(dataDir, "postgres"),
    to: join(dataDir, "replica"),
  });
  // Here nothing waits for the replica: it is to fall behind.
  await execute(primary.ownerUrl, "alter system reset synchronous_standby_names");
  await execute(primary.ownerUrl, "select pg_reload_conf()");
  const replicaUrl = Object.assign(new URL(primary.url), { port: new URL(replica.url).port }).href;
  const proxy = await createProxy(replicaUrl);
  const config = readConfig({
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URL: proxy.url,
    DATA_DIR: dataDir,
    SECRET_KEY: "the same for every process of the shop",
    LOG_LEVEL: "silent",
    RATE_LIMIT_FACTOR: "100000",
  });
  const { app, database, open } = await createShop({
    config,
    databaseUrl: primary.url,
    directUrl: primary.url,
    pages: async () => new Response("<html></html>", { headers: { "content-type": "text/html" } }),
  });
  await prepareDatabase({ database, ownerUrl: primary.ownerUrl, config, say: () => {} });
  open();
  afterAll(async () => {
    await app.close();
    proxy.close();
    await replica.promote();
    await replica.stop();
    await primary.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  const pause = () => replica.ask("select pg_wal_replay_pause()");
  const resume = () => replica.ask("select pg_wal_replay_resume()");
  const post = (url: string, payload: object) => app.inject({ method: "POST", url, payload });
  const priceOf = async (id: string): Promise<number> =>
    (await post("/products/getProductById", { id })).json().product.price;
  const raise = (id: string) =>
    database.pool.query("update products set price = price + 100 where id = $1", [id]);
  const [ordered = "", ...others] = (
    await database.pool.query<{ id: string }>(
      "select id from products where published order by id = $1 desc, id limit 6",
      [guestOrder().items[0]?._id],
    )
  ).rows.map(({ id }) => id);
  const [other = ""] = others;

  /** Whether the replica is asked: held back, it goes on showing what the primary has changed. */
  async function readsReplica(): Promise<boolean> {
    await pause();
    const before = await priceOf(other);
    await raise(other);
    const isOld = (await priceOf(other)) === before;
    await resume();
    await expect.poll(() => priceOf(other)).toBe(before + 100);
    return isOld;
  }

  test("shows the catalogue from there, and never takes an order, nor shows one, by what is there", async () => {
    await expect.poll(readsReplica, { timeout: 10_000 }).toBe(true);
    await pause();
    const before = await priceOf(ordered);
    await raise(ordered);
    expect(await priceOf(ordered)).toBe(before);
    expect((await post("/orders/createOrderAsGuest", guestOrder())).json()).toMatchObject({
      reason: "PRICES_CHANGED",
    });
    await database.pool.query("update products set price = $2 where id = $1", [ordered, before]);
    const placed = await post("/orders/createOrderAsGuest", guestOrder());
    expect(placed.statusCode).toBe(201);
    const { OrderID } = placed.json();
    const tracked = await post("/orders/trackOrder", { OrderID });
    expect(tracked.statusCode).toBe(200);
    await resume();
  });

  test("one that falls behind is not shown for longer than a second or so, and is asked again once it is back", async () => {
    await expect.poll(readsReplica, { timeout: 10_000 }).toBe(true);
    await pause();
    const before = await priceOf(other);
    await raise(other);
    const changedAt = performance.now();
    await expect.poll(() => priceOf(other), { interval: 20, timeout: 5_000 }).toBe(before + 100);
    expect(performance.now() - changedAt).toBeLessThan(2_500);
    const failures = async () =>
      (await database.pool.query("select work, reason from work_failures where work = 'replica'")).rows;
    await expect.poll(failures).toEqual([{ work: "replica", reason: "ReplicaBehindError" }]);
    await resume();
    await expect.poll(readsReplica, { timeout: 10_000 }).toBe(true);
  });

  test("ends up with the primary's data after caching while the replica was behind", async () => {
    const kept = others.slice(0, 4);
    for (let turn = 0; turn < 60; turn += 1) {
      const id = kept[turn % kept.length] ?? "";
      if (turn % 5 === 0) await pause();
      await raise(id);
      await Promise.all(kept.map(priceOf));
      await post("/products/getProducts", {});
      if (turn % 5 === 3) await resume();
    }
    await resume();
    const { rows } = await database.pool.query<{ id: string; price: number }>(
      "select id, price from products where id = any($1::text[])",
      [kept],
    );
    const shown = async () => Promise.all(rows.map(({ id }) => priceOf(id)));
    await expect.poll(shown).toEqual(rows.map(({ price }) => price));
  });

  test("one that is gone is not missed, and one that hangs holds up a second of pages at most", async () => {
    const askAround = () =>
      Promise.all(
        Array.from({ length: 12 }, async () => {
          const url = `/products/getProducts?q=cap%20${Math.random()}`;
          return (await post(url, {})).statusCode;
        }),
      );
    await expect.poll(readsReplica, { timeout: 10_000 }).toBe(true);
    proxy.turnTo("postgres://nobody@127.0.0.1:1/none");
    expect(new Set(await askAround())).toEqual(new Set([200]));
    proxy.turnTo(replicaUrl);
    await expect.poll(readsReplica, { timeout: 10_000 }).toBe(true);
    proxy.freeze();
    const begun = performance.now();
    const statuses = await askAround();
    expect(performance.now() - begun).toBeLessThan(3_000);
    // Those that wait for a place while the first ones wait for the replica may be refused for now.
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    // By now it is known.
    expect(new Set(await askAround())).toEqual(new Set([200]));
  });
});
