import { expect, test } from "vitest";
import { getLiveOrders, type LiveOrders } from "#contract/reports/live-orders.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { post, database } = shop;
const get = (url: string, cookie: string) => shop.app.inject({ url, headers: { cookie } });

const ask = (cookie: string, after = "") =>
  get(`${getLiveOrders.path}${after && `?after=${encodeURIComponent(after)}`}`, cookie);

async function heard(cookie: string, after?: string): Promise<LiveOrders> {
  const answer = await ask(cookie, after);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function place(): Promise<string> {
  const placed = await post("/orders/createOrderAsGuest", guestOrder({}));
  expect(placed.statusCode).toBe(201);
  return placed.json().OrderID;
}

/** Makes all orders older than the overlap of two answers. */
const age = () => database.pool.query("update orders set created_at = created_at - interval '2 minutes'");

const numbersOf = ({ newOrders }: LiveOrders) => newOrders.map(({ OrderID }) => OrderID);

test("answers with the orders since the last call and the open work, uncached", async () => {
  const { cookie } = await signInStaff(shop, "manager");
  const before = await place();
  const answer = await ask(cookie);
  expect(answer.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
  const start: LiveOrders = answer.json();
  expect(start).toMatchObject({ isStart: true, isClosed: false, openWork: { toConfirm: 1, toCut: 1 } });
  expect(numbersOf(start)).toEqual([before]);

  await age();
  const placed = [await place(), await place()];
  const next = await heard(cookie, start.upTo);
  expect(next).toMatchObject({ isStart: false, openWork: { toConfirm: 3, toCut: 3 } });
  expect(numbersOf(next)).toEqual(placed);
  expect(Date.parse(next.upTo)).toBeGreaterThan(Date.parse(start.upTo));

  await age();
  await database.pool.query("update orders set confirmed_at = now(), confirmed_by = 'customer'");
  await database.pool.query("update orders set progress = 'Cancelled'");
  const quiet = await heard(cookie, next.upTo);
  expect(quiet).toMatchObject({ newOrders: [], isStart: false, openWork: { toConfirm: 0, toCut: 0 } });
});

test("sends all orders since an absence, including one that was uncommitted", async () => {
  const { cookie } = await signInStaff(shop, "manager");
  const { upTo } = await heard(cookie);
  const missed = [await place(), await place()];
  // Begun before the last answer, committed after it.
  await database.pool.query(
    "update orders set created_at = $1::timestamptz - interval '20 seconds' where number = $2",
    [upTo, missed[0]?.replace(/^TB-|-/g, "")],
  );
  const laterAnswer = await heard(cookie, upTo);
  expect(laterAnswer.isStart).toBe(false);
  expect(numbersOf(laterAnswer)).toEqual(missed);

  const [dayAgo, longer] = [23, 25].map((hours) => new Date(Date.now() - hours * 3_600_000).toISOString());
  expect(await heard(cookie, dayAgo)).toMatchObject({ isStart: false });
  expect(await heard(cookie, longer)).toMatchObject({ isStart: true });
  expect((await ask(cookie, "nonsense")).statusCode).toBe(400);
});

test("answers with at most the newest 200 orders, oldest first", async () => {
  const { cookie } = await signInStaff(shop, "manager");
  const { upTo } = await heard(cookie);
  const last = await place();
  await database.pool.query(
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', lpad(n::text, 12, '0'),
       'created_at', o.created_at - n * interval '1 millisecond'))).*
     from orders o, generate_series(1, 250) n where o.number = $1`,
    [last.replace(/^TB-|-/g, "")],
  );
  const numbers = numbersOf(await heard(cookie, upTo));
  expect(numbers).toHaveLength(200);
  expect(numbers.slice(-2)).toEqual(["TB-0000-0000-0001", last]);
});

test("announces closing and opening of the shop", async () => {
  const [owner, manager] = [await signInStaff(shop, "owner"), await signInStaff(shop, "manager")];
  await post("/api/admin/settings/update", { maintenance: true }, { cookie: owner.cookie });
  expect((await heard(manager.cookie)).isClosed).toBe(true);
  expect((await post("/orders/createOrderAsGuest", guestOrder({}))).statusCode).toBe(503);
  expect((await post("/api/admin/settings/open", {}, { cookie: manager.cookie })).statusCode).toBe(200);
  expect((await heard(manager.cookie)).isClosed).toBe(false);
  await place();
  const { rows } = await database.pool.query(
    "select staff_id, after from audit_log where action = 'settings.update' order by id desc limit 1",
  );
  expect(rows).toEqual([{ staff_id: manager.staff.id, after: { maintenance: false } }]);
});

test("does not extend a session by polling, and refuses an ended one at once", async () => {
  const { cookie, staff } = await signInStaff(shop, "manager");
  const usedAt = (minutes: number) =>
    database.pool.query(
      "update staff_sessions set last_seen_at = now() - $2 * interval '1 minute' where user_id = $1",
      [staff.id, minutes],
    );
  const minutesUnused = async () => {
    const { rows } = await database.pool.query(
      "select round(extract(epoch from now() - last_seen_at) / 60)::integer as minutes from staff_sessions where user_id = $1",
      [staff.id],
    );
    return rows[0].minutes;
  };
  await usedAt(29);
  const { upTo } = await heard(cookie);
  expect(await minutesUnused()).toBe(29);
  // Other calls of the same page do.
  expect((await get("/api/admin/dashboard/get", cookie)).statusCode).toBe(200);
  expect(await minutesUnused()).toBe(0);
  await usedAt(31);
  expect((await ask(cookie, upTo)).statusCode).toBe(401);
});
