import { afterEach, describe, expect, test, vi } from "vitest";
import { defaultDeliveryRules } from "#contract/delivery/delivery-rules.ts";
import { spreadWork } from "#contract/delivery/promise-delivery.ts";
import { dayInKarachi, dayNumber } from "#contract/values/karachi-time.ts";
import { withTransaction } from "#database/transaction.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, measurements, plainLine } from "#server/testing/guest-order.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { createDeliverySchedule } from "./delivery-schedule.ts";
import { renewPromise } from "./renew-promise.ts";

const shop = await createTestShop();
const { post, database } = shop;
const owner = await signInStaff(shop, "owner");

const update = (settings: object) =>
  post("/api/admin/settings/update", settings, { cookie: owner.cookie }).then(({ statusCode }) =>
    expect(statusCode).toBe(200),
  );
const datesOf = async (body: object) => (await post("/delivery/getDeliveryDates", body)).json();
const one = { standard: 1, custom: 0 };

async function place(changes: object = {}) {
  const quoted = await post("/orders/createOrderAsGuest", guestOrder({ ...changes, totalAmount: "1" }));
  const { totalAmount } = quoted.json();
  const placed = await post("/orders/createOrderAsGuest", guestOrder({ ...changes, totalAmount }));
  expect(placed.statusCode).toBe(201);
  return placed.json();
}

const rowOf = async (number: string) => {
  const { rows } = await database.pool.query(
    `select id, due_on::text, arrives_from::text, arrives_by::text, work from orders where number = $1`,
    [number.replace(/^TB-|-/g, "")],
  );
  return rows[0];
};

/** The schedule as a freshly started process sees it. */
const startAnother = () =>
  createDeliverySchedule(
    database.pool,
    () => shop.services.settings(),
    shop.services.failures.watch("promises"),
  );

afterEach(() => vi.useRealTimers());

test("shows, stores and mails one and the same delivery date", async () => {
  const { promise: shown, holdsFor } = await datesOf({ ...one, province: "Punjab" });
  const { OrderID, promise } = await place();
  expect(promise).toEqual(shown);
  const row = await rowOf(OrderID);
  expect(row).toMatchObject({
    due_on: promise.leavesBy,
    arrives_from: promise.arrivesFrom,
    arrives_by: promise.arrivesBy,
    work: 1,
  });
  const tracked = await post("/orders/trackOrder", { OrderID });
  expect(tracked.json().order.promise).toEqual(promise);
  expect(holdsFor).toBeGreaterThan(0);
  expect(holdsFor).toBeLessThanOrEqual(24 * 3_600_000);
});

test("counts a made-to-measure piece as several and promises it later", async () => {
  const items = [{ ...plainLine, sizes: false, custom_size: measurements, quantity: 2 }];
  const { OrderID, promise } = await place({ items });
  const custom = await datesOf({ standard: 0, custom: 2, province: "Punjab" });
  expect(promise).toEqual(custom.promise);
  expect(promise.leavesBy > (await datesOf(one)).promise.leavesBy).toBe(true);
  expect((await rowOf(OrderID)).work).toBe(2 * defaultDeliveryRules.customPieceWeight);
});

test("changes the dates at the cut-off hour and at midnight in Karachi, however long a page was cached", async () => {
  await update({ cutOffHour: 17, holidays: [] });
  // Fake only the clock; timers go on.
  vi.useFakeTimers({ toFake: ["Date"] });
  const leavesAt = async (time: string) => {
    vi.setSystemTime(new Date(`2027-01-${time}+05:00`));
    const { promise, holdsFor } = await datesOf(one);
    return [promise.leavesBy, holdsFor];
  };
  // 4 January 2027 is a Monday.
  expect(await leavesAt("04T16:59:59.000")).toEqual(["2027-01-06", 1_000]);
  expect(await leavesAt("04T17:00:00.000")).toEqual(["2027-01-07", 7 * 3_600_000]);
  expect(await leavesAt("05T00:00:00.000")).toEqual(["2027-01-07", 17 * 3_600_000]);
});

