import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { databaseTimeouts } from "#database/connect.ts";
import { execute } from "#database/testing/test-server.ts";
import { readConfig } from "#server/platform/config.ts";
import { buildApp } from "../../app.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { guestOrder, plainLine } from "../../testing/guest-order.ts";

const shop = await createTestShop();
const { post, database, services } = shop;

const update = (id: unknown, orderProgress: unknown = "Cancelled") =>
  post("/orders/updateOrder", { id, orderProgress });

async function placeAndTrack(changes: Record<string, unknown> = {}) {
  const placed = await post("/orders/createOrderAsGuest", guestOrder(changes));
  expect(placed.statusCode).toBe(201);
  return track(placed.json().OrderID);
}

async function track(OrderID: string) {
  return (await post("/orders/trackOrder", { OrderID })).json().order;
}

function dispatch(id: string) {
  return database.pool.query(
    "update orders set progress = 'Dispatched' where id = $1 and progress = 'Pending'",
    [id],
  );
}

/** By customers each use counts for the mailbox and for the phone. */
async function couponUses(code: string) {
  const { rows } = await database.pool.query(
    `select c.used_count as total, coalesce(sum(u.used_count), 0) as by_customers from coupons c
     left join coupon_customers u on u.coupon_id = c.id where c.code = $1 group by c.id`,
    [code],
  );
  return rows[0];
}

test("a pending order can be cancelled with its tracking id, and its history says so", async () => {
  const { id, OrderID } = await placeAndTrack();
  const response = await update(id);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ message: "Order Updated" });
  const order = await track(OrderID);
  expect(order.orderProgress).toBe("Cancelled");
  expect(order.history.map((entry: { orderProgress: string }) => entry.orderProgress)).toEqual([
    "Pending",
    "Cancelled",
  ]);
});

test("of twenty cancels of one order one wins and the others learn so, however few connections there are", async () => {
  const few = database.openAgain({ poolSize: 2, timeouts: { connect: 200 } });
  const app = await buildApp({
    config: readConfig({ RATE_LIMIT_FACTOR: "100000", LOG_LEVEL: "silent" }),
    services: { ...services, database: few },
  });
  onTestFinished(() => app.close().then(few.close));
  await execute(
    database.ownerUrl,
    `create function take_long() returns trigger language plpgsql as $$ begin perform pg_sleep(0.4); return new; end $$;
     create trigger take_long before update on orders for each row when (new.city = 'Slowville') execute function take_long();`,
  );
  const { id, OrderID } = await placeAndTrack({ city: "Slowville" });
  await few.pool.query("select 1");
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      app.inject({
        method: "POST",
        url: "/orders/updateOrder",
        payload: { id, orderProgress: "Cancelled" },
      }),
    ),
  );
  const told = answers.map((answer) => answer.json().code ?? answer.statusCode);
  expect(told.sort()).toEqual([200, ...Array<string>(19).fill("NOT_PENDING")]);
  expect((await track(OrderID)).history).toHaveLength(2);
});

test("a process that stands still inside a cancel holds up the next one for a second at most", async () => {
  const { id } = await placeAndTrack();
  const frozen = database.openAgain({ timeouts: databaseTimeouts });
  const client = await frozen.pool.connect();
  await client.query("begin");
  await client.query("update orders set progress = 'Cancelled' where id = $1", [id]);
  const begun = performance.now();
  expect((await update(id)).statusCode).toBe(200);
  expect(performance.now() - begun).toBeLessThan(1_200);
  client.release(true);
  await frozen.close();
});

test("a cancelled, dispatched or delivered order cannot be cancelled", async () => {
  const { id } = await placeAndTrack();
  for (const progress of ["Cancelled", "Dispatched", "Delivered"]) {
    await database.pool.query("update orders set progress = $2 where id = $1", [id, progress]);
    const response = await update(id);
    expect([progress, response.statusCode, response.json().code]).toEqual([progress, 409, "NOT_PENDING"]);
  }
});

test.each(["Delivered", "Dispatched", "Pending", "cancelled", "Lost"])(
  "nobody may set %s",
  async (progress) => {
    const { id, OrderID } = await placeAndTrack();
    const response = await update(id, progress);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: "FORBIDDEN" });
    expect(await track(OrderID)).toMatchObject({ orderProgress: "Pending", history: [{}] });
  },
);

test("an unknown id, a malformed one and an order number find no order", async () => {
  const { OrderID } = await placeAndTrack();
  for (const id of [randomUUID(), "1", OrderID, "' or true --"]) {
    const response = await update(id);
    expect([id, response.statusCode, response.json().code]).toEqual([id, 404, "NOT_FOUND"]);
  }
});

test("an update without id or progress is invalid", async () => {
  const response = await post("/orders/updateOrder", {});
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json().fields)).toEqual(["id", "orderProgress"]);
});

test("of many cancels at the same moment one wins, and the coupon comes back once", async () => {
  const items = [{ ...plainLine, quantity: 2 }];
  for (let round = 0; round < 20; round += 1) {
    const { id } = await placeAndTrack({ items, totalAmount: "9000", coupon: "FLAT500" });
    expect(await couponUses("FLAT500")).toEqual({ total: 1, by_customers: 2 });
    const responses = await Promise.all(Array.from({ length: 8 }, () => update(id)));
    expect(responses.map((response) => response.statusCode).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await couponUses("FLAT500")).toEqual({ total: 0, by_customers: 0 });
  }
});

test("of a cancel and a dispatch at the same moment exactly one wins", async () => {
  for (let round = 0; round < 200; round += 1) {
    const { id, OrderID } = await placeAndTrack();
    const early = round % 2 === 0 ? dispatch(id) : undefined;
    const cancelling = update(id);
    const [response, dispatched] = await Promise.all([cancelling, early ?? dispatch(id)]);
    const winner = dispatched.rowCount === 1 ? "Dispatched" : "Cancelled";
    expect(response.statusCode).toBe(winner === "Cancelled" ? 200 : 409);
    expect((await track(OrderID)).orderProgress).toBe(winner);
  }
});
