import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop({ env: { RATE_LIMIT_FACTOR: "1" } });
const { pool } = shop.database;
const { place, get, newestMail } = createOrderHelpers(shop, await signInStaff(shop, "owner"));

const ask = (contact: string) => shop.post("/orders/sendOwnOrders", { contact });
const recipients = async () =>
  (await pool.query("select recipient from outgoing_mails where kind = 'own-orders' order by id")).rows.map(
    ({ recipient }) => recipient,
  );

test("answers alike whether there are orders, and mails their own mailbox alone", async () => {
  const email = "own.orders@example.com";
  const [first, second] = [
    await place({ email, phone: "0300 1112223" }),
    await place({ email, phone: "0300 1112223", language: "ur" }),
  ];
  const known = await Promise.all([ask("Own.Orders@example.com"), ask("+92 300 1112223")]);
  const unknown = await Promise.all([ask("nobody@example.com"), ask("0300 9998887")]);
  expect(new Set([...known, ...unknown].map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(await recipients()).toEqual([email, email]);
  const mail = await newestMail(second);
  for (const id of [first, second]) expect(mail).toContain(`/ur/order-track#${(await get(id)).OrderID}`);
  expect(mail).not.toContain("Zubaida");
});

test("three lists an hour go to a mailbox, by its address and its phone", async () => {
  await place({ email: "often@example.com", phone: "0300 2223334" });
  const before = (await recipients()).length;
  const contacts = [
    "often@example.com",
    "Often@example.com",
    "0300 2223334",
    "+92 300 2223334",
    "03002223334",
  ];
  for (const contact of contacts) expect((await ask(contact)).statusCode).toBe(200);
  expect((await recipients()).length - before).toBe(3);
});

test("an empty contact is asked for beside its field", async () => {
  const answer = await ask(" ");
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ["contact"]]);
});
