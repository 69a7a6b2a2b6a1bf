import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { createOrderHelpers } from "../../testing/order-helpers.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";

const shop = await createTestShop();
const manager = await signInStaff(shop, "manager");
const { get, office, place } = createOrderHelpers(shop, manager);
const on = dayInKarachi(new Date());

const paid = (id: string, changes: object = {}) =>
  office("enterPayment", {
    id,
    kind: "received",
    amount: 2000,
    how: "raast",
    reference: "FT-1",
    on,
    ...changes,
  });

test("a transfer is entered with its reference, taken back for a reason, and entered again", async () => {
  const id = await place();
  expect((await paid(id, { reference: " ft 2611 a " })).statusCode).toBe(200);
  const order = await get(id);
  expect(order.payment).toEqual({ received: 2000, balance: 3000 });
  const entry = order.office.ledger.at(-1);
  expect(entry).toMatchObject({ kind: "received", amount: 2000, reference: "FT2611A", on });
  expect(order.history.at(-1)).toMatchObject({
    event: "payment-received",
    actor: { name: manager.staff.name },
  });

  expect((await office("takePaymentBack", { id, entry: entry.id, reason: "Other order" })).statusCode).toBe(
    200,
  );
  const after = await get(id);
  expect(after.payment).toEqual({ received: 0, balance: 5000 });
  expect(after.office.ledger.at(-1)).toMatchObject({ amount: -2000, undoes: entry.id });
  expect(after.history.at(-1)).toMatchObject({ event: "payment-taken-back", reason: "Other order" });
  expect((await office("takePaymentBack", { id, entry: entry.id, reason: "Twice" })).statusCode).toBe(409);
  // Its number is free for the order that it was for.
  expect((await paid(await place(), { reference: "FT2611A" })).statusCode).toBe(200);
});

test("one transfer pays one order, however its number is typed", async () => {
  const [first, second] = [await place(), await place()];
  await paid(first, { reference: "AB12-3" });
  const answer = await paid(second, { reference: "ab12 -3" });
  expect([answer.statusCode, answer.json().fields]).toEqual([
    400,
    {
      reference: `A payment with this reference is already entered, for order ${(await get(first)).OrderID}.`,
    },
  ]);
  expect((await get(second)).payment.received).toBe(0);
});

test("more than the balance is asked about, and no more is refunded than was paid", async () => {
  const id = await place();
  const fieldsOf = async (changes: object) => (await paid(id, changes)).json().fields;
  expect(await fieldsOf({ amount: 5001, reference: "LIM-1" })).toEqual({
    amount: "Rs. 1 more than the balance",
  });
  await paid(id, { amount: 1500, reference: "LIM-2" });
  await office("cancel", { id, reason: "Not in stock" });
  const refund = { kind: "refunded", reference: "LIM-3" };
  expect(await fieldsOf({ ...refund, amount: 1501 })).toEqual({
    amount: "At most Rs. 1,500 can go back: the rest was not paid, or goes back already",
  });
  expect((await paid(id, { ...refund, amount: 1500 })).statusCode).toBe(200);
  expect((await get(id)).payment).toEqual({ received: 0, balance: 0 });
  expect((await get(id)).history.at(-1).event).toBe("payment-refunded");
});

test("a customer who paid too much is owed the rest, once staff say that it is more", async () => {
  const id = await place();
  const answer = await paid(id, { amount: 7750, reference: "BANK-1", isMoreThanDue: true });
  expect(answer.statusCode, answer.body).toBe(200);
  const { payment, office: seen } = await get(id);
  expect(payment).toEqual({ received: 7750, balance: -2750 });
  expect(seen.money).toMatchObject({ due: 5000, paid: 7750, owed: 2750, refundable: 7750 });
  const refund = { kind: "refunded", amount: 2750, reference: "BANK-2" };
  expect((await paid(id, refund)).statusCode).toBe(200);
  expect((await get(id)).payment).toEqual({ received: 5000, balance: 0 });
});

test("of concurrent payments none goes beyond what is to be paid", async () => {
  const id = await place();
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => paid(id, { amount: 1500, reference: `RUSH-${index}` })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  expect((await get(id)).payment).toEqual({ received: 4500, balance: 500 });
});

test.each([
  ["amount", { amount: 0 }, "Enter whole rupees"],
  ["amount", { amount: 10.5 }, "Enter whole rupees"],
  ["amount", { amount: 1e12 }, "Check the amount"],
  ["reference", { reference: "  " }, "Enter the reference of the bank or the wallet"],
  [
    "reference",
    { reference: "<b>1234" },
    "Use 4 to 40 letters, digits, dashes and slashes, as the bank or the wallet shows them",
  ],
  ["on", { on: "2999-01-01" }, "This day has not come yet"],
])("a wrong %s is told beside it", async (field, changes, message) => {
  const answer = await paid(randomUUID(), changes);
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { [field]: message }]);
});

test("what the rider collected, other ways and unknown orders are refused", async () => {
  const id = await place();
  expect((await paid(id, { how: "cash" })).statusCode).toBe(400);
  expect((await paid(randomUUID(), { reference: "NONE-1" })).statusCode).toBe(404);
  expect((await paid("no order", { reference: "NONE-1" })).statusCode).toBe(404);
  await office("dispatch", { courier: "TCS", orders: [{ id }] });
  await office("deliver", { ids: [id] });
  await office("receiveCash", { ids: [id], on });
  const { ledger } = (await get(id)).office;
  const undo = { id, entry: ledger.at(-1).id, reason: "Not so" };
  expect((await office("takePaymentBack", undo)).statusCode).toBe(409);
  expect((await office("takePaymentBack", { ...undo, entry: "1 or 1" })).statusCode).toBe(400);
  expect((await get(id)).payment).toEqual({ received: 5000, balance: 0 });
});
