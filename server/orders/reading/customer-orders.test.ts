import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { guestOrder, measurements, person, plainLine } from "../../testing/guest-order.ts";
import { signIn } from "../../testing/sign-in.ts";
import { readOrder } from "./read-orders.ts";

const shop = await createTestShop();
const { post, database } = shop;

type Customer = Awaited<ReturnType<typeof signIn>>;

const place = ({ cookie }: Customer, order: unknown, key?: string) =>
  post("/orders/createOrder", order, { cookie, ...(key === undefined ? {} : { "idempotency-key": key }) });

const listFor = (customer: Customer, body: unknown = {}) =>
  post("/orders/getAllOrdersForUser", body, { cookie: customer.cookie });

async function ordersOf(customer: Customer) {
  return (await listFor(customer)).json().orders;
}

const cancel = (id: string, headers: Record<string, string> = {}) =>
  post("/orders/updateOrder", { id, orderProgress: "Cancelled" }, headers);

async function actorsOf(orderId: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ actor: string }>(
    "select actor from order_history where order_id = $1 order by at, id",
    [orderId],
  );
  return rows.map((row) => row.actor);
}

test("a customer's order is theirs, with all they wrote and chose", async () => {
  const customer = await signIn(shop);
  const line = {
    ...plainLine,
    sizes: false,
    custom_size: measurements,
    name_engraving: { name: "Dr. Marked", position: "right" },
  };
  const placed = await place(customer, guestOrder({ items: [line], totalAmount: "5550" }));
  expect(placed.statusCode).toBe(201);
  const { OrderID } = placed.json();
  expect(placed.json()).toEqual({
    success: true,
    OrderID,
    message: "Order placed successfully!",
    promise: expect.any(Object),
  });
  const response = await listFor(customer, { id: customer.user.id });
  expect(response.headers["cache-control"]).toBe("no-store");
  const [order, ...others] = response.json().orders;
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    ...person,
    OrderID,
    phone: "923007654321",
    userID: customer.user.id,
    totalAmount: 5550,
    orderProgress: "Pending",
    history: [{ orderProgress: "Pending" }],
    items: [{ custom_size: { ...measurements, chest: 40.5 }, name_engraving: { name: "Dr. Marked" } }],
  });
  expect(await readOrder(database.pool, order.id)).toEqual({ ...order, cancelReason: "" });
  expect(await actorsOf(order.id)).toEqual(["customer"]);
});

test("orders for another customer are refused, and guests have to log in", async () => {
  const [customer, other] = [await signIn(shop), await signIn(shop)];
  const forged = await place(customer, guestOrder({ userID: other.user.id }));
  expect([forged.statusCode, forged.json().code]).toEqual([403, "FORBIDDEN"]);
  const guest = await post("/orders/createOrder", guestOrder({ userID: customer.user.id }));
  expect([guest.statusCode, guest.json().code]).toEqual([401, "NOT_LOGGED_IN"]);
  expect((await place(customer, guestOrder({ userID: customer.user.id }))).statusCode).toBe(201);
  expect([(await ordersOf(customer)).length, (await ordersOf(other)).length]).toEqual([1, 0]);
});

test("an order placed as a guest while logged in stays a guest's", async () => {
  const customer = await signIn(shop);
  const body = guestOrder({ userID: customer.user.id });
  const placed = await post("/orders/createOrderAsGuest", body, { cookie: customer.cookie });
  expect(placed.statusCode).toBe(201);
  expect(await ordersOf(customer)).toEqual([]);
  const { order } = (await post("/orders/trackOrder", { OrderID: placed.json().OrderID })).json();
  expect(await readOrder(database.pool, order.id)).toMatchObject({ ...person, phone: "923007654321" });
  expect((await readOrder(database.pool, order.id))?.userID).toBeUndefined();
});

