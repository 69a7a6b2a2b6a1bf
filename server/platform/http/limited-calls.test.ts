import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { proveOrder } from "#server/testing/prove-order.ts";
import { signIn } from "#server/testing/sign-in.ts";

const shop = await createTestShop({ env: { RATE_LIMIT_FACTOR: "1" } });
const { app, post, database } = shop;

const repeat = async (times: number, work: (index: number) => ReturnType<typeof post>) => {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await work(index)).statusCode);
  return statuses;
};

test("one phone places twenty orders an hour as a guest from a network, and its customer is counted apart", async () => {
  const { cookie } = await signIn(shop);
  const ways = [
    "03001112223",
    "+92 300 1112223",
    "92-300-111-2223",
    "9203001112223",
    "0092 0300 1112223",
    "۰۳۰۰۱۱۱۲۲۲۳",
  ];
  const place = (index: number, remoteAddress = "127.0.0.1") =>
    shop.app.inject({
      method: "POST",
      url: "/orders/createOrderAsGuest",
      remoteAddress,
      payload: guestOrder({ phone: ways[index % ways.length] }),
    });
  // A neighbour who names this phone in orders that are refused, or sends one again, takes none of its twenty.
  const refused = (changes: object, headers = {}) =>
    repeat(12, (index) =>
      post(
        "/orders/createOrderAsGuest",
        guestOrder({ phone: ways[index % ways.length], ...changes }),
        headers,
      ),
    );
  expect(await refused({ totalAmount: "1" })).toEqual(Array(12).fill(409));
  expect(await refused({}, { "idempotency-key": "no key" })).toEqual(Array(12).fill(400));
  const key = { "idempotency-key": randomUUID() };
  const once = guestOrder({ phone: ways[0] });
  expect(await repeat(3, () => post("/orders/createOrderAsGuest", once, key))).toEqual(Array(3).fill(201));
  expect(await repeat(20, (index) => place(index))).toEqual([...Array(19).fill(201), 429]);
  expect((await place(0, "198.51.100.40")).statusCode).toBe(201);
  const own = await post("/orders/createOrder", guestOrder({ phone: ways[0] }), { cookie });
  expect(own.statusCode).toBe(201);
  const other = await post("/orders/createOrderAsGuest", guestOrder({ phone: "03004445556" }));
  expect(other.statusCode).toBe(201);
  const { rows } = await database.pool.query("select count(*) from orders");
  expect(rows).toEqual([{ count: 23 }]);
});

test("sixty orders an hour come from one network, whatever their phones", async () => {
  const place = (index: number) =>
    app.inject({
      method: "POST",
      url: "/orders/createOrderAsGuest",
      remoteAddress: `2001:db8:7:1::${index + 1}`,
      payload: guestOrder({ phone: `0301${String(1_000_000 + index)}`, email: `guest${index}@example.com` }),
    });
  expect(await repeat(61, place)).toEqual([...Array(60).fill(201), 429]);
});

test("tracking is limited for one address, and says when to come back", async () => {
  expect(await repeat(30, () => post("/orders/trackOrder", { OrderID: "TB-1" }))).toEqual(
    Array(30).fill(404),
  );
  const response = await post("/orders/trackOrder", { OrderID: "TB-1" });
  expect(response.statusCode).toBe(429);
  expect(response.json()).toMatchObject({ code: "TOO_MANY", error: expect.stringContaining("Try again in") });
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
});

test("suggestions are limited for one address, for more letters than anybody types in a minute", async () => {
  const suggest = (index: number) => app.inject({ url: `/products/getSuggestions?q=letters${index}` });
  const statuses = await repeat(601, suggest);
  expect(new Set(statuses.slice(0, 600))).toEqual(new Set([200]));
  expect(statuses[600]).toBe(429);
  // Search still answers when suggestions are limited.
  expect((await post("/products/getProducts?q=polo")).statusCode).toBe(200);
});

test("guessing coupons is limited for one address", async () => {
  const guess = (index: number) => post("/api/coupons/verifyCouponAtCheckout", { code: `GUESS${index}` });
  expect(await repeat(21, guess)).toEqual([...Array(20).fill(404), 429]);
});

test("a customer writes, changes and deletes twenty reviews an hour, and is counted apart from others", async () => {
  const [{ cookie }, other] = [await signIn(shop), await signIn(shop)];
  const calls = ["createReview", "updateReview", "deleteReview"];
  const body = { id: "1", productID: "nothing", review: "Good", rating: 5 };
  const write = (index: number, as = cookie) => post(`/reviews/${calls[index % 3]}`, body, { cookie: as });
  expect(await repeat(21, (index) => write(index))).toEqual([...Array(20).fill(404), 429]);
  expect((await write(0, other.cookie)).statusCode).toBe(404);
});

test("the strangers of a network use up nothing of a customer there who is logged in or has proven an order", async () => {
  const remoteAddress = "198.51.100.60";
  const call = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: "POST", url, payload, headers, remoteAddress });
  const { cookie } = await signIn(shop);
  const placed = await call("/orders/createOrder", guestOrder(), { cookie });
  const { OrderID } = placed.json();
  const { id } = (await call("/orders/trackOrder", { OrderID })).json().order;
  const proven = { cookie: await proveOrder(shop, id) };
  const acts: [string, object][] = [
    ["/orders/trackOrder", { OrderID }],
    ["/orders/mendDelivery", { id: "none" }],
    ["/orders/claimTransfer", { id: "none" }],
    ["/orders/askAftercare", { id: "none" }],
    ["/payments/startPayment", { OrderID }],
    ["/orders/updateOrder", { id: "none" }],
  ];
  for (const [url, payload] of acts) {
    await repeat(31, () => call(url, payload));
    const statuses = [
      (await call(url, payload)).statusCode,
      (await call(url, payload, { cookie })).statusCode,
      (await call(url, payload, proven)).statusCode,
    ];
    expect.soft([url, ...statuses.map((status) => status === 429)]).toEqual([url, true, false, false]);
  }
});
