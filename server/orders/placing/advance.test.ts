import { beforeAll, beforeEach, expect, test } from "vitest";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import { defaultAdvanceRules } from "#contract/payments/advance-rules.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { cancelUnpaid, remindUnpaid } from "#server/payments/transfers/unpaid-orders.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { guestOrder, measurements, person, plainLine } from "../../testing/guest-order.ts";
import { createOrderHelpers } from "../../testing/order-helpers.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const owner = await signInStaff(shop, "owner");
const { get, office, place, newestMail, editOf, save } = createOrderHelpers(shop, owner);
const set = (settings: object) => shop.post("/api/admin/settings/update", settings, { cookie: owner.cookie });

const sewn = { ...plainLine, sizes: false, custom_size: measurements };
const engraved = { ...plainLine, name_engraving: { name: "Dr. Zoya", position: "left" } };
const percent = (value: number) => ({ unit: "percent", value });

const setRules = (shares: object, bounds: object = {}) =>
  set({
    advanceRules: {
      ...defaultAdvanceRules,
      ...bounds,
      shares: { ...defaultAdvanceRules.shares, ...shares },
    },
  });
const ask = async (items: object[], more: object = {}) =>
  (await shop.post("/orders/getAdvance", { items, ...more })).json();
const send = (changes: object) => shop.post("/orders/createOrderAsGuest", guestOrder({ ...changes }));
const ordersOf = async (phone: string) =>
  Number((await pool.query("select count(*) from orders where phone = $1", [phone])).rows[0].count);

const pay = (id: string, amount: number) =>
  office("enterPayment", {
    id,
    kind: "received",
    amount,
    how: "raast",
    reference: `${id.slice(-8)}${amount}`,
    on: dayInKarachi(new Date()),
  });
const start = async (id: string) =>
  (
    await shop.post(
      "/api/admin/jobTickets/start",
      { ids: [id], isStarted: true, acknowledged: questionCodes },
      { cookie: owner.cookie },
    )
  ).json();

const raast = { isOffered: true, title: "Tabeeb", number: "03001234567", bank: "" };
const offer = (isOffered = true) =>
  set({ transferAccounts: { ...shop.services.shop.transferAccounts, raast: { ...raast, isOffered } } });

beforeAll(async () => {
  expect((await offer()).statusCode).toBe(200);
});
beforeEach(async () => {
  expect((await setRules({})).statusCode).toBe(200);
});

test("shoppers see before they order how much is due now and how much at the door", async () => {
  await setRules({ madeToMeasure: percent(50), engraved: { unit: "rupees", value: 700 } });
  expect(await ask([plainLine])).toEqual({ totalAmount: 5000, dueNow: 0, atDoor: 5000 });
  expect(await ask([engraved])).toEqual({ totalAmount: 5050, dueNow: 700, atDoor: 4350 });
  expect(await ask([plainLine, sewn])).toMatchObject({ dueNow: 5000, atDoor: 5000, totalAmount: 10_000 });
});

test("an order is placed only with the advance that its shopper was shown", async () => {
  await setRules({ madeToMeasure: percent(40) });
  const phone = "03005550001";
  const { totalAmount, dueNow } = await ask([sewn]);
  const order = { items: [sewn], totalAmount, phone };
  const refused = await send({ ...order, advance: 0 });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: "ADVANCE_CHANGED", advance: dueNow, params: { rupees: dueNow } },
  ]);
  expect(await ordersOf(phone)).toBe(0);
  expect((await send({ ...order, advance: dueNow })).statusCode).toBe(201);
  expect(await ordersOf(phone)).toBe(1);
  for (const advance of [-1, 0.5, "700"]) expect((await send({ ...order, advance })).statusCode).toBe(400);
});

