import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { createOrderHelpers } from "../../testing/order-helpers.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";

const shop = await createTestShop();
const manager = await signInStaff(shop, "manager");
const { get, office, place } = createOrderHelpers(shop, manager);
const today = dayInKarachi(new Date());
const dayBefore = (days: number) => dayInKarachi(new Date(Date.now() - days * 86_400_000));

async function delivered(): Promise<string> {
  const id = await place();
  await office("dispatch", { courier: "TCS", orders: [{ id }] });
  await office("deliver", { ids: [id] });
  return id;
}

const ask = async (address: string) =>
  (await shop.app.inject({ url: `/api/admin/${address}`, headers: { cookie: manager.cookie } })).json();
const money = async () => {
  const { total, delivered: arrived, collected, outstanding, spans } = await ask("dashboard/get");
  return { booked: total.revenue, arrived, collected, outstanding, spans };
};
const listed = async (query: string) =>
  (await ask(`orders/list?${query}`)).items.map(({ id }: { id: string }) => id);

test("cash is noted for many by the day it came in, and the dashboard counts it on that day", async () => {
  const [first, second, pending] = [await delivered(), await delivered(), await place()];
  expect(await money()).toMatchObject({
    booked: 15000,
    arrived: { orders: 2, revenue: 10000 },
    collected: { orders: 0, revenue: 0 },
    outstanding: { orders: 2, revenue: 10000 },
  });
  expect((await listed("cash=open")).sort()).toEqual([first, second].sort());

  const on = dayBefore(2);
  const gone = randomUUID();
  const answer = await office("receiveCash", { ids: [first, second, pending, gone], on });
  expect(answer.json().results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    "changed",
    "changed",
    "refused",
    "unknown",
  ]);
  const after = await money();
  expect(after).toMatchObject({
    arrived: { orders: 2, revenue: 10000 },
    collected: { orders: 2, revenue: 10000 },
    outstanding: { orders: 0, revenue: 0 },
  });
  expect(after.spans.at(-1)).toMatchObject({ start: today, revenue: 15000, delivered: 10000, collected: 0 });
  expect(after.spans.at(-3)).toMatchObject({ start: on, revenue: 0, delivered: 0, collected: 10000 });
  expect((await listed("cash=received")).sort()).toEqual([first, second].sort());
  expect(await listed("cash=open")).toEqual([]);

  const order = await get(first);
  expect(order.cashReceivedOn).toBe(on);
  expect(order.history.at(-1)).toMatchObject({ event: "cash-received", actor: { name: manager.staff.name } });
  const { items } = await ask("auditLog/list?subjectKind=order");
  expect(items[0]).toMatchObject({ action: "order.receiveCash", after: { cashReceivedOn: on } });

  // Noted already, it is not noted again; taken back for a reason, its day counts it no more.
  const again = await office("receiveCash", { ids: [first], on: today });
  expect(again.json().results[0].outcome).toBe("refused");
  expect((await office("takeCashBack", { id: first, reason: "" })).json().fields).toEqual({
    reason: "Say why",
  });
  expect((await office("takeCashBack", { id: first, reason: "Another order" })).statusCode).toBe(200);
  expect((await office("takeCashBack", { id: first, reason: "Twice" })).statusCode).toBe(409);
  expect((await office("takeCashBack", { id: gone, reason: "None" })).statusCode).toBe(404);
  expect(await money()).toMatchObject({
    collected: { orders: 1 },
    outstanding: { orders: 1, revenue: 5000 },
  });
  expect((await get(first)).history.at(-1)).toMatchObject({
    event: "cash-taken-back",
    reason: "Another order",
  });
});

test("a delivery is not undone while its cash counts as received, and leaves the figures when it is", async () => {
  const id = await delivered();
  const before = await money();
  await office("receiveCash", { ids: [id], on: today });
  const refused = await office("undoDelivery", { id, reason: "Another parcel" });
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    "The cash of this order is entered as received. Undo that first.",
  ]);
  await office("takeCashBack", { id, reason: "Another parcel" });
  expect((await office("undoDelivery", { id, reason: "Another parcel" })).statusCode).toBe(200);
  const after = await money();
  expect(after.arrived).toEqual({
    orders: before.arrived.orders - 1,
    revenue: before.arrived.revenue - 5000,
  });
});

test.each([
  ["a day to come", { on: dayBefore(-2) }, "This day has not come yet"],
  ["a year long ago", { on: "0202-11-01" }, "Check the year"],
  ["no day", { on: "yesterday" }, "Enter a day"],
])("%s is told beside the day", async (_what, changes, message) => {
  const response = await office("receiveCash", { ids: [randomUUID()], ...changes });
  expect([response.statusCode, response.json().fields]).toEqual([400, { on: message }]);
});

test("of concurrent notes exactly one is stored", async () => {
  const id = await delivered();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => office("receiveCash", { ids: [id], on: today })),
  );
  const outcomes = answers.map((answer) => answer.json().results[0].outcome);
  expect(outcomes.filter((outcome) => outcome === "changed")).toHaveLength(1);
});
