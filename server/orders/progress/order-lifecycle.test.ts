import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addCoupon } from "../../testing/add-coupon.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { guestOrder } from "../../testing/guest-order.ts";
import { signIn } from "../../testing/sign-in.ts";

const shop = await createTestShop();
const { post, database } = shop;
const customers = [await signIn(shop), await signIn(shop)];

const emails = ["amna@example.com", "sana@example.com", "Amna@Example.com"];
const limits = { total: 3, customer: 2 };

/** The buyers: `buyer` is one of the customers, or nobody who is logged in. */
type Purchase = { email: string; coupon: boolean; buyer: number };
type Order = Purchase & { id: string; OrderID: string; key: string; progress: string };
type Model = { couponCode: string; orders: Order[] };

function usesOf(model: Model, email?: string): number {
  return model.orders.filter(
    (order) =>
      order.coupon &&
      order.progress !== "Cancelled" &&
      (email === undefined || order.email.toLowerCase() === email.toLowerCase()),
  ).length;
}

function send(model: Model, { email, coupon, buyer }: Purchase, key: string) {
  // Everybody has a phone of their own.
  const phone = `0301555${[...email.toLowerCase()].reduce((sum, letter) => sum + letter.charCodeAt(0), 1000)}`;
  const order = guestOrder({
    email,
    phone,
    ...(coupon ? { coupon: model.couponCode, totalAmount: 4500 } : {}),
  });
  const customer = customers[buyer];
  return customer
    ? post("/orders/createOrder", order, { "idempotency-key": key, cookie: customer.cookie })
    : post("/orders/createOrderAsGuest", order, { "idempotency-key": key });
}

/** The events of the shop; each step checks the answer against the model and advances the model. */
const steps = {
  async place(model: Model, purchase: Purchase) {
    const { email, coupon } = purchase;
    const key = randomUUID();
    const allowed = !coupon || (usesOf(model) < limits.total && usesOf(model, email) < limits.customer);
    const response = await send(model, purchase, key);
    expect(response.statusCode).toBe(allowed ? 201 : 409);
    if (!allowed) return;
    const { OrderID } = response.json();
    const { id } = (await post("/orders/trackOrder", { OrderID })).json().order;
    model.orders.push({ ...purchase, id, OrderID, key, progress: "Pending" });
  },

  async retry(model: Model, order: Order) {
    const response = await send(model, order, order.key);
    expect(response.headers["idempotent-replayed"]).toBe("true");
    expect(response.json().OrderID).toBe(order.OrderID);
  },

  async cancel(_model: Model, order: Order) {
    const response = await post("/orders/updateOrder", { id: order.id, orderProgress: "Cancelled" });
    expect(response.statusCode).toBe(order.progress === "Pending" ? 200 : 409);
    if (order.progress === "Pending") order.progress = "Cancelled";
  },

  async dispatch(_model: Model, order: Order) {
    const { rowCount } = await database.pool.query(
      "update orders set progress = 'Dispatched' where id = $1 and progress = 'Pending'",
      [order.id],
    );
    expect(rowCount).toBe(order.progress === "Pending" ? 1 : 0);
    if (order.progress === "Pending") order.progress = "Dispatched";
  },
};

const anyStep = fc.oneof(
  fc.record({
    kind: fc.constant("place" as const),
    email: fc.constantFrom(...emails),
    coupon: fc.boolean(),
    buyer: fc.nat({ max: customers.length }),
  }),
  fc.record({ kind: fc.constantFrom("retry", "cancel", "dispatch"), at: fc.nat({ max: 20 }) }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

async function take(model: Model, step: Step) {
  if (step.kind === "place") return steps.place(model, step);
  const order = model.orders[step.at % Math.max(model.orders.length, 1)];
  if (order) await steps[step.kind](model, order);
}

/** Each customer has the orders they placed, the newest first. */
async function checkLists(model: Model) {
  for (const [buyer, { cookie }] of customers.entries()) {
    const mine = model.orders.filter((order) => order.buyer === buyer).map(({ id }) => id);
    const { orders } = (await post("/orders/getAllOrdersForUser", {}, { cookie })).json();
    const listed: string[] = orders.map((order: { id: string }) => order.id);
    expect(listed.slice(0, mine.length)).toEqual(mine.reverse());
  }
}

/** One mail for each order, and one more for each that was cancelled. */
async function checkMails(model: Model) {
  const ids = model.orders.map(({ id }) => id);
  const { rows } = await database.pool.query(
    "select kind, data->>'orderId' as id from outgoing_mails where data->>'orderId' = any($1)",
    [ids],
  );
  const told = rows.filter((row) => row.kind === "order-changed").map((row) => row.id);
  expect(
    rows
      .filter((row) => row.kind === "order-placed")
      .map((row) => row.id)
      .sort(),
  ).toEqual(ids.sort());
  const cancelled = model.orders.filter((order) => order.progress === "Cancelled").map(({ id }) => id);
  expect(told.sort()).toEqual(cancelled.sort());
}

async function checkAgainst(model: Model) {
  await checkLists(model);
  await checkMails(model);
  for (const order of model.orders) {
    const tracked = (await post("/orders/trackOrder", { OrderID: order.OrderID })).json().order;
    expect(tracked.orderProgress).toBe(order.progress);
    const cancelled = order.progress === "Cancelled" ? ["Cancelled"] : [];
    const history = tracked.history.map((entry: { orderProgress: string }) => entry.orderProgress);
    expect(history).toEqual(["Pending", ...cancelled]);
  }
  const { rows } = await database.pool.query(
    `select used_count as used, (select coalesce(sum(used_count), 0) from coupon_customers
      where coupon_id = coupons.id) as by_customers from coupons where code = $1`,
    [model.couponCode],
  );
  expect(rows).toEqual([{ used: usesOf(model), by_customers: 2 * usesOf(model) }]);
}

let runs = 0;

test("any sequence of placing, retrying, cancelling and dispatching follows the model", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 25 }), async (sequence) => {
      runs += 1;
      const model: Model = { couponCode: `MODEL${runs}`, orders: [] };
      const [usage_limit, customer_limit] = [limits.total, limits.customer];
      await addCoupon(database, { code: model.couponCode, usage_limit, customer_limit });
      for (const step of sequence) await take(model, step);
      await checkAgainst(model);
    }),
    { numRuns: 60 },
  );
}, 60_000);
