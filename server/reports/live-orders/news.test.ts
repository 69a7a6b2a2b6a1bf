import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { followNews, newsEvents, type OfficeNews, officeNews } from "#contract/reports/news.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { post, database } = shop;
const origin = await shop.app.listen({ port: 0, host: "127.0.0.1" });

type Heard = { id: string; event: string; news: OfficeNews | undefined };
type Listening = {
  response: Response;
  /** The next event of news, within five seconds. */
  next(): Promise<Heard & { news: OfficeNews }>;
  /** Whether the server ends it within the given milliseconds. */
  ends(within: number): Promise<boolean>;
};

const open: AbortController[] = [];
afterEach(() => {
  for (const controller of open.splice(0)) controller.abort();
});

async function listen(
  cookie: string,
  { listener = String(randomUUID()), after = "", headers = {} } = {},
): Promise<Listening> {
  const controller = new AbortController();
  open.push(controller);
  const query = new URLSearchParams({ listener, ...(after ? { after } : {}) });
  const response = await fetch(`${origin}${followNews.path}?${query}`, {
    headers: { cookie, ...headers },
    signal: controller.signal,
  });
  const events: Heard[] = [];
  /** Told whenever something was heard, and at the end. */
  const heard = new EventEmitter();
  let isOver = false;
  void (async () => {
    let text = "";
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const parts = text.split("\n\n");
      text = parts.pop() ?? "";
      for (const part of parts) if (part.includes("event:")) events.push(read(part));
      heard.emit("more");
    }
  })()
    .catch(() => {})
    .finally(() => {
      isOver = true;
      heard.emit("more");
    });
  return {
    response,
    async next() {
      const deadline = AbortSignal.timeout(5_000);
      while (!deadline.aborted) {
        const found = events.findIndex(({ event }) => event === newsEvents.news);
        const [first] = found < 0 ? [] : events.splice(found, 1);
        if (first?.news) return { ...first, news: first.news };
        await more(heard, deadline);
      }
      throw new Error("Nothing was heard.");
    },
    async ends(within) {
      const deadline = AbortSignal.timeout(within);
      while (!isOver && !deadline.aborted) await more(heard, deadline);
      return isOver;
    },
  };
}

/** Waits for more to be heard, or for the deadline. */
async function more(heard: EventEmitter, deadline: AbortSignal): Promise<void> {
  await once(heard, "more", { signal: deadline }).catch(() => {});
}

function read(part: string): Heard {
  const fields = new Map(
    part.split("\n").map((row) => [row.slice(0, row.indexOf(":")), row.slice(row.indexOf(":") + 1).trim()]),
  );
  const data = fields.get("data");
  return {
    id: fields.get("id") ?? "",
    event: fields.get("event") ?? "",
    news: data ? officeNews.parse(JSON.parse(data)) : undefined,
  };
}

async function place(): Promise<string> {
  const placed = await post("/orders/createOrderAsGuest", guestOrder({}));
  expect(placed.statusCode).toBe(201);
  return placed.json().OrderID;
}

const numbersOf = ({ newOrders }: OfficeNews) => newOrders.map(({ OrderID }) => OrderID);

test("every listener gets each order once with the open work, unbuffered by proxies", async () => {
  const [owner, manager] = [await signInStaff(shop, "owner"), await signInStaff(shop, "manager")];
  const before = await place();
  const [first, second] = [await listen(owner.cookie), await listen(manager.cookie)];
  expect(Object.fromEntries(first.response.headers)).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
    "x-content-type-options": "nosniff",
  });
  for (const { next } of [first, second]) {
    const { news } = await next();
    expect(news).toMatchObject({ isStart: true, openWork: { toConfirm: 1, toCut: 1 } });
    expect(numbersOf(news)).toEqual([before]);
  }
  const placed = await place();
  for (const { next } of [first, second]) {
    const { news } = await next();
    expect(news).toMatchObject({ isStart: false, openWork: { toConfirm: 2, toCut: 2 } });
    expect(numbersOf(news)).toEqual([placed]);
  }
  await database.pool.query("update orders set confirmed_at = now(), confirmed_by = 'customer'");
  await database.pool.query("update orders set progress = 'Cancelled'");
  let counted = (await first.next()).news;
  while (counted.openWork.toCut > 0) counted = (await first.next()).news;
  expect(counted.newOrders).toEqual([]);
});

