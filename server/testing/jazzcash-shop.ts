import { afterAll, expect } from "vitest";
import { settlingOf } from "#server/payments/gateways/gateway-routes.ts";
import { settleNext } from "#server/payments/gateways/settle-payments.ts";
import { createTestShop } from "./create-test-shop.ts";
import { createOrderHelpers } from "./order-helpers.ts";
import { signInStaff } from "./sign-in-staff.ts";
import { startJazzCash } from "./stand-ins/jazzcash.ts";

/** A whole shop with a JazzCash stand-in, and the acts of browsers, JazzCash and background jobs on payments. */
export async function createJazzCashShop(env: Record<string, string> = {}) {
  const standIn = await startJazzCash();
  afterAll(standIn.close);
  const { merchantId, password, salt, mpin } = standIn.account;
  const shop = await createTestShop({
    env: {
      JAZZCASH_URL: standIn.url,
      JAZZCASH_MERCHANT_ID: merchantId,
      JAZZCASH_PASSWORD: password,
      JAZZCASH_SALT: salt,
      JAZZCASH_MPIN: mpin,
      PUBLIC_ORIGIN: "http://shop.test",
      ...env,
    },
  });
  const { pool } = shop.database;
  const owner = await signInStaff(shop, "owner");
  const orders = createOrderHelpers(shop, owner);
  const { get, place } = orders;
  const context = settlingOf(shop.services, shop.app.log);

  const placeAhead = () => place({ paymentMethod: "transfer" });
  const numberOf = async (id: string): Promise<string> => (await get(id)).OrderID;
  const start = (OrderID: string, changes: object = {}) =>
    shop.post("/payments/startPayment", { OrderID, gateway: "jazzcash", ...changes });
  const leave = (payment: string) => shop.app.inject({ url: `/payments/leave?payment=${payment}` });

  async function begin(OrderID: string, changes: object = {}): Promise<string> {
    const started = await start(OrderID, changes);
    expect(started.statusCode, started.body).toBe(201);
    return started.json().payment;
  }

  async function comeToPay(payment: string): Promise<string> {
    const page = await leave(payment);
    const form = new URLSearchParams();
    for (const [, name = "", value = ""] of page.body.matchAll(/name="(\w+)" value="([^"]*)"/g))
      form.set(
        name,
        value.replace(/&#(\d+);/g, (_all, code) => String.fromCodePoint(Number(code))),
      );
    const action = `${standIn.url}/CustomerPortal/transactionmanagement/merchantform/`;
    await fetch(action, { method: "POST", body: form });
    return form.get("pp_TxnRefNo") ?? "";
  }

  return {
    ...orders,
    standIn,
    shop,
    pool,
    owner,
    context,
    placeAhead,
    numberOf,
    start,
    begin,
    leave,
    comeToPay,

    /** An order whose customer has paid, and whose browser has not come back. */
    async beginPaid() {
      const id = await placeAhead();
      const payment = await begin(await numberOf(id));
      const reference = await comeToPay(payment);
      standIn.settle(reference, "paid");
      return { id, payment, reference };
    },

    bring: (fields: Record<string, string>) =>
      shop.app.inject({
        method: "POST",
        url: "/payments/jazzcash/return",
        payload: new URLSearchParams(fields).toString(),
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          origin: standIn.url,
          "sec-fetch-site": "cross-site",
          "sec-fetch-dest": "document",
        },
      }),
    notify: (fields: object) => shop.post("/payments/jazzcash/notice", fields),

    /** Runs all jobs as if due; returns the failures. */
    async settleAll(): Promise<unknown[]> {
      await pool.query("update gateway_payments set next_at = now() where next_at is not null");
      return workOff(() => settleNext(context));
    },

    seen: async (payment: string) => (await shop.post("/payments/getPayment", { payment })).json().payment,
    ledgerOf: async (id: string) =>
      (await get(id)).office.ledger.filter(({ kind }: { kind: string }) => kind !== "due"),
    rowOf: async (payment: string) =>
      (await pool.query("select * from gateway_payments where id = $1", [payment])).rows[0],

    /** Leaves no pending work to the next test. */
    async rest() {
      standIn.faults.length = 0;
      await pool.query("update gateway_payments set next_at = null");
    },
  };
}

export async function workOff(next: () => Promise<boolean>): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (let isMore = true; isMore; )
    isMore = await next().catch((error: unknown) => {
      failures.push(error);
      return true;
    });
  return failures;
}
