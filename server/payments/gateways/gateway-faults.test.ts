import { afterEach, expect, test } from "vitest";
import { guestOrder } from "#server/testing/guest-order.ts";
import { createJazzCashShop } from "#server/testing/jazzcash-shop.ts";
import { proveOrder } from "#server/testing/prove-order.ts";
import { signIn } from "#server/testing/sign-in.ts";
import type { JazzCashFault } from "#server/testing/stand-ins/jazzcash.ts";
import { settlePayment } from "./settle-payments.ts";

const {
  beginPaid,
  begin,
  bring,
  comeToPay,
  context,
  leave,
  ledgerOf,
  notify,
  numberOf,
  office,
  placeAhead,
  pool,
  rest,
  rowOf,
  seen,
  settleAll,
  shop,
  standIn,
} = await createJazzCashShop();
afterEach(rest);

test("a notice as JSON is answered as JazzCash wants it; sent twice and out of order it pays once", async () => {
  const { id, payment, reference } = await beginPaid();
  const late = standIn.tell(reference, { pp_ResponseCode: "157", pp_ResponseMessage: "pending" });
  const answer = await notify(standIn.tell(reference));
  expect(answer.json()).toMatchObject({ pp_ResponseCode: "000", pp_SecureHash: expect.any(String) });
  await settleAll();
  for (const fields of [standIn.tell(reference), late, late]) {
    expect((await notify(fields)).statusCode).toBe(200);
    // A settled payment is not asked about again.
    expect(await rowOf(payment)).toMatchObject({ next_at: null });
    await settleAll();
  }
  await bring(standIn.tell(reference));
  expect(await seen(payment)).toMatchObject({ state: "paid" });
  expect(await ledgerOf(id)).toHaveLength(1);
  expect(shop.logged()).toContain("a gateway reports a settled payment again");
});

test("eight processes that settle the same payment enter it once", async () => {
  const { id, payment, reference } = await beginPaid();
  await pool.query("update gateway_payments set next_at = null");
  const number = standIn.transactions.get(reference)?.retrieval ?? "";
  const inquired = { outcome: "paid", paisa: 500_000, currency: "PKR", reference: number } as const;
  const open = { ...(await rowOf(payment)), is_over: false };
  const before = shop.logged().length;
  await Promise.all(Array.from({ length: 8 }, () => settlePayment(context, open, inquired)));
  expect(await seen(payment)).toMatchObject({ state: "paid" });
  expect(await ledgerOf(id)).toHaveLength(1);
  // Seven of them find it done, and nothing that staff would have to look at.
  expect(shop.logged().slice(before)).not.toContain("needs a check by staff");
});

const forged: [string, (reference: string) => Record<string, string>][] = [
  ["without a hash", (reference) => ({ ...standIn.tell(reference), pp_SecureHash: "" })],
  ["with another amount", (reference) => ({ ...standIn.tell(reference), pp_Amount: "100" })],
  ["with another secret", (reference) => ({ ...standIn.tell(reference), pp_SecureHash: "AB".repeat(32) })],
];

test.each(forged)(
  "a forged return or notice %s is refused, logged, and starts nothing",
  async (_name, forge) => {
    const { id, payment, reference } = await beginPaid();
    await pool.query("update gateway_payments set next_at = null where id = $1", [payment]);
    const before = shop.logged().length;
    const [returned, noticed] = [await bring(forge(reference)), await notify(forge(reference))];
    expect([returned.statusCode, noticed.statusCode]).toEqual([403, 403]);
    expect(returned.headers["content-type"]).toContain("text/html");
    expect(returned.body).not.toContain(payment);
    expect(noticed.json()).toMatchObject({ code: "FORBIDDEN" });
    expect(await rowOf(payment)).toMatchObject({ state: "open", next_at: null });
    expect(await ledgerOf(id)).toEqual([]);
    const logged = shop.logged().slice(before);
    expect(logged.match(/has a wrong signature/g)).toHaveLength(2);
    expect(logged).not.toContain(standIn.account.salt);
  },
);

test("what is signed and of no payment of ours, is logged", async () => {
  const { reference } = await beginPaid();
  const other = standIn.tell(reference, { pp_TxnRefNo: "T2026110710000099999" });
  expect((await bring(other)).statusCode).toBe(403);
  expect((await notify(other)).statusCode).toBe(200);
  expect(shop.logged()).toContain("a payment that the shop did not start");
});

test("a signed notice of another amount or currency is logged; the inquiry decides", async () => {
  const { id, reference } = await beginPaid();
  await notify(standIn.tell(reference, { pp_Amount: "100" }));
  await notify(standIn.tell(reference, { pp_TxnCurrency: "USD" }));
  expect(shop.logged().match(/reports a different amount/g)).toHaveLength(2);
  await settleAll();
  expect(await ledgerOf(id)).toMatchObject([{ amount: 5000 }]);
});

