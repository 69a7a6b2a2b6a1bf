import { expect, test } from "vitest";
import { addCoupon } from "#server/testing/add-coupon.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, plainLine } from "#server/testing/guest-order.ts";
import { signIn } from "#server/testing/sign-in.ts";

const { post, database } = await createTestShop();

const verify = (body: unknown) => post("/api/coupons/verifyCouponAtCheckout", body);

const yesterday = new Date(Date.now() - 86_400_000);
const tomorrow = new Date(Date.now() + 86_400_000);
await addCoupon(database, { code: "ENDED", ends_at: yesterday });
await addCoupon(database, { code: "SOON", starts_at: tomorrow });
await addCoupon(database, { code: "SPENT", usage_limit: 3, used_count: 3 });
await addCoupon(database, { code: "ONCE-EACH", customer_limit: 1 });
await addCoupon(database, { code: "HUGE", amount: 99_000 });
await addCoupon(database, { code: "THIRD", kind: "percent", amount: 33, maximum_discount: 1000 });

const items = [plainLine];

test("a valid coupon is answered with its discount for these items", async () => {
  const response = await verify({ code: " welcome10 ", items });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    message: "Coupon WELCOME10 applied: you save Rs. 475",
    coupon: { code: "WELCOME10", kind: "percent", amount: 10 },
    discount: 475,
  });
});

test("a percentage stops at its maximum, and a fixed amount at the price of the goods", async () => {
  const many = [{ ...plainLine, quantity: 3 }];
  expect((await verify({ code: "WELCOME10", items: many })).json()).toMatchObject({ discount: 1000 });
  expect((await verify({ code: "THIRD", items })).json()).toMatchObject({ discount: 1000 });
  expect((await verify({ code: "HUGE", items })).json()).toMatchObject({ discount: 4750 });
});

test("prices that the browser sends do not count", async () => {
  const forged = [{ ...plainLine, price: 90_000, sale_price: 90_000 }];
  expect((await verify({ code: "WELCOME10", items: forged })).json()).toMatchObject({ discount: 475 });
});

test("without items only the coupon itself is judged", async () => {
  const response = await verify({ code: "FLAT500" });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    message: "Coupon FLAT500 applied",
    coupon: { code: "FLAT500", kind: "fixed", amount: 500 },
    discount: 0,
  });
});

test("unknown, not yet started and used-up coupons get the same answer", async () => {
  const codes = ["NOSUCH", "SOON", "SPENT", "' or 1=1 --"];
  const answers = await Promise.all(codes.map((code) => verify({ code, items, email: "a@example.com" })));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(404);
  expect(answers[0]?.json()).toEqual({
    code: "UNKNOWN_COUPON",
    error: "This coupon is not valid",
    message: "This coupon is not valid",
    reason: "COUPON_NOT_VALID",
  });
});

test.each(["EID2025", "ENDED"])("%s, whose time is over, says so", async (code) => {
  const answer = await verify({ code, items });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: "UNKNOWN_COUPON", error: "This coupon has expired" });
});

test("a subtotal below the minimum is refused with the minimum", async () => {
  const response = await verify({ code: "FLAT500", items });
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({
    code: "COUPON_NOT_APPLICABLE",
    error: "This coupon is for orders of Rs. 5,000 or more",
  });
});

test("only a customer who has used a coupon reads so, in any case of the address", async () => {
  const { user, cookie } = await signIn({ database });
  const order = guestOrder({ coupon: "once-each", totalAmount: 4500, email: user.email });
  expect((await post("/orders/createOrderAsGuest", order)).statusCode).toBe(201);
  const question = { code: "ONCE-EACH", items, email: user.email.toUpperCase() };
  const refused = await post("/api/coupons/verifyCouponAtCheckout", question, { cookie });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: "COUPON_NOT_APPLICABLE",
    error: "You have already used this coupon",
  });
  const [used, unused] = [await verify(question), await verify({ ...question, email: "other@example.com" })];
  expect([used.statusCode, used.body]).toEqual([200, unused.body]);
  // Not with an order either that could not be stored.
  const wrongTotal = await post("/orders/createOrderAsGuest", { ...order, totalAmount: 1 });
  expect(wrongTotal.json()).toMatchObject({ code: "TOTAL_CHANGED" });
  const again = await post("/orders/createOrderAsGuest", order);
  expect(again.json()).toMatchObject({
    code: "COUPON_NOT_APPLICABLE",
    error: "You have already used this coupon",
  });
  expect((await verify({ code: "ONCE-EACH", items, email: "" })).statusCode).toBe(200);
});

test("an item that is no longer sold is named", async () => {
  const response = await verify({ code: "WELCOME10", items: [plainLine, { ...plainLine, _id: "gone" }] });
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ code: "ITEM_UNAVAILABLE", item: "items.1" });
});

test.each([
  ["code", {}],
  ["code", { code: "" }],
  ["code", { code: ["WELCOME10"] }],
  ["code", { code: "x".repeat(41) }],
  ["items.0.quantity", { code: "WELCOME10", items: [{ ...plainLine, quantity: "1" }] }],
  ["email", { code: "WELCOME10", email: "nobody" }],
])("a wrong %s is named", async (field, body) => {
  const response = await verify(body);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: "INVALID", fields: { [field]: expect.any(String) } });
});

test("verifying uses nothing up", async () => {
  await addCoupon(database, { code: "SINGLE", usage_limit: 1, customer_limit: 1 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => verify({ code: "SINGLE", items, email: "amna@example.com" })),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200));
  const { rows } = await database.pool.query("select used_count from coupons where code = 'SINGLE'");
  expect(rows).toEqual([{ used_count: 0 }]);
});
