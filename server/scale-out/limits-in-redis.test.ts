import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { createDemoDatabase } from "#database/testing/create-test-database.ts";
import { createShop } from "#server/create-shop.ts";
import { readConfig } from "#server/platform/config.ts";
import { rateLimits } from "#server/platform/http/rate-limits.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { hasRedis, startRedis } from "#server/testing/start-redis.ts";

const database = await createDemoDatabase();
const factor = 0.01;
const allowed = Math.ceil(rateLimits.reads.max * factor);

/** A process of the shop, as `npm start` opens it; its machine is its own. */
async function openShop(REDIS_URL: string, RATE_LIMIT_FACTOR = factor) {
  const dataDir = await mkdtemp(join(tmpdir(), "tabeeb-redis-"));
  const config = readConfig({
    REDIS_URL,
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: String(RATE_LIMIT_FACTOR),
    SECRET_KEY: "the same for every process of the shop",
    LOG_LEVEL: "silent",
    DATABASE_URL: database.url,
    DATABASE_DIRECT_URL: database.directUrl,
  });
  const pages = async () => new Response("<html></html>", { headers: { "content-type": "text/html" } });
  const { app, open } = await createShop({
    config,
    pages,
    databaseUrl: database.url,
    directUrl: database.directUrl,
  });
  await open();
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= app.close().then(() => rm(dataDir, { recursive: true, force: true }));
    return closing;
  };
  onTestFinished(close);
  const read = async (remoteAddress: string) =>
    (await app.inject({ url: "/pricing/getPricing", remoteAddress })).statusCode;
  const order = async () => {
    const headers = { "idempotency-key": randomUUID() };
    const payload = guestOrder();
    const answer = await app.inject({ method: "POST", url: "/orders/createOrderAsGuest", headers, payload });
    return answer.statusCode;
  };
  return { read, order, close };
}

type Read = (address: string) => Promise<number>;

async function useUp(read: Read, address: string): Promise<void> {
  for (let times = 0; times < allowed; times += 1) expect(await read(address)).toBe(200);
}

describe.skipIf(!hasRedis)("with a redis-server, skipped on a machine that has none", () => {
  test("two processes have one limit, which outlives both", async () => {
    const { url } = await startRedis();
    const [one, other] = [await openShop(url), await openShop(url)];
    await useUp(one.read, "10.0.0.1");
    expect(await other.read("10.0.0.1")).toBe(429);
    expect(await other.read("10.0.0.2")).toBe(200);
    await one.close();
    await other.close();
    const later = await openShop(url);
    expect(await later.read("10.0.0.1")).toBe(429);
  });

  test("killed while many read and order: no answer fails, limits go on, and are shared again once it is back", async () => {
    const redis = await startRedis();
    const [one, other] = [await openShop(redis.url, 1), await openShop(redis.url)];
    const answers: number[] = [];
    let isOver = false;
    const clients = Array.from({ length: 6 }, async (_, client) => {
      while (!isOver) {
        answers.push(await (client === 0 ? one.order() : one.read(`10.1.0.${client}`)));
        // Cached answers need nothing of the outside: without a pause nothing else would have its turn.
        await sleep(2);
      }
    });
    await expect.poll(() => answers.length).toBeGreaterThan(20);
    await redis.kill();
    const before = answers.length;
    await expect.poll(() => answers.length, { timeout: 10_000 }).toBeGreaterThan(before + 50);
    await useUp(other.read, "10.0.0.3");
    expect(await other.read("10.0.0.3")).toBe(429);
    isOver = true;
    await Promise.all(clients);
    expect(answers.filter((status) => status >= 500)).toEqual([]);
    expect(new Set(answers)).toContain(201);

    await redis.startAgain();
    const third = await openShop(redis.url);
    // Until it has found Redis again, the other process counts alone.
    let address = 0;
    await expect
      .poll(
        async () => {
          address += 1;
          for (let times = 0; times < allowed; times += 1) await other.read(`10.2.0.${address}`);
          return third.read(`10.2.0.${address}`);
        },
        { timeout: 10_000, interval: 200 },
      )
      .toBe(429);
  });

  test("frozen: orders are taken, and of many answers hardly one waits", async () => {
    const redis = await startRedis();
    const shop = await openShop(redis.url, 1);
    expect(await shop.order()).toBe(201);
    redis.freeze();
    expect(await shop.order()).toBe(201);
    const begin = performance.now();
    for (let times = 0; times < 40; times += 1) expect(await shop.read("10.0.0.4")).toBe(200);
    // Had each waited, it would be four seconds.
    expect(performance.now() - begin).toBeLessThan(2_000);
  });
});