test("shares no room between simultaneous orders, and releases that of refused ones", async () => {
  await update({ piecesPerDay: 3 });
  const orders = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      post("/orders/createOrderAsGuest", guestOrder(index % 4 === 0 ? { totalAmount: "1" } : {})),
    ),
  );
  expect(orders.filter(({ statusCode }) => statusCode === 201)).toHaveLength(30);
  const { rows } = await database.pool.query<{ day: string; work: number }>(
    "select due_on::text as day, sum(work)::integer as work from orders where progress = 'Pending' group by 1",
  );
  const promised = new Map(rows.map(({ day, work }) => [dayNumber(day), work]));
  const done = spreadWork(promised, dayNumber(dayInKarachi(new Date())), shop.services.settings());
  expect(Math.max(...done.keys())).toBe(Math.max(...promised.keys()));
  // A reservation whose order is read counts twice until the next reading, a second later.
  const fresh = await startAnother().promise(one, {});
  await expect.poll(() => shop.services.schedule.promise(one, {})).toEqual(fresh);
});

test("a hundred pieces are not due with one cap, and a cancelled order gives its room back", async () => {
  await update({ piecesPerDay: 10, guestOrderPieces: 100, smallOrderPieces: 100 });
  await database.pool.query("update orders set progress = 'Cancelled'");
  const empty = await startAnother().promise(one, {});
  await expect.poll(() => shop.services.schedule.promised(), { timeout: 10_000 }).toEqual(new Map());
  const items = [plainLine, { ...plainLine, sizes: "L" }].map((item) => ({ ...item, quantity: 50 }));
  const placed = await place({ items });
  expect(placed.promise.leavesBy > empty.leavesBy).toBe(true);
  const full = await startAnother().promise(one, {});
  expect(full.leavesBy > placed.promise.leavesBy).toBe(true);
  const { id } = await rowOf(placed.OrderID);
  expect((await post("/orders/updateOrder", { id, orderProgress: "Cancelled" })).statusCode).toBe(200);
  expect(await startAnother().promise(one, {})).toEqual(empty);
});

describe("an edited order", () => {
  const renew = (id: string) =>
    withTransaction(database.pool, (client) => renewPromise(client, startAnother(), id));
  const change = (id: string, quantity: number, place: object = {}) =>
    database.pool.query(
      `with item as (update order_items set quantity = $2 where order_id = $1)
       update orders set city = coalesce($3, city), province = coalesce($4, province) where id = $1`,
      [id, quantity, ...["city", "province"].map((name) => Reflect.get(place, name))],
    );

  test("retains its day for another address and gets a new one for more pieces", async () => {
    await update({ piecesPerDay: 10 });
    await database.pool.query("update orders set progress = 'Cancelled'");
    const order = { city: "Lahore", province: "Punjab", items: [{ ...plainLine, quantity: 4 }] };
    await expect.poll(() => shop.services.schedule.promised(), { timeout: 10_000 }).toEqual(new Map());
    const { OrderID, promise } = await place(order);
    const { id } = await rowOf(OrderID);

    await change(id, 4, { city: "Gilgit", province: "Gilgit-Baltistan" });
    const moved = await renew(id);
    expect(moved?.leavesBy).toBe(promise.leavesBy);
    expect(Number(moved && moved.arrivesBy > promise.arrivesBy)).toBe(1);

    await change(id, 40);
    const grown = await renew(id);
    expect(Number(grown && grown.leavesBy > promise.leavesBy)).toBe(1);
    expect(await rowOf(OrderID)).toMatchObject({ due_on: grown?.leavesBy, work: 40 });
    // Its own pieces do not block it.
    expect(await renew(id)).toEqual(grown);

    await change(id, 1);
    expect(await renew(id)).toEqual(grown);
    expect((await rowOf(OrderID)).work).toBe(1);
  });

  test("stays unchanged once it has been sent", async () => {
    const { OrderID } = await place();
    const before = await rowOf(OrderID);
    await database.pool.query("update orders set progress = 'Dispatched' where id = $1", [before.id]);
    await change(before.id, 50);
    expect(await renew(before.id)).toBeUndefined();
    expect(await rowOf(OrderID)).toEqual(before);
  });
});

test.each([
  [{}, "standard"],
  [{ standard: -1, custom: 0 }, "standard"],
  [{ standard: 1.5, custom: 0 }, "standard"],
  [{ standard: 1, custom: 9_999 }, "custom"],
  [{ ...one, city: "x".repeat(101) }, "city"],
])("refuses %o beside its field", async (body, field) => {
  const response = await post("/delivery/getDeliveryDates", body);
  expect([response.statusCode, Object.keys(response.json().fields)[0]]).toEqual([400, field]);
});
