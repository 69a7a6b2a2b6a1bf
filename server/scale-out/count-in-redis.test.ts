import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { findFreePort } from "#database/embedded/connection-file.ts";
import { readConfig } from "#server/platform/config.ts";
import { countHere } from "#server/platform/http/count-here.ts";
import { hasRedis, startRedis } from "#server/testing/start-redis.ts";
import { timeout } from "./connect-redis.ts";
import { countInRedis } from "./count-in-redis.ts";
import { tryRedis } from "./try-redis.ts";

const secretKey = randomBytes(32);

/** Counts as a separate process does; `heard` has the calls of its watch, without repetitions. */
async function openCounts(url: string) {
  const heard: string[] = [];
  const reasons: unknown[] = [];
  const places = { redis: 0, here: 0 };
  const hear = (what: string) => {
    if (heard.at(-1) !== what) heard.push(what);
  };
  const { count, stop } = await countInRedis({
    url,
    secretKey,
    otherwise: countHere(),
    watch: {
      met: (error) => {
        reasons.push(error instanceof Error && "reason" in error ? error.reason : undefined);
        hear("away");
      },
      over: () => hear("there"),
    },
    metrics: {
      noteCount: (place) => {
        places[place] += 1;
      },
    },
  });
  onTestFinished(stop);
  return { count, heard, places, reasons };
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

async function tenTimes(work: () => Promise<unknown>): Promise<void> {
  for (let times = 0; times < 10; times += 1) await work();
}

describe("with nothing to reach", () => {
  test("a wrong address stops the start with a sentence", () => {
    for (const REDIS_URL of ["localhost:6379", "http://localhost", "redis:", "redis://cache/first", "yes"]) {
      expect(() => readConfig({ REDIS_URL })).toThrow(
        "The setting REDIS_URL cannot be used: give an address such as redis://:password@host:6379",
      );
    }
    for (const REDIS_URL of ["redis://cache", "rediss://shop:secret@cache:6380/1", "redis://[::1]:6379/"])
      expect(readConfig({ REDIS_URL }).redisUrl).toBe(REDIS_URL);
    expect(readConfig({}).redisUrl).toBeUndefined();
  });

  test("reports at the start that Redis is unreachable, and goes on with each process counting", async () => {
    const url = `redis://:secret@127.0.0.1:${await findFreePort()}`;
    const said: string[] = [];
    await tryRedis({ redisUrl: url }, (line) => said.push(line));
    expect(said).toEqual([
      expect.stringMatching(/^The Redis at 127\.0\.0\.1:\d+ cannot be used yet \(.*ECONNREFUSED/),
    ]);
    const { count, heard, places } = await openCounts(url);
    expect(await count("reads 10.0.0.1", 60_000)).toMatchObject({ current: 1 });
    expect(await count("reads 10.0.0.1", 60_000)).toMatchObject({ current: 2 });
    expect(heard).toEqual(["away"]);
    expect(places).toEqual({ redis: 0, here: 2 });
  });

  test("one that takes connections and says nothing holds no request up", async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => sockets.add(socket)).listen(0, "127.0.0.1");
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    });
    await once(silent, "listening");
    const address = silent.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const { count } = await openCounts(`redis://127.0.0.1:${port}`);
    const read = () => count("reads 10.0.0.1", 60_000);
    expect(await milliseconds(() => tenTimes(read))).toBeLessThan(timeout * 5);
  });
});

