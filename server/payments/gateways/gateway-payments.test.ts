import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { createJazzCashShop } from "#server/testing/jazzcash-shop.ts";
import { cancelUnpaid, remindUnpaid } from "../transfers/unpaid-orders.ts";

const {
  beginPaid,
  begin,
  bring,
  comeToPay,
  get,
  leave,
  ledgerOf,
  newestMail,
  notify,
  numberOf,
  office,
  owner,
  place,
  placeAhead,
  pool,
  rest,
  rowOf,
  seen,
  settleAll,
  shop,
  standIn,
  start,
} = await createJazzCashShop();
afterEach(rest);

const countOf = async (id: string) =>
  Number((await pool.query("select count(*) from gateway_payments where order_id = $1", [id])).rows[0].count);

test("an order is paid: stored before the browser leaves, believed by the inquiry alone, entered once", async () => {
  const id = await placeAhead();
  const OrderID = await numberOf(id);
  const payment = await begin(OrderID, { language: "ur" });
  expect(await seen(payment)).toEqual({ OrderID, gateway: "jazzcash", amount: 5000, state: "open" });
  const page = await leave(payment);
  expect(page.headers["content-security-policy"]).toMatch(new RegExp(`; form-action ${standIn.url}$`));
  expect(page.headers["content-security-policy"]).toMatch(/script-src 'sha256-[^']+'; /);
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(page.body).toContain('lang="ur"');
  expect(page.body).toContain(`name="pp_Amount" value="500000"`);
  expect(page.body).toContain("http://shop.test/payments/jazzcash/return");

  const reference = await comeToPay(payment);
  // The browser brings back a success that is none.
  const early = await bring(standIn.tell(reference, { pp_ResponseCode: "000" }));
  expect([early.statusCode, early.headers.location]).toEqual([303, `/ur/payment/${payment}`]);
  await settleAll();
  expect(await seen(payment)).toMatchObject({ state: "open" });
  expect(await ledgerOf(id)).toEqual([]);

  standIn.settle(reference, "paid");
  await bring(standIn.tell(reference));
  await settleAll();
  expect(await seen(payment)).toEqual({ OrderID, gateway: "jazzcash", amount: 5000, state: "paid" });
  const { retrieval } = standIn.transactions.get(reference) ?? {};
  expect(await ledgerOf(id)).toMatchObject([
    { kind: "received", amount: 5000, how: "jazzcash", reference: retrieval, by: null },
  ]);
  const order = await get(id);
  expect(order).toMatchObject({ payment: { received: 5000, balance: 0 }, ahead: { dueNow: 0 } });
  expect(order.history.at(-1)).toMatchObject({ event: "payment-received", actor: { kind: "shop" } });
  expect(await newestMail(id)).toContain("your payment is here. It is paid.");
  expect((await start(OrderID)).json().code).toBe("NOT_PENDING");
  // A customer that opens the way there again reads that it is paid.
  expect((await leave(payment)).headers.location).toBe(`/ur/payment/${payment}`);
});

test.each([
  ["cancelled", "cancelled"],
  ["declined", "declined"],
] as const)("what is %s is failed, nothing is lost, and it can be paid again", async (state, why) => {
  const id = await placeAhead();
  const OrderID = await numberOf(id);
  const payment = await begin(OrderID);
  const reference = await comeToPay(payment);
  standIn.settle(reference, state);
  await bring(standIn.tell(reference));
  await settleAll();
  expect(await seen(payment)).toMatchObject({ state: "failed", why });
  const again = await begin(OrderID);
  expect(again).not.toBe(payment);
  standIn.settle(await comeToPay(again), "paid");
  await settleAll();
  expect(await seen(again)).toMatchObject({ state: "paid" });
  // A failed payment was made after all: it counts, and staff see that it is too much.
  standIn.settle(reference, "paid");
  await notify(standIn.tell(reference));
  await settleAll();
  expect(await seen(payment)).toMatchObject({ state: "paid" });
  expect(await get(id)).toMatchObject({ payment: { received: 10_000, balance: -5000 } });
  expect((await rowOf(payment)).surplus).toBe(5000);
  expect(await newestMail(id)).toContain("Rs. 5,000 comes back to you.");
});

test("a payment that nobody came to make is gone on with; one that was paid meanwhile is found before another is begun", async () => {
  const id = await placeAhead();
  const OrderID = await numberOf(id);
  const payment = await begin(OrderID);
  expect(await begin(OrderID)).toBe(payment);
  expect(await countOf(id)).toBe(1);
  standIn.settle(await comeToPay(payment), "paid");
  expect((await start(OrderID)).json().code).toBe("NOT_PENDING");
  expect(await ledgerOf(id)).toHaveLength(1);
});

