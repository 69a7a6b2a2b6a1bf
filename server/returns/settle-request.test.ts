import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { addCoupon } from "#server/testing/add-coupon.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { measurements, person, plainLine } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { trackAsCustomer } from "#server/testing/prove-order.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const owner = await signInStaff(shop, "owner");
const { office, get, place, newestMail } = createOrderHelpers(shop, owner);
await addCoupon(shop.database, { code: "TENTH", kind: "percent", amount: 10 });
const on = dayInKarachi(new Date());

/** Money goes back before the rider's cash is noted. */
const isBeforeCash = true;
const staff = (call: string, body: object) => {
  const asks = call === "refund" || call === "exchange";
  const sent = { ...body, ...(asks && { isBeforeCash }) };
  return shop.post(`/api/admin/aftercare/${call}`, sent, { cookie: owner.cookie });
};
const read = async (id: string) =>
  (
    await shop.app.inject({ url: `/api/admin/aftercare/get?id=${id}`, headers: { cookie: owner.cookie } })
  ).json().request;
const track = (OrderID: string) => trackAsCustomer(shop, OrderID);

async function arrived(items: object[] = [plainLine], changes: object = {}) {
  const id = await place({ items, ...changes });
  await office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: "1" }] });
  await office("deliver", { ids: [id] });
  return get(id);
}

type Asked = { items?: object[]; order?: object; line?: number; ask?: object };