test("a reconnecting listener gets missed orders, also one that was just being placed", async () => {
  const { cookie } = await signInStaff(shop, "manager");
  const listener = String(randomUUID());
  const stream = await listen(cookie, { listener });
  const { id } = await stream.next();
  open.pop()?.abort();
  const missed = [await place(), await place()];
  // Begun before the last event, committed after it.
  await database.pool.query(
    "update orders set created_at = to_timestamp($1::double precision / 1000) - interval '20 seconds' where number = $2",
    [Number(id), missed[0]?.replace(/^TB-|-/g, "")],
  );
  for (const how of [{ after: id }, { headers: { "last-event-id": id }, after: "1700000000000" }]) {
    const { news } = await (await listen(cookie, { listener, ...how })).next();
    expect(news.isStart).toBe(false);
    expect(numbersOf(news)).toEqual(expect.arrayContaining(missed));
  }
  for (const after of ["1700000000000", "nonsense"]) {
    const { news } = await (await listen(cookie, { after })).next();
    expect(news.isStart).toBe(true);
  }
});

test("closing and opening the shop is sent to listeners", async () => {
  const [owner, manager] = [await signInStaff(shop, "owner"), await signInStaff(shop, "manager")];
  const stream = await listen(manager.cookie);
  expect((await stream.next()).news.isClosed).toBe(false);
  await post("/api/admin/settings/update", { maintenance: true }, { cookie: owner.cookie });
  expect((await stream.next()).news.isClosed).toBe(true);
  expect((await post("/orders/createOrderAsGuest", guestOrder({}))).statusCode).toBe(503);
  expect((await post("/api/admin/settings/open", {}, { cookie: manager.cookie })).statusCode).toBe(200);
  expect((await stream.next()).news.isClosed).toBe(false);
  await place();
  const { rows } = await database.pool.query(
    "select staff_id, after from audit_log where action = 'settings.update' order by id desc limit 1",
  );
  expect(rows).toEqual([{ staff_id: manager.staff.id, after: { maintenance: false } }]);
});

test("a stream ends with its session, and listening does not extend it", async () => {
  const [{ cookie, staff }, other] = [await signInStaff(shop, "manager"), await signInStaff(shop, "owner")];
  // The last one: a beat follows its end before its connection is closed.
  const [stays, stream] = [await listen(other.cookie), await listen(cookie)];
  await stream.next();
  await database.pool.query(
    "update staff_sessions set last_seen_at = now() - interval '31 minutes' where user_id = $1",
    [staff.id],
  );
  expect(await stream.ends(12_000)).toBe(true);
  expect(await stays.ends(0)).toBe(false);
  expect((await listen(cookie)).response.status).toBe(401);
}, 20_000);

test("a member of staff has at most eight streams, and a reconnect keeps its place", async () => {
  const { cookie } = await signInStaff(shop, "manager");
  const listeners = Array.from({ length: 8 }, () => String(randomUUID()));
  const streams = [];
  for (const listener of listeners) streams.push(await listen(cookie, { listener }));
  const refused = await listen(cookie);
  expect([refused.response.status, refused.response.headers.get("retry-after")]).toEqual([429, "60"]);
  const again = await listen(cookie, { listener: listeners[0] ?? "" });
  expect(again.response.status).toBe(200);
  expect(await streams[0]?.ends(2_000)).toBe(true);
  expect(await streams[1]?.ends(0)).toBe(false);
});

test("an outage of the database ends no stream, is logged once, and missed orders are sent afterwards", async () => {
  const { cookie } = await signInStaff(shop, "manager");
  const stream = await listen(cookie);
  await stream.next();
  const { query } = database.pool;
  let refused = 0;
  const away = vi.spyOn(database.pool, "query").mockImplementation((...asked: unknown[]) => {
    const [config] = asked;
    const isForNews = String(Reflect.get(Object(config), "text")).includes("select id, number from orders");
    if (isForNews) refused += 1;
    return isForNews
      ? Promise.reject(Object.assign(new Error("terminated"), { code: "57P01" }))
      : Reflect.apply(query, database.pool, asked);
  });
  // More than one, or nothing could be logged twice.
  await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThan(2);
  away.mockRestore();
  const placed = await place();
  expect(numbersOf((await stream.next()).news)).toEqual([placed]);
  expect(shop.logged().match(/"work":"news","reason":"57P01"/g)).toHaveLength(1);
});

test("closing the shop ends the streams at once", async () => {
  const { cookie } = await signInStaff(shop, "owner");
  const stream = await listen(cookie);
  await stream.next();
  const began = performance.now();
  await shop.app.close();
  expect(await stream.ends(1_000)).toBe(true);
  expect(performance.now() - began).toBeLessThan(5_000);
});