test("an advance that nobody saw at the checkout is asked all the same, by mail and tracking", async () => {
  await setRules({ madeToMeasure: percent(50) });
  const id = await place({ items: [sewn] });
  const { OrderID, totalAmount } = await get(id);
  const rest = totalAmount - Math.ceil(totalAmount / 2);
  const tracked = (await shop.post("/orders/trackOrder", { OrderID })).json().order;
  expect(tracked.ahead).toEqual({ dueNow: totalAmount - rest, atDoor: rest });
  const mail = (await newestMail(id)).replace(/\s+/g, " ");
  const inParts = /Rs\. [\d,]+ (by transfer|ahead), Rs\. [\d,]+ in cash on delivery/;
  expect(mail).toMatch(inParts);
  const { confirmLink } = (await get(id)).office;
  expect(decodeURIComponent(confirmLink.whatsApp)).toMatch(inParts);
  const asked = await shop.app.inject({
    url: `/api/admin/orders/confirmLinks?ids=${id}`,
    headers: { cookie: owner.cookie },
  });
  expect(decodeURIComponent(asked.json().orders[0].whatsApp)).toMatch(inParts);
  expect(mail).toMatch(/Please send Rs\. [\d,]+ now\. The rest, Rs\. [\d,]+, you pay to the rider\./);
});

test("the workshop begins once the advance has come, and the rider collects the rest", async () => {
  await setRules({ madeToMeasure: percent(50) });
  const id = await place({ items: [sewn] });
  const { ahead, totalAmount } = await get(id);
  const said = await shop.post("/orders/claimTransfer", {
    id,
    contact: person.phone,
    how: "raast",
    reference: "FT2611",
  });
  expect(said.json().message).toBe("Transfer Noted");
  expect(await start(id)).toMatchObject({ changed: 0, unpaid: 1, asked: [] });
  expect((await pay(id, ahead.dueNow)).statusCode).toBe(200);
  expect(await start(id)).toMatchObject({ changed: 1, unpaid: 0, asked: [] });
  const paid = await get(id);
  expect(paid.ahead).toMatchObject({ dueNow: 0, atDoor: totalAmount - ahead.dueNow });
  expect(paid.payment).toEqual({ received: ahead.dueNow, balance: totalAmount - ahead.dueNow });
});

test("an order that waits for its money holds no day of the workshop, however small", async () => {
  await setRules({ madeToMeasure: percent(50) });
  const holds = async (id: string) =>
    (await pool.query("select holds_room from orders where id = $1", [id])).rows[0].holds_room;
  const withAdvance = await place({ items: [sewn] });
  const transferred = await place({ paymentMethod: "transfer" });
  expect([await holds(await place()), await holds(withAdvance), await holds(transferred)]).toEqual([
    true,
    false,
    false,
  ]);
  for (const id of [withAdvance, transferred]) {
    expect((await pay(id, (await get(id)).ahead.dueNow)).statusCode).toBe(200);
    expect(await holds(id)).toBe(true);
  }
});

test("who is new, was refused or is marked is asked, and who took a parcel is not", async () => {
  await setRules({ newPhone: percent(20), refusedBefore: percent(100) });
  const phone = "0300 5550002";
  const due = async () => (await ask([plainLine], { phone })).dueNow;
  expect(await due()).toBe(1000);
  // An unfinished number belongs to no customer.
  expect((await ask([plainLine], { phone: "" })).dueNow).toBe(0);
  const id = await place({ phone: "+92 300 555 0002" });
  expect(await due()).toBe(1000);
  await pool.query("update orders set progress = 'Delivered' where id = $1", [id]);
  expect(await due()).toBe(0);
  const asked = async () => (await get(await place({ phone }))).ahead?.dueNow ?? 0;
  expect(await asked()).toBe(0);
  await pool.query("update people set advance_only = true where phone = '923005550002'");
  expect(await asked()).toBe(5000);
  await pool.query("update people set advance_only = false, refused = 1 where phone = '923005550002'");
  expect(await asked()).toBe(5000);
});

test("nobody learns before there is an order whether parcels of a phone came back", async () => {
  await setRules({ newPhone: percent(20), refusedBefore: percent(50) });
  const [unknown, refused] = ["03005550011", "03005550012"];
  await place({ phone: refused });
  await pool.query("update people set refused = 1 where phone = '923005550012'");
  const answers = async (phone: string) => {
    const told = await ask([plainLine], { phone });
    const guess = await send({ phone, advance: 1 });
    const placed = await send({ phone, advance: told.dueNow });
    const { OrderID: _, ...answer } = placed.json();
    return [told, guess.statusCode, guess.json(), placed.statusCode, answer];
  };
  expect(await answers(refused)).toEqual(await answers(unknown));
});

