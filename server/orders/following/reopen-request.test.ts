import { expect, test } from "vitest";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { person, plainLine } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { trackAsCustomer } from "#server/testing/prove-order.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const owner = await signInStaff(shop, "owner");
const { cookie } = owner;
const { office, get, place } = createOrderHelpers(shop, owner);
const on = dayInKarachi(new Date());

const staff = async (call: string, body: object) => {
  const asks = call === "refund" || call === "exchange";
  const sent = { ...body, ...(asks && { isBeforeCash: true }) };
  return shop.post(`/api/admin/aftercare/${call}`, sent, { cookie });
};
const read = async (id: string) =>
  (await shop.app.inject({ url: `/api/admin/aftercare/get?id=${id}`, headers: { cookie } })).json().request;

type Remedy = "exchange" | "alteration";

/** A request about an order that has arrived, approved and come back. */
async function cameBack(remedy: Remedy, line: object = plainLine, extra = 0) {
  const orderId = await place({ items: [line] });
  await office("dispatch", { courier: "TCS", orders: [{ id: orderId, consignmentNumber: "1" }] });
  await office("deliver", { ids: [orderId] });
  const order = await get(orderId);
  const answer = await shop.post("/orders/askAftercare", {
    id: orderId,
    item: order.items[0].id,
    contact: person.phone,
    kind: remedy,
    ...(remedy === "exchange" ? { reason: "too-small", size: "L" } : { reason: "too-long", details: "3 cm" }),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const id = answer.json().request as string;
  for (const [call, body] of [
    ["approve", { remedy, back: "customer", out: "shop" }],
    ["receive", { extra }],
  ] as const) {
    const done = await staff(call, { id, ...body });
    expect(done.statusCode, done.body).toBe(200);
  }
  return { id, order };
}

async function follow(call: "exchange" | "alter", body: object) {
  const made = await staff(call, body);
  expect(made.statusCode, made.body).toBe(200);
  return made.json().id as string;
}

async function sums(orderId: string) {
  const { rows } = await pool.query(
    `select s.*, (select p.paid from people p join orders o on international_phone(o.phone) = p.phone where o.id = $1) as person
     from order_sums($1) s`,
    [orderId],
  );
  return rows[0];
}

const cancelAsStaff = (id: string) =>
  shop.post("/api/admin/orders/cancel", { id, reason: "No cloth" }, { cookie });
const cancelAsShopper = (id: string) => shop.post("/orders/updateOrder", { id, orderProgress: "Cancelled" });

test.each([
  ["staff", cancelAsStaff, 0],
  ["a shopper", cancelAsShopper, 0],
  ["staff, with rupees given besides", cancelAsStaff, 200],
] as const)(
  "an exchange is open again and no rupee counts twice when %s cancels its order",
  async (_by, cancel, extra) => {
    const { id, order } = await cameBack("exchange", plainLine, extra);
    const before = await sums(order.id);
    const next = await follow("exchange", { id, size: "L" });
    const cancelled = await cancel(next);
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    expect(await sums(order.id)).toEqual(before);
    expect(await sums(next)).toMatchObject({ due: 0, paid: 0, refunded: 0 });
    expect(await read(id)).toMatchObject({ state: "received", toSettle: 4750 + extra, follow: null });
    const [tracked] = (await trackAsCustomer(shop, order.OrderID)).aftercare ?? [];
    expect(tracked).toMatchObject({ state: "received", followedBy: "" });
    expect(tracked?.steps.at(-1)?.step).toBe("reopened");
    const { rows } = await pool.query(
      "select actor from order_events where order_id = $1 and kind = 'aftercare-reopened'",
      [order.id],
    );
    expect(rows).toEqual([{ actor: cancel === cancelAsStaff ? expect.stringMatching(/^.{36}$/) : "guest" }]);

    // A piece that is exchanged again moves again, and only the last of it is refunded.
    const again = await follow("exchange", { id, size: "S" });
    expect((await get(again)).payment).toEqual({ received: 4750, balance: 0 });
    expect((await cancelAsStaff(again)).statusCode).toBe(200);
    const refund = { id, how: "raast", on, amount: 4750 + extra };
    const refunded = await staff("refund", { ...refund, reference: again.slice(0, 13) });
    expect(refunded.statusCode, refunded.body).toBe(200);
    expect((await staff("refund", { ...refund, reference: again.slice(-12) })).statusCode).toBe(409);
    expect(await sums(order.id)).toMatchObject({ due: 250, paid: -4750, refunded: 4750 + extra });
    expect(await read(id)).toMatchObject({ state: "done", remedy: "refund", toSettle: 0 });
  },
);

test("the sizes that were too small count as before when the order of an exchange is cancelled", async () => {
  const tally = async () =>
    (
      await pool.query(
        "select coalesce(sum(larger), 0)::integer as l, coalesce(sum(smaller), 0)::integer as s from size_tallies",
      )
    ).rows[0];
  const { id } = await cameBack("exchange");
  const before = await tally();
  const next = await follow("exchange", { id, size: "L" });
  expect(await tally()).not.toEqual(before);
  await cancelAsStaff(next);
  expect(await tally()).toEqual(before);
});

test("a garment is altered once more when the order that brings it back is cancelled", async () => {
  const { id, order } = await cameBack("alteration");
  const before = await sums(order.id);
  const next = await follow("alter", { id, what: "Shorten by 3 cm" });
  expect(await read(id)).toMatchObject({ state: "done" });
  expect((await cancelAsShopper(next)).statusCode).toBe(200);
  expect(await read(id)).toMatchObject({ state: "received", follow: null });
  expect(await sums(order.id)).toEqual(before);
  const again = await follow("alter", { id, what: "Shorten by 4 cm" });
  expect(await read(id)).toMatchObject({ state: "done", follow: { id: again } });
});

test("an alteration uses no fabric, neither when it is worked on nor when its order is cancelled", async () => {
  const { id } = await cameBack("alteration");
  const next = await follow("alter", { id, what: "Shorten by 3 cm" });
  const setStage = (stage: string) =>
    shop.post(
      "/api/admin/jobTickets/setStage",
      { ids: [next], stage, acknowledged: questionCodes },
      { cookie },
    );
  expect((await setStage("sewn")).json().changed).toBe(1);
  expect((await cancelAsStaff(next)).statusCode).toBe(200);
  await setStage("packed");
  expect((await pool.query("select from cloth_movements where order_id = $1", [next])).rowCount).toBe(0);
});

test("a request waits beside the next one about its line when its order is cancelled", async () => {
  const { id, order } = await cameBack("exchange", { ...plainLine, quantity: 2 });
  const next = await follow("exchange", { id, size: "L" });
  const other = await shop.post("/orders/askAftercare", {
    id: order.id,
    item: order.items[0].id,
    contact: person.phone,
    kind: "return",
    reason: "changed-mind",
  });
  expect(other.statusCode, other.body).toBe(200);
  expect((await cancelAsStaff(next)).statusCode).toBe(200);
  expect(await read(id)).toMatchObject({ state: "received", toSettle: 4750 });
});

test("what went back from the order of an exchange does not go back once more when that is cancelled", async () => {
  const { id, order } = await cameBack("exchange");
  const next = await follow("exchange", { id, size: "L" });
  const back = await shop.post(
    "/api/admin/orders/enterPayment",
    { id: next, kind: "refunded", amount: 1000, how: "raast", on, reference: "BACK-1" },
    { cookie },
  );
  expect(back.statusCode, back.body).toBe(200);
  const before = await sums(order.id);
  expect((await cancelAsStaff(next)).statusCode).toBe(200);
  expect(await read(id)).toMatchObject({ state: "done", toSettle: 0 });
  expect(await sums(order.id)).toEqual(before);
  expect(await sums(next)).toMatchObject({ due: 0, paid: 3750, refunded: 1000 });
});