// apt-get install redis-server
describe.skipIf(!hasRedis)("with a redis-server, skipped on a machine that has none", () => {
  test("processes count together, by key, in windows that end", async () => {
    const { url } = await startRedis();
    const [one, other] = [await openCounts(url), await openCounts(url)];
    const first = await one.count("reads 10.0.0.1", 60_000);
    const second = await other.count("reads 10.0.0.1", 60_000);
    expect([first.current, second.current]).toEqual([1, 2]);
    expect(second.ttl).toBeGreaterThan(50_000);
    expect(second.ttl).toBeLessThanOrEqual(first.ttl);
    expect(await other.count("track 10.0.0.1", 50)).toMatchObject({ current: 1 });
    await expect.poll(async () => (await one.count("track 10.0.0.1", 50)).current, { interval: 80 }).toBe(1);
    const many = await Promise.all(
      Array.from({ length: 100 }, (_, index) => (index % 2 ? one : other).count("coupon 10.0.0.1", 60_000)),
    );
    expect(new Set(many.map(({ current }) => current)).size).toBe(100);
    expect(await other.count("track 10.0.0.2", 60_000, -1)).toMatchObject({ current: 0 });
    expect(await one.count("track 10.0.0.2", 60_000)).toMatchObject({ current: 1 });
    expect(await other.count("track 10.0.0.2", 60_000, -1)).toMatchObject({ current: 0 });
  });

  test("stores keys that name the limit, and no customer", async () => {
    const { url } = await startRedis();
    const { count } = await openCounts(url);
    await count("orderByPhone +923001234567", 60_000);
    const { createClient } = await import("@redis/client");
    const client = await createClient({ url }).connect();
    const keys = await client.keys("tabeeb:orderByPhone:*");
    expect(keys).toEqual([expect.stringMatching(/^tabeeb:orderByPhone:[\w-]{43}$/)]);
    expect(await client.pTTL(keys[0] ?? "")).toBeGreaterThan(0);
    client.destroy();
  });

  test("killed and back: counting goes on here, then there, and each is said once", async () => {
    const redis = await startRedis();
    const { count, heard, places } = await openCounts(redis.url);
    const read = () => count("reads 10.0.0.1", 60_000);
    await read();
    await redis.kill();
    const during = await Promise.all([read(), read(), read()]);
    expect(during.map(({ current }) => current)).toEqual([1, 2, 3]);
    await redis.startAgain();
    await expect.poll(() => heard, { timeout: 5_000 }).toEqual(["there", "away", "there"]);
    expect(await read()).toMatchObject({ current: 1 });
    expect(places).toEqual({ redis: 2, here: 3 });
  });

  test("frozen: the first request waits until the timeout, later ones do not wait", async () => {
    const redis = await startRedis();
    const { count, heard } = await openCounts(redis.url);
    const read = () => count("reads 10.0.0.1", 60_000);
    await read();
    redis.freeze();
    const first = await milliseconds(() => Promise.all(Array.from({ length: 20 }, read)));
    expect(first).toBeGreaterThan(timeout - 5);
    expect(first).toBeLessThan(timeout * 8);
    expect(await milliseconds(() => tenTimes(read))).toBeLessThan(timeout * 5);
    expect(heard).toEqual(["there", "away"]);
    redis.thaw();
    await expect.poll(() => heard, { timeout: 5_000 }).toEqual(["there", "away", "there"]);
  });

  test("a process that stood still itself does not take Redis for away", async () => {
    const redis = await startRedis();
    const { count, heard, places } = await openCounts(redis.url);
    await count("reads 10.0.0.1", 60_000);
    const counting = count("reads 10.0.0.1", 60_000);
    // So that it is sent before the loop stands still.
    await new Promise(setImmediate);
    const until = performance.now() + timeout * 2;
    while (performance.now() < until);
    expect(await counting).toMatchObject({ current: 2 });
    expect(heard).toEqual(["there"]);
    expect(places).toEqual({ redis: 2, here: 0 });
  });

  test("one that takes no writes is as good as away", async () => {
    const redis = await startRedis("--maxmemory", "1", "--maxmemory-policy", "noeviction");
    const { count, heard, reasons } = await openCounts(redis.url);
    expect(await count("reads 10.0.0.1", 60_000)).toMatchObject({ current: 1 });
    expect(heard).toEqual(["away"]);
    expect(reasons[0]).toBe("OOM");
  });

  test("stops the start on a wrong password or database with a message without the password", async () => {
    const { port } = await startRedis("--requirepass", "right-one");
    const at = `127.0.0.1:${port}`;
    for (const redisUrl of [`redis://${at}`, `redis://:wrong-one@${at}`, `redis://:right-one@${at}/99`]) {
      const refusal = await tryRedis({ redisUrl }, () => {}).catch((error: Error) => error.message);
      expect(refusal).toMatch(`REDIS_URL cannot be used: the Redis at ${at} refuses`);
      expect(refusal).not.toMatch(/-one/);
    }
    const said: string[] = [];
    await tryRedis({ redisUrl: `redis://:right-one@${at}/1` }, (line) => said.push(line));
    expect(said).toEqual([]);
  });
});
