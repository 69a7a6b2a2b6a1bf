import { beforeEach, expect, test } from "vitest";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import { addCoupon } from "../../testing/add-coupon.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { guestOrder, person, plainLine } from "../../testing/guest-order.ts";
import { createOrderHelpers } from "../../testing/order-helpers.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";
import { confirmToken } from "../confirming/confirm-token.ts";
import { releaseUnconfirmed, remindUnconfirmed } from "./release-unconfirmed.ts";

const shop = await createTestShop();
const { database } = shop;
const { pool } = database;
const owner = await signInStaff(shop, "owner");
const headers = { cookie: owner.cookie };
const { office, get, place, editOf, save, newestMail } = createOrderHelpers(shop, owner);

const product = plainLine._id;
const set = async (settings: object) => {
  const answer = await shop.post("/api/admin/settings/update", settings, headers);
  expect(answer.statusCode, answer.body).toBe(200);
};

beforeEach(async () => {
  await pool.query(
    "update orders set progress = 'Cancelled', released_at = now() where progress = 'Pending'",
  );
  await pool.query("delete from product_stock where product_id = $1", [product]);
  await pool.query(
    "insert into product_stock (product_id, size, pieces) select id, unnest(sizes), 5 from products where id = $1",
    [product],
  );
});

async function left(): Promise<number> {
  const { rows } = await pool.query("select pieces from product_stock where product_id = $1 and size = 'M'", [
    product,
  ]);
  return rows[0].pieces;
}

async function uses(coupon: string): Promise<number[]> {
  const { rows } = await pool.query(
    `select used_count, (select coalesce(sum(c.used_count), 0)::integer from coupon_customers c where c.coupon_id = k.id) as customers
     from coupons k where id = $1`,
    [coupon],
  );
  return [rows[0].used_count, rows[0].customers];
}

const age = (id: string, hours: number) =>
  pool.query(
    `with aged as (update orders set created_at = created_at - $2 * interval '1 hour' where id = $1),
       past as (update order_history set at = at - $2 * interval '1 hour' where order_id = $1)
     update order_events set at = at - $2 * interval '1 hour' where order_id = $1`,
    [id, hours],
  );

/** As the hours pass: what the clean-up of every hour would do after each of them. */
async function pass(id: string, hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 4) {
    await age(id, 4);
    await remindUnconfirmed(database);
    await releaseUnconfirmed(database);
  }
}

const five = { items: [{ ...plainLine, quantity: 5 }] };
const confirm = (id: string) =>
  shop.post("/orders/answerOrder", {
    id,
    token: confirmToken(shop.services.secretKey, id),
    answer: "confirm",
  });
const eventsOf = async (id: string) => (await get(id)).history.map(({ event }: { event: string }) => event);

test("an unconfirmed order releases its pieces and coupon after 48 hours, after its customer was asked", async () => {
  const coupon = await addCoupon(database, { code: "ONCE", usage_limit: 1, customer_limit: 1 });
  const id = await place({ ...five, coupon: "ONCE" });
  expect([await left(), await uses(coupon)]).toEqual([0, [1, 2]]);
  await pass(id, 20);
  expect(await eventsOf(id)).toEqual(["Pending"]);
  await pass(id, 8);
  expect(await eventsOf(id)).toEqual(["Pending", "confirm-reminded"]);
  expect(await newestMail(id)).toContain(`/order-confirm/${id}/${confirmToken(shop.services.secretKey, id)}`);
  expect([await left(), await uses(coupon)]).toEqual([0, [1, 2]]);
  await pass(id, 28);
  expect([await left(), await uses(coupon)]).toEqual([5, [0, 0]]);
  const order = await get(id);
  expect(order).toMatchObject({ orderProgress: "Pending", office: { isReleased: true }, coupon: "ONCE" });
  expect(await eventsOf(id)).toEqual(["Pending", "confirm-reminded", "released"]);
  // Once.
  await pass(id, 60);
  expect([await left(), await uses(coupon)]).toEqual([5, [0, 0]]);

  expect((await confirm(id)).statusCode).toBe(200);
  expect([await left(), await uses(coupon)]).toEqual([0, [1, 2]]);
  expect((await get(id)).office.isReleased).toBe(false);
  await office("cancel", { id, reason: "Not wanted" });
  expect([await left(), await uses(coupon)]).toEqual([5, [0, 0]]);
});

test("confirming says which pieces are gone meanwhile, and takes none", async () => {
  const id = await place({
    items: [
      { ...plainLine, quantity: 5 },
      { ...plainLine, sizes: "L", quantity: 2 },
    ],
  });
  await pass(id, 60);
  const other = await place({ items: [{ ...plainLine, quantity: 1 }] });
  const refused = await confirm(id);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: "OUT_OF_STOCK", short: [{ item: "items.0", left: 4 }] },
  ]);
  expect((await office("confirm", { id })).json()).toMatchObject({ code: "OUT_OF_STOCK" });
  expect([await left(), (await get(id)).confirmedAt]).toEqual([4, null]);
  await office("cancel", { id: other, reason: "Not wanted" });
  expect((await office("confirm", { id })).statusCode).toBe(200);
  expect(await left()).toBe(0);
});

