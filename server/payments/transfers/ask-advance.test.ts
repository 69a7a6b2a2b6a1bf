import { expect, test } from "vitest";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { person } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { cancelUnpaid, remindUnpaid } from "./unpaid-orders.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const owner = await signInStaff(shop, "owner");
const headers = { cookie: owner.cookie };
const { office, get, place, newestMail } = createOrderHelpers(shop, owner);
const offer = async (isOffered: boolean) => {
  const raast = { isOffered, title: "Tabeeb", number: "03001234567", bank: "" };
  const transferAccounts = { ...shop.services.shop.transferAccounts, raast };
  const set = await shop.post("/api/admin/settings/update", { transferAccounts }, headers);
  expect(set.statusCode, set.body).toBe(200);
};
await offer(true);

const acknowledged = questionCodes;
const start = async (id: string) =>
  (
    await shop.post("/api/admin/jobTickets/start", { ids: [id], isStarted: true, acknowledged }, headers)
  ).json();
const ask = (id: string, amount: unknown) => office("askAdvance", { id, amount });

async function pay(id: string, amount: number): Promise<void> {
  const payment = { id, kind: "received", amount, how: "raast", reference: `${id.slice(-8)}${amount}` };
  const paid = await office("enterPayment", { ...payment, on: dayInKarachi(new Date()) });
  expect(paid.statusCode, paid.body).toBe(200);
}

test("Advance only holds an order where the rules ask for nothing, until an advance is asked and paid", async () => {
  const id = await place();
  await pool.query("update people set advance_only = true where phone = international_phone($1)", [
    person.phone,
  ]);
  const held = 'The customer is marked "Advance only": ask for an advance first.';
  const { actions } = await get(id);
  for (const action of ["startWork", "moveWork", "book", "dispatch"])
    expect(actions[action], action).toEqual({ may: "not", why: held });
  expect((await start(id)).changed).toBe(0);
  const orders = [{ id, consignmentNumber: "1" }];
  const sent = await office("dispatch", { courier: "TCS", orders, acknowledged });
  expect(sent.json().results[0].outcome).not.toBe("changed");
  expect((await get(id)).orderProgress).toBe("Pending");

  expect((await ask(id, 1500)).statusCode).toBe(200);
  const asked = await get(id);
  expect(asked.ahead).toEqual({ dueNow: 1500, atDoor: 3500 });
  expect(asked.actions.startWork).toMatchObject({ may: "not", why: "It is waiting for payment." });
  expect(asked.history.at(-1)).toMatchObject({ event: "advance-asked", actor: { kind: "staff" } });
  expect((await newestMail(id)).replace(/\s+/g, " ")).toContain("Please send Rs. 1,500 now.");
  await pay(id, 1500);
  expect((await start(id)).changed).toBe(1);
  await pool.query("update people set advance_only = false");
});

test("earlier payments count towards the advance that is requested", async () => {
  const id = await place();
  await pay(id, 1000);
  expect((await ask(id, 4001)).json().fields).toEqual({ amount: "Only Rs. 4,000 is to be paid" });
  expect((await ask(id, 2000)).statusCode).toBe(200);
  expect((await get(id)).ahead).toEqual({ dueNow: 2000, atDoor: 2000 });
  expect((await ask(id, 500)).statusCode).toBe(409);
});

test("bad amounts, unknown and ended orders, and a shop that takes nothing ahead are refused", async () => {
  const id = await place();
  for (const amount of [0, -1, 0.5, "700", 5001]) expect((await ask(id, amount)).statusCode).toBe(400);
  expect((await ask("00000000-0000-4000-8000-000000000000", 1)).statusCode).toBe(404);
  await offer(false);
  expect((await ask(id, 700)).json().code).toBe("NOT_PENDING");
  await offer(true);
  await office("cancel", { id, reason: "Not wanted" });
  expect((await ask(id, 700)).statusCode).toBe(409);
});

test("the days until a reminder and the cancel count from when the advance is asked", async () => {
  const id = await place();
  await pool.query("update orders set created_at = now() - interval '30 days' where id = $1", [id]);
  expect((await ask(id, 700)).statusCode).toBe(200);
  expect([await remindUnpaid(shop.database), await cancelUnpaid(shop.database)]).toEqual([0, 0]);
  await pool.query("update order_events set at = at - interval '9 days' where order_id = $1", [id]);
  expect(await remindUnpaid(shop.database)).toBe(1);
});