test("a customer who waits on its page, and begins again, has two payments; of two paid one comes back", async () => {
  const id = await placeAhead();
  const OrderID = await numberOf(id);
  const first = await begin(OrderID);
  const one = await comeToPay(first);
  const other = await begin(OrderID);
  expect(other).not.toBe(first);
  const two = await comeToPay(other);
  standIn.settle(one, "paid");
  standIn.settle(two, "paid");
  await settleAll();
  expect(await get(id)).toMatchObject({ payment: { received: 10_000, balance: -5000 } });
  expect((await rowOf(first)).surplus + (await rowOf(other)).surplus).toBe(5000);
});

test("a payment for an order cancelled meanwhile is entered, and the shop owes it", async () => {
  const { id, payment } = await beginPaid();
  expect((await office("cancel", { id, reason: "Sold out" })).statusCode).toBe(200);
  await settleAll();
  expect(await seen(payment)).toMatchObject({ state: "paid" });
  expect(await get(id)).toMatchObject({
    orderProgress: "Cancelled",
    payment: { received: 5000, balance: -5000 },
  });
});

test("nobody is reminded, and nothing is cancelled, while a payment may still come", async () => {
  const id = await placeAhead();
  const payment = await begin(await numberOf(id));
  await pool.query("update orders set created_at = now() - interval '9 days' where id = $1", [id]);
  const kinds = async () =>
    (await pool.query("select kind from order_events where order_id = $1", [id])).rows.map(
      ({ kind }) => kind,
    );
  await remindUnpaid(shop.database);
  expect(await kinds()).toEqual([]);
  await pool.query("update gateway_payments set expires_at = now() - interval '2 hours' where id = $1", [
    payment,
  ]);
  await settleAll();
  await remindUnpaid(shop.database);
  expect(await kinds()).toEqual(["transfer-reminded"]);
  await pool.query("update order_events set at = now() - interval '2 days' where order_id = $1", [id]);
  await cancelUnpaid(shop.database);
  expect((await get(id)).orderProgress).toBe("Pending");
  await pool.query("update gateway_payments set settled_at = now() - interval '25 hours' where id = $1", [
    payment,
  ]);
  await cancelUnpaid(shop.database);
  expect((await get(id)).orderProgress).toBe("Cancelled");
});

test("an advance is what is paid, and the rest is the rider's", async () => {
  const id = await place();
  await pool.query("update orders set advance = 2000 where id = $1", [id]);
  const payment = await begin(await numberOf(id));
  expect(await seen(payment)).toMatchObject({ amount: 2000 });
  standIn.settle(await comeToPay(payment), "paid");
  await settleAll();
  expect(await get(id)).toMatchObject({
    payment: { received: 2000, balance: 3000 },
    ahead: { dueNow: 0, atDoor: 3000 },
  });
});

test("what is paid to the rider, is no order, or is no gateway of ours, is not begun", async () => {
  expect((await start(await numberOf(await place()))).json().code).toBe("NOT_PENDING");
  expect((await start("TB-0000-0000-0000")).statusCode).toBe(404);
  expect((await start("nothing")).statusCode).toBe(404);
  expect((await start("TB-0000-0000-0000", { gateway: "safepay" })).statusCode).toBe(400);
  expect((await leave(randomUUID())).statusCode).toBe(404);
  expect((await shop.app.inject({ method: "POST", url: "/payments/safepay/return" })).statusCode).toBe(404);
});

test("a gateway is heard while the shop is closed", async () => {
  const { reference, payment } = await beginPaid();
  await shop.post("/api/admin/settings/update", { maintenance: true }, { cookie: owner.cookie });
  await expect.poll(() => shop.services.settings().maintenance).toBe(true);
  expect((await bring(standIn.tell(reference))).statusCode).toBe(303);
  expect((await notify(standIn.tell(reference))).statusCode).toBe(200);
  expect((await shop.post("/payments/getPayment", { payment })).statusCode).toBe(200);
  await shop.post("/api/admin/settings/update", { maintenance: false }, { cookie: owner.cookie });
  await expect.poll(() => shop.services.settings().maintenance).toBe(false);
});

test("staff see what is unclear among their open work until they have looked at it", async () => {
  const { id, payment } = await beginPaid();
  standIn.faults.push("other-amount");
  await settleAll();
  const asked = async () => {
    const url = "/api/admin/orders/list?asked=payment";
    const { items } = (await shop.app.inject({ url, headers: { cookie: owner.cookie } })).json();
    return items.map((item: { id: string }) => item.id);
  };
  expect(await asked()).toContain(id);
  expect((await office("closePayment", { payment })).statusCode).toBe(200);
  expect((await office("closePayment", { payment })).statusCode).toBe(409);
  expect(await asked()).not.toContain(id);
});