test("confirming says that its coupon is used up meanwhile; what staff send all the same keeps its discount", async () => {
  const coupon = await addCoupon(database, { code: "SCARCE", usage_limit: 1 });
  const id = await place({ coupon: "SCARCE" });
  await pass(id, 60);
  await place({ coupon: "SCARCE", phone: "03001234500", email: "other@example.com" });
  const refused = await confirm(id);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { error: "The coupon SCARCE has been used up meanwhile. Please call us about your order." },
  ]);
  const sent = { courier: "TCS", orders: [{ id, consignmentNumber: "1" }] };
  expect((await office("dispatch", sent)).json().results[0].outcome).toBe("changed");
  expect([(await uses(coupon))[0], (await get(id)).discount]).toEqual([1, 500]);
  await office("cancel", { id, reason: "Refused" });
  expect((await uses(coupon))[0]).toBe(1);
});

test("the workshop that begins with such an order takes what is there of its pieces", async () => {
  const id = await place({
    items: [
      { ...plainLine, quantity: 5 },
      { ...plainLine, sizes: "L", quantity: 2 },
    ],
  });
  await pass(id, 60);
  await place({ items: [plainLine] });
  const started = await shop.post(
    "/api/admin/jobTickets/start",
    { ids: [id], isStarted: true, acknowledged: questionCodes },
    headers,
  );
  expect(started.json()).toMatchObject({ changed: 1 });
  expect([await left(), (await get(id)).office.isReleased]).toEqual([4, false]);
  const { rows } = await pool.query("select pieces from product_stock where product_id = $1 and size = 'L'", [
    product,
  ]);
  expect(rows[0].pieces).toBe(3);
});

test("an order that is cancelled or edited after that gives nothing back twice", async () => {
  const coupon = await addCoupon(database, { code: "EDITED", usage_limit: 3 });
  const cancelled = await place({ ...five, coupon: "EDITED" });
  await pass(cancelled, 60);
  await office("cancel", { id: cancelled, reason: "Not wanted" });
  expect([await left(), (await uses(coupon))[0]]).toEqual([5, 0]);

  const id = await place({ ...five, coupon: "EDITED" });
  await pass(id, 60);
  const edit = await editOf(id);
  expect((await save({ ...edit, items: [{ ...edit.items[0], quantity: 2 }] })).answer.statusCode).toBe(200);
  expect([await left(), (await uses(coupon))[0]]).toEqual([5, 0]);
  expect((await confirm(id)).statusCode).toBe(200);
  expect([await left(), (await uses(coupon))[0]]).toEqual([3, 1]);
});

test.each([
  { what: "never", settings: { releaseUnconfirmedAfter: 0 }, after: 400 },
  { what: "not within 72 hours", settings: { releaseUnconfirmedAfter: 72 }, after: 68 },
])("the time is a setting: $what", async ({ settings, after }) => {
  await set(settings);
  const id = await place(five);
  await pass(id, after);
  expect(await left()).toBe(0);
  await set({ releaseUnconfirmedAfter: 48 });
});

test("what is confirmed, begun or taken on the phone keeps its pieces", async () => {
  const confirmed = await place({ items: [plainLine] });
  await confirm(confirmed);
  const begun = await place({ items: [plainLine] });
  await shop.post(
    "/api/admin/jobTickets/start",
    { ids: [begun], isStarted: true, acknowledged: questionCodes },
    headers,
  );
  const order = guestOrder({ totalAmount: "5000", advance: 0 });
  const { OrderID } = (await office("take", order)).json();
  const { rows } = await pool.query("select id from orders where source = 'phone' and progress = 'Pending'");
  expect([typeof OrderID, rows.length]).toEqual(["string", 1]);
  for (const id of [confirmed, begun, rows[0].id]) await pass(id, 100);
  expect(await left()).toBe(2);
});

test("an order that is booked with a courier keeps its pieces until that is called off", async () => {
  const before = await left();
  const id = await place(five);
  const part = { parcels: 0, items: [{ id: (await get(id)).items[0].id, pieces: 1 }] };
  const booked = { courier: "own-rider", orders: [{ id, part }], acknowledged: questionCodes };
  await shop.post("/api/admin/parcels/book", booked, headers);
  await pass(id, 25);
  await pass(id, 49);
  expect([await left(), await eventsOf(id)]).toEqual([before - 5, ["Pending"]]);
  const { parcels } = (
    await shop.app.inject({ url: `/api/admin/parcels/list?orderId=${id}`, headers })
  ).json();
  const calledOff = await shop.post("/api/admin/parcels/cancel", { id: parcels[0].id }, headers);
  expect(calledOff.statusCode, calledOff.body).toBe(200);
  await pass(id, 49);
  await pass(id, 74);
  expect([await left(), await eventsOf(id)]).toEqual([before, ["Pending", "confirm-reminded", "released"]]);
});

test("a false word of having paid holds the pieces of an order for twice the time, and not for ever", async () => {
  const raast = { isOffered: true, title: "Tabeeb", number: "03001234567", bank: "" };
  await set({ transferAccounts: { ...shop.services.shop.transferAccounts, raast }, cancelUnpaidAfter: 0 });
  const id = await place({ ...five, paymentMethod: "transfer" });
  const said = { id, contact: person.phone, how: "raast", reference: "NOT-SENT-1" };
  expect((await shop.post("/orders/claimTransfer", said)).statusCode).toBe(200);
  await pass(id, 60);
  expect(await left()).toBe(0);
  await pass(id, 60);
  expect(await left()).toBe(5);
  // Once the money is there after all, its pieces are taken again.
  const on = new Date().toISOString().slice(0, 10);
  const { totalAmount: amount } = await get(id);
  const entered = await office("enterPayment", {
    id,
    kind: "received",
    amount,
    how: "raast",
    reference: "SENT-1",
    on,
  });
  expect(entered.statusCode, entered.body).toBe(200);
  expect(await left()).toBe(0);
});