test("another phone that is given for an order is asked what that phone is asked", async () => {
  await setRules({ newPhone: percent(20), refusedBefore: percent(50) });
  const [clean, refused] = ["03005550021", "03005550022"];
  await place({ phone: refused });
  await pool.query("update people set advance_only = true where phone = '923005550022'");
  const seed = await place({ phone: clean });
  await pool.query("update orders set progress = 'Delivered' where id = $1", [seed]);
  const id = await place({ phone: clean });
  expect((await get(id)).ahead).toBeUndefined();
  const mend = (currentPhone: string, phone: string) =>
    shop.post("/orders/mendDelivery", { ...guestOrder({ phone }), id, currentPhone });
  expect((await mend(clean, refused)).statusCode).toBe(200);
  expect((await get(id)).ahead).toMatchObject({ dueNow: 2500 });
  // Back again does not take it back.
  expect((await mend(refused, clean)).statusCode).toBe(200);
  expect((await get(id)).ahead).toMatchObject({ dueNow: 2500 });
});

test("nothing is asked where no transfers are taken", async () => {
  await setRules({ madeToMeasure: percent(50) });
  await offer(false);
  expect((await ask([sewn])).dueNow).toBe(0);
  expect((await get(await place({ items: [sewn] }))).ahead).toBeUndefined();
  await offer();
});

test("an unpaid advance is reminded and the order then cancelled, one that has come is neither", async () => {
  await setRules({ madeToMeasure: percent(50) });
  const [unpaid, paid] = [await place({ items: [sewn] }), await place({ items: [sewn] })];
  const { ahead } = await get(paid);
  expect((await pay(paid, ahead.dueNow)).statusCode).toBe(200);
  await pool.query("update orders set created_at = now() - interval '9 days' where id = any($1)", [
    [unpaid, paid],
  ]);
  expect(await remindUnpaid(shop.database)).toBe(1);
  await pool.query("update order_events set at = at - interval '2 days' where order_id = $1", [unpaid]);
  expect(await cancelUnpaid(shop.database)).toBe(1);
  expect([(await get(unpaid)).orderProgress, (await get(paid)).orderProgress]).toEqual([
    "Cancelled",
    "Pending",
  ]);
});

test("an order that becomes cheaper than its advance asks no more than it comes to", async () => {
  await setRules({ madeToMeasure: percent(90) });
  const id = await place({ items: [sewn] });
  const edit = await editOf(id, { reductionReason: "Sewn wrong before" });
  const { totalAmount } = await get(id);
  const { answer } = await save({ ...edit, reduction: totalAmount - 500 });
  expect(answer.statusCode).toBe(200);
  expect((await get(id)).ahead).toEqual({ dueNow: 500, atDoor: 0 });
});

test("staff on the phone see what the rules ask, and may ask for less", async () => {
  await setRules({ madeToMeasure: percent(50) });
  const quote = (await office("quote", { items: [sewn] })).json();
  expect(quote).toMatchObject({ advance: Math.ceil(quote.totalAmount / 2), takesTransfers: true });
  const order = guestOrder({ items: [sewn], totalAmount: quote.totalAmount });
  const taken = await office("take", { ...order, advance: 300 });
  const { id } = (await shop.post("/orders/trackOrder", { OrderID: taken.json().OrderID })).json().order;
  expect((await get(id)).ahead).toMatchObject({ dueNow: 300 });
});

test.each([
  [
    { shares: { ...defaultAdvanceRules.shares, engraved: percent(101) } },
    "advanceRules.shares.engraved.value",
  ],
  [{ largeFrom: 1.5 }, "advanceRules.largeFrom"],
  [{ mostAtDoor: -1 }, "advanceRules.mostAtDoor"],
])("rules like %o are refused beside their field", async (changes, field) => {
  const answer = await set({ advanceRules: { ...defaultAdvanceRules, ...changes } });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
});
