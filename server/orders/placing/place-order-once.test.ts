import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type DatabaseOptions, databaseTimeouts } from "#database/connect.ts";
import { readConfig } from "#server/platform/config.ts";
import { buildApp } from "../../app.ts";
import { addCoupon } from "../../testing/add-coupon.ts";
import { createTestShop, type TestShop } from "../../testing/create-test-shop.ts";
import { guestOrder, plainLine } from "../../testing/guest-order.ts";
import { deleteExpiredKeys } from "./idempotency.ts";

const shop = await createTestShop();
const { database } = shop;

const place = (order: unknown, key?: string, { app }: Pick<TestShop, "app"> = shop) =>
  app.inject({
    method: "POST",
    url: "/orders/createOrderAsGuest",
    payload: JSON.stringify(order),
    headers: { "content-type": "application/json", ...(key === undefined ? {} : { "idempotency-key": key }) },
  });

async function countOrders(): Promise<number> {
  const { rows } = await database.pool.query("select count(*) from orders");
  return rows[0].count;
}

/** The same shop in another process: its own pool, its own cache. */
async function openSecondProcess(options?: DatabaseOptions) {
  const second = database.openAgain(options);
  const app = await buildApp({
    config: readConfig({ RATE_LIMIT_FACTOR: "100000", LOG_LEVEL: "silent" }),
    services: { ...shop.services, database: second },
  });
  await app.ready();
  return { app, close: () => app.close().then(() => second.close()) };
}

test("twenty equal posts at once make one order and twenty equal answers, nineteen of them replays", async () => {
  const key = randomUUID();
  const before = await countOrders();
  const responses = await Promise.all(Array.from({ length: 20 }, () => place(guestOrder(), key)));
  expect(responses.map((response) => response.statusCode)).toEqual(Array(20).fill(201));
  expect(new Set(responses.map((response) => response.body)).size).toBe(1);
  expect(responses.filter((response) => response.headers["idempotent-replayed"] === "true")).toHaveLength(19);
  expect(await countOrders()).toBe(before + 1);
});

test("twenty equal posts to two processes make one order and twenty equal answers", async () => {
  const second = await openSecondProcess();
  for (let round = 0; round < 20; round += 1) {
    const key = randomUUID();
    const before = await countOrders();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => place(guestOrder(), key, index % 2 === 0 ? shop : second)),
    );
    expect(new Set(responses.map((response) => `${response.statusCode} ${response.body}`)).size).toBe(1);
    expect(responses.filter((response) => response.headers["idempotent-replayed"] === "true")).toHaveLength(
      19,
    );
    expect(await countOrders()).toBe(before + 1);
  }
  await second.close();
});

test("a later post with the same key and payload gets the first answer byte for byte, after a restart too", async () => {
  const key = randomUUID();
  const first = await place(guestOrder(), key);
  expect(first.headers).not.toHaveProperty("idempotent-replayed");
  const again = await place({ ...guestOrder(), userID: "someone", extra: 1 }, key.toUpperCase());
  const restarted = await openSecondProcess();
  const later = await place(guestOrder(), key, restarted);
  await restarted.close();
  for (const response of [again, later]) {
    expect(response.statusCode).toBe(201);
    expect(response.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(response.headers["content-type"]).toBe(first.headers["content-type"]);
    expect(response.headers["idempotent-replayed"]).toBe("true");
  }
});

test("an order is replayed even though its product has been taken off the shop", async () => {
  const key = randomUUID();
  const order = guestOrder();
  const first = await place(order, key);
  await database.pool.query("update products set published = false where id = $1", [plainLine._id]);
  const again = await place(order, key);
  await database.pool.query("update products set published = true where id = $1", [plainLine._id]);
  expect(again.body).toBe(first.body);
});

test("a key with another payload is refused, even when that payload would be refused anyway", async () => {
  const key = randomUUID();
  const { OrderID } = (await place(guestOrder(), key)).json();
  const before = await countOrders();
  for (const order of [guestOrder({ city: "Multan" }), guestOrder({ totalAmount: "1" })]) {
    const response = await place(order, key);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: "KEY_REUSED", OrderID });
  }
  expect(await countOrders()).toBe(before);
});

test("of two payloads with one key at the same moment one is placed and the other refused", async () => {
  const key = randomUUID();
  const responses = await Promise.all([
    place(guestOrder(), key),
    place(guestOrder({ city: "Multan" }), key),
    place(guestOrder(), key),
  ]);
  expect(responses.map((response) => response.statusCode)).toEqual([201, 422, 201]);
});

test("a refused order leaves its key free for the corrected one", async () => {
  const key = randomUUID();
  expect((await place(guestOrder({ totalAmount: "1" }), key)).statusCode).toBe(409);
  expect((await place(guestOrder(), key)).statusCode).toBe(201);
});

test.each(["", "order-1", "123", `${randomUUID()}0`, `{${randomUUID()}}`])(
  "the key %j is malformed",
  async (key) => {
    const before = await countOrders();
    const response = await place(guestOrder(), key);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "INVALID" });
    expect(await countOrders()).toBe(before);
  },
);

