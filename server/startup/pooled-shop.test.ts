import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { createDatabase, databaseTimeouts } from "#database/connect.ts";
import { keepTimeoutsForRole, PoolerInBetweenError } from "#database/pooler.ts";
import { createDemoDatabase } from "#database/testing/create-test-database.ts";
import { hasPooler, startPooler } from "#database/testing/start-pooler.ts";
import { inDatabase } from "#database/testing/test-server.ts";
import { withTransaction } from "#database/transaction.ts";
import { createImportMutex } from "#server/catalog/files/import-mutex.ts";
import { createShop } from "#server/create-shop.ts";
import { readConfig } from "#server/platform/config.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { prepareDatabase } from "./prepare-database.ts";

test("the direct address alone stops the start with a sentence", () => {
  expect(() => readConfig({ DATABASE_DIRECT_URL: "postgres://shop@database/shop" })).toThrow(
    "DATABASE_DIRECT_URL needs DATABASE_URL",
  );
});

// apt-get install pgbouncer
describe.skipIf(!hasPooler)("with a pgbouncer, skipped on a machine that has none", async () => {
  const database = await createDemoDatabase();
  const directUrl = database.directUrl;
  const name = new URL(directUrl).pathname.slice(1);
  // Fewer sessions than one process asks for.
  const pooler = hasPooler ? await startPooler(directUrl, 3) : undefined;
  const pooledUrl = inDatabase(pooler?.url ?? directUrl, name);
  afterAll(() => pooler?.stop());

  async function openShop() {
    const dataDir = await mkdtemp(join(tmpdir(), "tabeeb-pooled-"));
    const config = readConfig({
      DATABASE_URL: pooledUrl,
      DATABASE_DIRECT_URL: directUrl,
      DATA_DIR: dataDir,
      SECRET_KEY: "the same for every process of the shop",
      LOG_LEVEL: "silent",
      RATE_LIMIT_FACTOR: "100000",
    });
    const pages = async () => new Response("<html></html>", { headers: { "content-type": "text/html" } });
    const shop = await createShop({ config, databaseUrl: pooledUrl, directUrl, pages });
    onTestFinished(async () => {
      await shop.app.close();
      await rm(dataDir, { recursive: true, force: true });
    });
    await keepTimeoutsForRole(shop.database.pool);
    await shop.open();
    return shop;
  }

  test("two processes sell, each order once, and see a new price at once", async () => {
    const shops = [await openShop(), await openShop()] as const;
    const order = (turn: number, key: string) =>
      shops[turn % 2 ? 0 : 1].app.inject({
        method: "POST",
        url: "/orders/createOrderAsGuest",
        payload: guestOrder(),
        headers: { "idempotency-key": key },
      });
    const keys = Array.from({ length: 40 }, () => randomUUID());
    const answers = await Promise.all([...keys, ...keys].map((key, turn) => order(turn + (turn >> 5), key)));
    expect(answers.filter(({ statusCode }) => statusCode !== 201).map(({ body }) => body)).toEqual([]);
    const { rows } = await database.pool.query("select count(*) from orders");
    expect(rows).toEqual([{ count: keys.length }]);

    const id = guestOrder().items[0]?._id;
    const price = async ({ app }: (typeof shops)[number]) =>
      (await app.inject({ method: "POST", url: "/products/getProductById", payload: { id } })).json().product
        .price;
    const before = await price(shops[0]);
    const hasChanged = performance.now();
    await database.pool.query("update products set price = price + 100 where id = $1", [id]);
    for (const shop of shops) await expect.poll(() => price(shop), { interval: 10 }).toBe(before + 100);
    // Polling alone would take 500 ms at times; a notification takes milliseconds.
    expect(performance.now() - hasChanged).toBeLessThan(400);
  });

  test("its sessions have the same limits as the shop's own, and retain them", async () => {
    await openShop();
    const { pool, close } = createDatabase(pooledUrl, { isPooled: true });
    onTestFinished(close);
    const fresh = await startPooler(directUrl, 1);
    onTestFinished(fresh.stop);
    const renewed = createDatabase(inDatabase(fresh.url, name), { isPooled: true });
    onTestFinished(renewed.close);
    const { rows } = await renewed.pool.query(
      `select setting::int from pg_settings
       where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
    );
    const { idleInTransaction, lock, statement } = databaseTimeouts;
    expect(rows.map(({ setting }) => setting)).toEqual([idleInTransaction, lock, statement]);
    await withTransaction(pool, (client) => client.query("set local statement_timeout = 77"));
    expect((await pool.query("show statement_timeout")).rows).not.toEqual([{ statement_timeout: "77ms" }]);
  });

  test("one import at a time, on two pools that share the sessions of a third", async () => {
    const [one, other] = [
      createDatabase(pooledUrl, { isPooled: true }),
      createDatabase(pooledUrl, { isPooled: true }),
    ];
    onTestFinished(() => Promise.all([one.close(), other.close()]).then(() => undefined));
    const { signal } = new AbortController();
    const steps: string[] = [];
    const work = (label: string) => async () => {
      steps.push(`${label} begins`);
      // Longer than a transaction may usually be idle.
      await one.pool.query("select pg_sleep(1.5)");
      steps.push(`${label} ends`);
    };
    await Promise.all([
      createImportMutex(one.pool)(signal, work("first")),
      createImportMutex(other.pool)(signal, work("second")),
    ]);
    expect(steps).toHaveLength(4);
    for (const at of [0, 2]) expect(steps[at + 1]).toBe(steps[at]?.replace("begins", "ends"));
  });

  test("a pooler where the server should be stops the start with a sentence, before anything is changed", async () => {
    const prepare = (env: Record<string, string>) =>
      prepareDatabase({ database, ownerUrl: pooledUrl, config: readConfig(env), say: () => {} });
    const alone = prepare({ DATABASE_URL: pooledUrl });
    await expect(alone).rejects.toThrow(PoolerInBetweenError);
    await expect(alone).rejects.toThrow(/^DATABASE_URL leads to a pooler/);
    await expect(prepare({ DATABASE_URL: directUrl, DATABASE_DIRECT_URL: pooledUrl })).rejects.toThrow(
      /^DATABASE_DIRECT_URL leads to a pooler/,
    );
  });
});