test.each([
  ["other-amount", "paid Rs. 1, number"],
  ["other-currency", "paid in USD, number"],
] as const)("an inquiry with an %s enters nothing, and is left to staff", async (fault, problem) => {
  const { id, payment } = await beginPaid();
  const before = shop.logged().length;
  standIn.faults.push(fault);
  await settleAll();
  await settleAll();
  expect(await seen(payment)).toMatchObject({ state: "unclear" });
  expect((await rowOf(payment)).problem).toContain(problem);
  expect(await ledgerOf(id)).toEqual([]);
  const logged = shop.logged().slice(before);
  expect(logged.match(/a payment needs a check by staff/g)).toHaveLength(1);
  expect(logged).toContain(problem);
});

test.each<JazzCashFault>(["broken", "page-200", "error-200", "wrong-hash", "other-payment"])(
  "an inquiry that is %s is asked again until it is answered",
  async (fault) => {
    const { id, payment } = await beginPaid();
    standIn.faults.push(fault, fault);
    expect(await settleAll()).toHaveLength(1);
    expect(await seen(payment)).toMatchObject({ state: "open" });
    expect(await settleAll()).toHaveLength(1);
    expect(await settleAll()).toEqual([]);
    expect(await seen(payment)).toMatchObject({ state: "paid" });
    expect(await ledgerOf(id)).toHaveLength(1);
  },
);

test("the inquiry settles a payment whose browser never returns, at growing intervals", async () => {
  const { id, payment, reference } = await beginPaid();
  const { next_at, started_at } = await rowOf(payment);
  expect((next_at - started_at) / 1_000).toBe(60);
  standIn.settle(reference, "pending");
  const waits: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    await settleAll();
    const row = await rowOf(payment);
    waits.push(Math.round((row.next_at - row.asked_at) / 1_000));
  }
  expect(waits).toEqual([5, 10, 20, 40, 60, 120, 300, 600, 900, 1_800, 3_600, 3_600]);
  standIn.settle(reference, "paid");
  await settleAll();
  expect(await ledgerOf(id)).toHaveLength(1);
});

test("the crash between asking the gateway and storing its answer pays once", async () => {
  const { id, payment } = await beginPaid();
  // It was claimed, and nothing more came of it.
  await pool.query("update gateway_payments set tries = 1, asked_at = now(), next_at = now() where id = $1", [
    payment,
  ]);
  await settleAll();
  expect(await ledgerOf(id)).toHaveLength(1);
});

test("a number that staff have entered by hand is left to them, and pays once", async () => {
  const { id, payment, reference } = await beginPaid();
  const by = { how: "jazzcash", reference: standIn.transactions.get(reference)?.retrieval, on: "2026-11-20" };
  expect((await office("enterPayment", { id, kind: "received", amount: 5000, ...by })).statusCode).toBe(200);
  await settleAll();
  expect(await seen(payment)).toMatchObject({ state: "unclear" });
  expect((await rowOf(payment)).problem).toContain("stands in a ledger already");
  expect(await ledgerOf(id)).toHaveLength(1);
});

test("an unpaid payment expires at the end of its time, and not before", async () => {
  const id = await placeAhead();
  const payment = await begin(await numberOf(id));
  await comeToPay(payment);
  await pool.query("update gateway_payments set expires_at = now() - interval '50 minutes' where id = $1", [
    payment,
  ]);
  await settleAll();
  expect(await seen(payment)).toMatchObject({ state: "open" });
  expect((await leave(payment)).statusCode).toBe(303);
  await pool.query("update gateway_payments set expires_at = now() - interval '61 minutes' where id = $1", [
    payment,
  ]);
  await settleAll();
  expect(await seen(payment)).toMatchObject({ state: "failed", why: "expired" });
});

test("twenty payments of one order are begun in an hour from one network, and its customer has as many of their own", async () => {
  const { user, cookie } = await signIn(shop);
  const placed = await shop.post(
    "/orders/createOrder",
    guestOrder({ userID: user.id, paymentMethod: "transfer" }),
    { cookie },
  );
  const OrderID = placed.json().OrderID;
  const { id } = (await shop.post("/orders/trackOrder", { OrderID })).json().order;
  const payment = { OrderID, gateway: "jazzcash" };
  const begins = async (times: number, headers: Record<string, string> = {}) => {
    const statuses: number[] = [];
    for (let round = 0; round < times; round += 1)
      statuses.push((await shop.post("/payments/startPayment", payment, headers)).statusCode);
    return statuses;
  };
  expect(await begins(21)).toEqual([...Array(20).fill(201), 429]);
  const proven = { cookie: await proveOrder(shop, id) };
  expect(await begins(10, proven)).toEqual(Array(10).fill(201));
  expect(await begins(11, { cookie })).toEqual([...Array(10).fill(201), 429]);
  const other = (await signIn(shop)).cookie;
  expect(await begins(1, { cookie: other })).toEqual([429]);
});

test("only what browsers bring may come from another site, and the shop's own calls may not", async () => {
  const foreign = { origin: standIn.url, "sec-fetch-site": "cross-site" };
  const OrderID = await numberOf(await placeAhead());
  expect(
    (await shop.post("/payments/startPayment", { OrderID, gateway: "jazzcash" }, foreign)).statusCode,
  ).toBe(403);
  const { reference } = await beginPaid();
  expect((await bring(standIn.tell(reference))).statusCode).toBe(303);
});
