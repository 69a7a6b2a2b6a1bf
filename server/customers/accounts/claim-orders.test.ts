import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { openBrowser, type TestBrowser } from "#server/testing/open-browser.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const password = "marked orchard of hunza";

async function orderAsGuest(email: string): Promise<string> {
  const response = await shop.post("/orders/createOrderAsGuest", { ...guestOrder(), email });
  expect(response.statusCode).toBe(201);
  return response.json().OrderID;
}

async function signUp(email: string): Promise<TestBrowser> {
  const browser = openBrowser(shop);
  expect((await browser.post("/users/signup", { name: "Sana Marked", email, password })).statusCode).toBe(
    201,
  );
  expect((await browser.post("/users/login", { email, password })).statusCode).toBe(200);
  return browser;
}

async function ordersOf(browser: TestBrowser): Promise<string[]> {
  const { orders } = (await browser.post("/orders/getAllOrdersForUser", {})).json();
  return orders.map(({ OrderID }: { OrderID: string }) => OrderID);
}

async function lastCode(recipient: string): Promise<string> {
  const { rows } = await pool.query(
    "select data->>'code' as code from outgoing_mails where lower(recipient) = lower($1) and data ? 'code' order by id desc",
    [recipient],
  );
  return rows[0].code;
}

test("moves a guest's orders into the account once its address is confirmed, not before", async () => {
  const email = "sana.claims.marked@example.com";
  const first = await orderAsGuest(email);
  const second = await orderAsGuest("Sana.Claims.Marked@Example.com");
  const strangers = await orderAsGuest("other.claims.marked@example.com");

  const browser = await signUp(email);
  expect(await ordersOf(browser)).toEqual([]);

  expect((await browser.post("/users/sendEmailCode", {})).statusCode).toBe(200);
  const wrong = await browser.post("/users/confirmEmail", { code: "00000000" });
  expect(wrong.statusCode).toBe(400);
  expect(await ordersOf(browser)).toEqual([]);

  const confirmed = await browser.post("/users/confirmEmail", { code: await lastCode(email) });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  expect(await ordersOf(browser)).toEqual([second, first]);

  const { rows } = await pool.query("select user_id from orders where lower(email) like 'other.claims%'");
  expect([strangers !== "", rows]).toEqual([true, [{ user_id: null }]]);
});