/** An order that has arrived, with a request about one of its lines. */
async function asked({ items, order: placing, line = 0, ask = {} }: Asked = {}) {
  const order = await arrived(items, placing);
  const answer = await shop.post("/orders/askAftercare", {
    id: order.id,
    item: order.items[line].id,
    contact: person.phone,
    kind: "exchange",
    reason: "too-small",
    size: "L",
    ...ask,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return { order, id: answer.json().request as string };
}

const agreed = { remedy: "exchange", back: "customer", out: "shop" };

/** As `asked`, approved and come back. */
async function cameBack(ask: Asked = {}, answer: object = {}, checkedIn: object = {}) {
  const { order, id } = await asked(ask);
  const approved = await staff("approve", { id, ...agreed, ...answer });
  expect(approved.statusCode, approved.body).toBe(200);
  const received = await staff("receive", { id, ...checkedIn });
  expect(received.statusCode, received.body).toBe(200);
  return { order, id };
}

const entriesOf = async (id: string) =>
  (await get(id)).office.ledger.map(({ kind, cause, how, amount }: Record<string, unknown>) => [
    kind,
    cause ?? how,
    amount,
  ]);

test("another size comes with an order that is paid by what was paid, and the shopper sees each step", async () => {
  const { order, id } = await cameBack();
  expect(await read(id)).toMatchObject({ credit: 4750, toSettle: 4750, state: "received", toStock: 1 });
  const made = await staff("exchange", { id, size: "L" });
  expect(made.statusCode, made.body).toBe(200);
  const next = await get(made.json().id);
  expect(next).toMatchObject({
    totalAmount: 4750,
    delivery: 0,
    payment: { received: 4750, balance: 0 },
    items: [{ sizes: "L", quantity: 1, sale_price: 4750, product_code: order.items[0].product_code }],
    orderProgress: "Pending",
    name: person.name,
    address: person.address,
  });
  expect(next.confirmedAt).not.toBeNull();
  expect(await entriesOf(next.id)).toEqual([
    ["due", "placed", 4750],
    ["received", "exchange", 4750],
  ]);
  expect(await entriesOf(order.id)).toEqual([
    ["due", "placed", 5000],
    ["due", "returned", -4750],
    ["refunded", "exchange", 4750],
  ]);
  // The courier's debt for the first order is unchanged.
  expect((await get(order.id)).payment.balance).toBe(5000);
  const [tracked] = (await track(order.OrderID)).aftercare ?? [];
  expect(tracked).toMatchObject({ state: "done", followedBy: next.OrderID, credit: 4750 });
  expect(tracked?.steps.map(({ step }) => step)).toEqual(["asked", "approved", "received", "sent"]);
  expect(await newestMail(order.id)).toContain(next.OrderID);
});

test("another fabric costs what it costs, the rider collects the difference and the delivery by rule", async () => {
  const { id } = await cameBack({}, { out: "customer" });
  const { offered, garment } = await read(id);
  const dearer = [];
  for (const { id: fabric, label } of offered.fabrics) {
    const { rows } = await pool.query("select price from fabrics where id = $1", [fabric]);
    if (label !== garment.fabric && rows[0].price > 0) dearer.push({ fabric, price: rows[0].price });
  }
  const [other] = dearer;
  const made = await staff("exchange", { id, fabric: other?.fabric });
  expect(made.statusCode, made.body).toBe(200);
  const next = await get(made.json().id);
  expect(next.delivery).toBe(250);
  expect(next.payment.received).toBe(4750);
  expect(next.payment.balance).toBe(next.totalAmount - 4750);
  expect(next.payment.balance).toBeGreaterThan(250);
});

test("what a coupon took off is taken off again, to the rupee, and no money is made of it", async () => {
  const items = [
    { ...plainLine, quantity: 3 },
    { ...plainLine, sizes: "S" },
  ];
  const { order, id } = await cameBack({ items, order: { coupon: "TENTH" }, ask: { pieces: 2 } });
  expect(order.discount).toBe(1900);
  const { credit } = await read(id);
  expect(credit).toBe(8550);
  const next = await get((await staff("exchange", { id, size: "L" })).json().id);
  expect(next).toMatchObject({ subtotal: 9500, reduction: 950, totalAmount: 8550 });
  expect(next.payment.balance).toBe(0);
  expect((await get(order.id)).payment.balance).toBe(order.totalAmount);
});

test("money goes back by a transfer with a number that is taken once, and the books show it", async () => {
  const { order, id } = await cameBack(
    { ask: { kind: "return", size: "" } },
    { remedy: "refund" },
    { extra: 200 },
  );
  const refund = { id, how: "raast", reference: "RF-1", on, amount: 4950 };
  expect((await staff("refund", { ...refund, amount: 4750 })).statusCode).toBe(409);
  const answers = await Promise.all(Array.from({ length: 4 }, () => staff("refund", refund)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  expect(await entriesOf(order.id)).toEqual([
    ["due", "placed", 5000],
    ["due", "returned", -4950],
    ["refunded", "raast", 4950],
  ]);
  expect(await read(id)).toMatchObject({ state: "done", toSettle: 0 });
  // The rider's money is still to come, all of it.
  await office("receiveCash", { ids: [order.id], on });
  expect(await get(order.id)).toMatchObject({ payment: { balance: 0 }, cashReceivedOn: on });

  const other = await cameBack({ ask: { kind: "return", size: "" } }, { remedy: "refund" });
  const again = await staff("refund", { ...refund, id: other.id, amount: 4750 });
  expect([again.statusCode, Object.keys(again.json().fields)]).toEqual([400, ["reference"]]);
  expect(await entriesOf(other.order.id)).toHaveLength(1);
});

test("an exchange that cannot be sent is refunded instead, and no order is created", async () => {
  const { id } = await cameBack();
  const refund = { id, how: "raast", reference: "RF-2", on, amount: 4750 };
  const answers = await Promise.all([staff("refund", refund), staff("exchange", { id, size: "L" })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const { state, toSettle, follow, remedy } = await read(id);
  expect([state, toSettle, follow === null]).toEqual(["done", 0, remedy === "refund"]);
});

test("of many at once one order is made, and one garment is checked in", async () => {
  const { order, id } = await asked();
  await staff("approve", { id, ...agreed });
  const received = await Promise.all(Array.from({ length: 4 }, () => staff("receive", { id })));
  expect(received.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  const made = await Promise.all(Array.from({ length: 4 }, () => staff("exchange", { id, size: "L" })));
  expect(made.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  const { rows } = await pool.query(
    "select count(*)::integer as n from orders where phone = (select phone from orders where id = $1) and id <> $1 and created_at > (select created_at from orders where id = $1)",
    [order.id],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test("an alteration is a job of the workshop that cuts nothing, and the garment comes again", async () => {
  const sewn = { ...plainLine, sizes: false, custom_size: measurements };
  const ask = { kind: "alteration", reason: "too-long", details: "Sleeves an inch shorter", size: "" };
  const { order, id } = await cameBack({ items: [sewn], ask }, { remedy: "alteration", out: "customer" });
  expect(await read(id)).toMatchObject({ credit: 0, toRepair: 1, toStock: 0 });
  expect((await staff("exchange", { id })).statusCode).toBe(409);
  const made = await staff("alter", { id, what: "Sleeves an inch shorter" });
  expect(made.statusCode, made.body).toBe(200);
  const next = await get(made.json().id);
  expect(next).toMatchObject({ subtotal: 0, delivery: 250, totalAmount: 250, payment: { balance: 250 } });
  const { jobs } = (
    await shop.app.inject({
      url: `/api/admin/jobTickets/get?ids=${next.id}`,
      headers: { cookie: owner.cookie },
    })
  ).json();
  expect(jobs[0].garments).toMatchObject([{ alteration: "Sleeves an inch shorter" }]);
  // Beside another order that is cut, so that what is looked for is there to be found.
  const other = await get(await place());
  const ids = [next.id, other.id];
  expect(
    (
      await shop.post(
        "/api/admin/jobTickets/start",
        { ids, isStarted: true, acknowledged: questionCodes },
        { cookie: owner.cookie },
      )
    ).statusCode,
  ).toBe(200);
  const day = await shop.app.inject({ url: "/api/admin/jobTickets/day", headers: { cookie: owner.cookie } });
  const cut = JSON.stringify(day.json().cutting);
  expect([cut.includes(other.OrderID), cut.includes(next.OrderID)]).toEqual([true, false]);
  expect((await track(order.OrderID)).aftercare?.[0]).toMatchObject({
    state: "done",
    followedBy: next.OrderID,
  });
});

test("staff ask back, the customer answers, and what was answered is decided once", async () => {
  const { order, id } = await asked();
  expect((await staff("askBack", { id, reason: "Where does it pinch?" })).statusCode).toBe(200);
  expect(await newestMail(order.id)).toContain("Where does it pinch?");
  const say = { id: order.id, request: id, answer: "At the shoulders" };
  expect((await shop.post("/orders/answerAftercare", { ...say, contact: person.phone })).statusCode).toBe(
    200,
  );
  expect((await shop.post("/orders/answerAftercare", { ...say, contact: person.phone })).statusCode).toBe(
    409,
  );
  const answers = await Promise.all([
    staff("approve", { id, ...agreed }),
    staff("askBack", { id, reason: "Again?" }),
    shop.post("/orders/withdrawAftercare", { id: order.id, request: id, contact: person.phone }),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
  expect(["approved", "question", "withdrawn"]).toContain((await read(id)).state);
  const events = (await get(order.id)).history.map(({ event }: { event: string }) => event);
  expect(events.slice(-3, -1)).toEqual(expect.arrayContaining(["aftercare-answered"]));
});

test("a declined request gives the reason, and the line is free again", async () => {
  const { order, id } = await asked();
  expect((await staff("decline", { id, reason: " " })).statusCode).toBe(400);
  expect((await staff("decline", { id, reason: "It was worn" })).statusCode).toBe(200);
  expect((await track(order.OrderID)).aftercare?.[0]).toMatchObject({
    state: "declined",
    steps: [{}, { said: "It was worn" }],
  });
  expect((await staff("approve", { id, ...agreed })).statusCode).toBe(409);
  expect((await staff("receive", { id })).statusCode).toBe(409);
});

test("unknown requests, too many pieces and other remedies change nothing", async () => {
  const { order, id } = await asked();
  for (const call of ["approve", "decline", "askBack", "receive", "exchange", "alter", "refund"]) {
    const body = { ...agreed, reason: "x", what: "x", how: "raast", reference: "NONE-1", on, amount: 1 };
    expect([call, (await staff(call, { ...body, id: randomUUID() })).statusCode]).toEqual([call, 404]);
    if (!["approve", "decline", "askBack"].includes(call))
      expect([call, (await staff(call, { ...body, id })).statusCode]).toEqual([call, 409]);
  }
  await staff("approve", { id, ...agreed });
  expect((await staff("receive", { id, toRepair: 1, wasted: 1 })).statusCode).toBe(400);
  expect(await entriesOf(order.id)).toHaveLength(1);
  expect((await read(id)).state).toBe("approved");
});

test("the list finds a request by what stands on its paper", async () => {
  const { order, id } = await asked();
  const find = async (query: string) =>
    (
      await shop.app.inject({
        url: `/api/admin/aftercare/list?${query}`,
        headers: { cookie: owner.cookie },
      })
    )
      .json()
      .items.map((item: { id: string }) => item.id);
  expect(await find(`q=${order.OrderID}/1`)).toEqual([id]);
  expect(await find(`q=${order.OrderID}/2`)).toEqual([]);
  expect(await find(`q=${order.OrderID}&state=asked&kind=exchange`)).toEqual([id]);
  expect(await find(`q=${order.OrderID}&state=done`)).toEqual([]);
  expect(await find("q=%27%20or%201%3D1")).toEqual([]);
});