test("the newest order comes first, each customer sees their own alone", async () => {
  const [customer, other] = [await signIn(shop), await signIn(shop)];
  const numbers: string[] = [];
  for (const buyer of [customer, other, customer, customer]) {
    const { OrderID } = (await place(buyer, guestOrder())).json();
    if (buyer === customer) numbers.unshift(OrderID);
  }
  const listed = await ordersOf(customer);
  expect(listed.map((order: { OrderID: string }) => order.OrderID)).toEqual(numbers);
  const refused = await listFor(other, { id: customer.user.id });
  expect([refused.statusCode, refused.json().orders]).toEqual([403, undefined]);
});

test("the list of orders holds the newest hundred", async () => {
  const customer = await signIn(shop);
  await place(customer, guestOrder());
  await database.pool.query(
    `insert into orders select gen_random_uuid(), lpad(n::text, 12, '0'), now() - n * interval '1 hour', user_id,
       name, email, phone, city, postal_code, area, province, address, delivery_instruction, subtotal, discount,
       delivery, total, coupon_id, coupon_code, progress
     from orders, generate_series(1, 150) n where user_id = $1`,
    [customer.user.id],
  );
  await database.pool.query(
    `insert into order_history select gen_random_uuid(), id, 'Pending', 'customer' from orders
     where user_id = $1 and created_at < now() - interval '30 minutes'`,
    [customer.user.id],
  );
  await database.pool.query(
    `insert into order_items select gen_random_uuid(), o.id, 0, i.product_id, i.quantity, i.price, i.sale_price,
       i.line from orders o, (select * from order_items limit 1) i
     where o.user_id = $1 and o.created_at < now() - interval '30 minutes'`,
    [customer.user.id],
  );
  const orders: { createdAt: string }[] = await ordersOf(customer);
  const moments = orders.map((order) => order.createdAt);
  expect(moments).toHaveLength(100);
  expect(moments).toEqual([...moments].sort().reverse());
});

test("the key of a customer is apart from those of guests and of others", async () => {
  const [customer, other] = [await signIn(shop), await signIn(shop)];
  const key = randomUUID();
  const posts = await Promise.all(Array.from({ length: 20 }, () => place(customer, guestOrder(), key)));
  expect(new Set(posts.map((response) => `${response.statusCode} ${response.body}`)).size).toBe(1);
  expect(posts.filter((response) => response.headers["idempotent-replayed"] === "true")).toHaveLength(19);
  const foreign = [
    await place(other, guestOrder(), key),
    await post("/orders/createOrderAsGuest", guestOrder(), { "idempotency-key": key }),
  ];
  for (const response of foreign) {
    expect(response.statusCode).toBe(201);
    expect(response.headers).not.toHaveProperty("idempotent-replayed");
    expect(response.json().OrderID).not.toBe(posts[0]?.json().OrderID);
  }
  const changed = await place(customer, guestOrder({ city: "Multan" }), key);
  expect([changed.statusCode, changed.json().code]).toEqual([422, "KEY_REUSED"]);
  expect((await place(customer, guestOrder(), "1")).statusCode).toBe(400);
  expect(await ordersOf(customer)).toHaveLength(1);
});

test("the history distinguishes a cancel by the customer from one by tracking id", async () => {
  const [customer, other] = [await signIn(shop), await signIn(shop)];
  for (const [headers, actor] of [
    [{ cookie: customer.cookie }, "customer"],
    [{ cookie: other.cookie }, "guest"],
    [{}, "guest"],
  ] as const) {
    await place(customer, guestOrder());
    const [order] = await ordersOf(customer);
    expect((await cancel(order.id, headers)).json()).toEqual({ message: "Order Updated" });
    expect((await ordersOf(customer))[0]).toMatchObject({ id: order.id, orderProgress: "Cancelled" });
    expect(await actorsOf(order.id)).toEqual(["customer", actor]);
  }
});

test("a total that is not the shop's is refused for customers as well", async () => {
  const customer = await signIn(shop);
  const response = await place(customer, guestOrder({ totalAmount: "1" }));
  expect([response.statusCode, response.json().code]).toEqual([409, "TOTAL_CHANGED"]);
  expect(await ordersOf(customer)).toEqual([]);
});