test("posts wait five seconds for a key under way elsewhere, and hold no more than one connection", async () => {
  const key = randomUUID();
  const impatient = await openSecondProcess({ timeouts: databaseTimeouts });
  const elsewhere = new pg.Client({ connectionString: database.ownerUrl });
  await elsewhere.connect();
  await elsewhere.query("begin");
  await elsewhere.query(
    "insert into idempotency_keys (owner, key, fingerprint, answer) values ('guest', $1, '', '')",
    [key],
  );
  const started = Date.now();
  const waiting = Array.from({ length: 20 }, () => place(guestOrder(), key, impatient));
  const first = await Promise.race([place(guestOrder(), randomUUID(), impatient), ...waiting]);
  expect(first.statusCode).toBe(201);
  for (const response of await Promise.all(waiting)) {
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: "IN_PROGRESS" });
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  }
  expect(Date.now() - started).toBeGreaterThan(4_500);
  await elsewhere.query("rollback");
  await elsewhere.end();
  expect((await place(guestOrder(), key, impatient)).statusCode).toBe(201);
  await impatient.close();
});

test("a post takes over a key whose order elsewhere was given up", async () => {
  const key = randomUUID();
  const impatient = await openSecondProcess({ timeouts: databaseTimeouts });
  const elsewhere = new pg.Client({ connectionString: database.ownerUrl });
  await elsewhere.connect();
  await elsewhere.query("begin");
  await elsewhere.query(
    "insert into idempotency_keys (owner, key, fingerprint, answer) values ('guest', $1, '', '')",
    [key],
  );
  const { rows } = await elsewhere.query<{ pid: number }>("select pg_backend_pid() as pid");
  const waiting = place(guestOrder(), key, impatient);
  await expect.poll(() => countWaiting(rows[0]?.pid ?? 0), { timeout: 10_000 }).toBe(1);
  await elsewhere.end();
  expect((await waiting).statusCode).toBe(201);
  await impatient.close();
});

describe("an order whose connection is lost", () => {
  afterEach(() => vi.restoreAllMocks());

  /** The first statement of which this is a part loses its connection, before it or after it was carried out. */
  function loseConnection(when: "before" | "after", part: string): void {
    const { query } = pg.Client.prototype;
    let isLost = false;
    vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
      this: pg.Client,
      ...asked: unknown[]
    ) {
      const [question, callback] = [asked[0], asked.at(-1)];
      const isIt = !isLost && JSON.stringify(question).includes(part);
      if (!isIt) return Reflect.apply(query, this, asked);
      isLost = true;
      const error = new Error("Connection terminated unexpectedly");
      const carriedOut = when === "after" ? Reflect.apply(query, this, [question]) : Promise.resolve();
      const failed = Promise.resolve(carriedOut).then(() => Promise.reject(error));
      if (typeof callback !== "function") return failed;
      failed.catch(() => callback(error));
    });
  }

  test.each([
    ["before it was kept, without a key", "before", undefined],
    ["after it was kept, without a key", "after", undefined],
    ["before it was kept, with a key", "before", randomUUID()],
    ["after it was kept, with a key", "after", randomUUID()],
  ] as const)("%s, is placed once all the same", async (_case, when, key) => {
    const before = await countOrders();
    loseConnection(when, "insert-order");
    const response = await place(guestOrder(), key);
    expect(response.statusCode).toBe(201);
    expect(await countOrders()).toBe(before + 1);
    const tracked = await shop.post("/orders/trackOrder", { OrderID: response.json().OrderID });
    expect(tracked.statusCode).toBe(200);
  });

  test("during the commit of a coupon, is placed and redeemed once", async () => {
    await addCoupon(database, { code: "LOST500", usage_limit: 1 });
    const before = await countOrders();
    loseConnection("after", "commit");
    const response = await place(guestOrder({ coupon: "LOST500", totalAmount: "4500" }), randomUUID());
    expect(response.statusCode).toBe(201);
    expect(await countOrders()).toBe(before + 1);
    const { rows } = await database.pool.query("select used_count from coupons where code = 'LOST500'");
    expect(rows).toEqual([{ used_count: 1 }]);
  });
});

/**
 * Connections that wait for the transaction of another one. A transaction itself would see the connections of its first
 * look for ever.
 */
async function countWaiting(pid: number): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
      where datname = current_database() and $1::int = any (pg_blocking_pids(pid))`,
    [pid],
  );
  return rows[0]?.count ?? 0;
}

test("idempotency keys are stored for seven days", async () => {
  const [old, recent] = [randomUUID(), randomUUID()];
  await place(guestOrder(), old);
  const kept = await place(guestOrder(), recent);
  const age = "update idempotency_keys set created_at = now() - $2::interval where key = $1";
  await database.pool.query(age, [old, "7 days 1 minute"]);
  await database.pool.query(age, [recent, "6 days 23 hours"]);
  expect(await deleteExpiredKeys(database)).toBe(1);
  expect((await place(guestOrder(), recent)).body).toBe(kept.body);
  expect((await place(guestOrder(), old)).headers).not.toHaveProperty("idempotent-replayed");
});
