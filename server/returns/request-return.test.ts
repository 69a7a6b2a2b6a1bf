import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, measurements, person, plainLine, saleLine } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { trackAsCustomer } from "#server/testing/prove-order.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { deleteExpiredReturnPictures } from "./request-pictures.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const owner = await signInStaff(shop, "owner");
const { office, get, place, newestMail } = createOrderHelpers(shop, owner);

const set = (settings: object) => shop.post("/api/admin/settings/update", settings, { cookie: owner.cookie });
const track = async (OrderID: string) => (await shop.post("/orders/trackOrder", { OrderID })).json().order;

/** An order that has arrived, so many days ago. */
async function arrived(items: object[] = [plainLine], days = 0) {
  const id = await place({ items });
  await office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: "1" }] });
  await office("deliver", { ids: [id] });
  await pool.query(
    "update order_history set at = at - $2 * interval '1 day' where order_id = $1 and progress = 'Delivered'",
    [id, days],
  );
  const order = await get(id);
  return { id, OrderID: order.OrderID as string, items: order.items as { id: string }[] };
}

type Arrived = Awaited<ReturnType<typeof arrived>>;
const asked = ({ id, items }: Arrived, changes: object = {}) => ({
  id,
  item: items[0]?.id,
  contact: person.phone,
  kind: "exchange",
  reason: "too-small",
  size: "L",
  ...changes,
});
const ask = (order: Arrived, changes: object = {}, cookie = "") =>
  shop.post("/orders/askAftercare", asked(order, changes), { cookie });

test("a guest asks with the phone of the order, and sees how far it is without a word of theirs", async () => {
  const order = await arrived();
  const answer = await ask(order, { details: "Tight at the marked shoulders" });
  expect(answer.json()).toEqual({ message: "Request Noted", request: expect.any(String) });
  const { aftercare } = await trackAsCustomer(shop, order.OrderID);
  expect(aftercare).toEqual([
    {
      id: answer.json().request,
      number: 1,
      item: order.items[0]?.id,
      kind: "exchange",
      pieces: 1,
      wanted: { size: "L", color: null },
      reason: "too-small",
      state: "asked",
      remedy: null,
      back: null,
      out: null,
      credit: null,
      actions: ["withdraw"],
      followedBy: "",
      pictures: 0,
      steps: [{ step: "asked", at: expect.any(String), said: "" }],
    },
  ]);
  const mail = await newestMail(order.id);
  expect(mail).toContain("Size L");
  expect(mail).toContain("We check it and answer you");
  expect(mail).not.toContain("shoulders");
  await pool.query("update orders set language = 'ur' where id = $1", [order.id]);
  const inUrdu = await newestMail(order.id);
  expect(inUrdu).toContain("ہم اسے دیکھ کر");
  expect(inUrdu).toContain("سائز \u2068L\u2069");
  expect(inUrdu).not.toContain("We have your request");
  expect((await get(order.id)).history.at(-1)).toMatchObject({
    event: "aftercare-asked",
    actor: { kind: "guest" },
    reason: "Tight at the marked shoulders",
  });
});

test("a set is exchanged for parts in sizes of their own, which tracking, mail and office name", async () => {
  const order = await arrived();
  const sizes = "M top, L trousers";
  const { request } = (await ask(order, { size: sizes })).json();
  const { aftercare } = await trackAsCustomer(shop, order.OrderID);
  expect(aftercare?.[0]?.wanted).toEqual({
    size: sizes,
    parts: [
      { name: "top", urdu: expect.any(String), size: "M" },
      { name: "trousers", urdu: expect.any(String), size: "L" },
    ],
    color: null,
  });
  expect(await newestMail(order.id)).toContain(`Size ${sizes}`);
  const headers = { cookie: owner.cookie };
  const seen = await shop.app.inject({ url: `/api/admin/aftercare/get?id=${request}`, headers });
  expect(seen.json().request.size).toBe(sizes);

  const step = (call: string, body: object) =>
    shop.post(`/api/admin/aftercare/${call}`, { id: request, ...body }, headers);
  await step("approve", { remedy: "exchange", back: "shop", out: "shop" });
  await step("receive", {});
  const made = (await step("exchange", { size: sizes, isBeforeCash: true })).json();
  expect((await get(made.id)).items[0]).toMatchObject({ sizes, parts: [{ size: "M" }, { size: "L" }] });
});

test.each(["M top", "L trousers, M top", "M top, M trousers", "M top, 64XL trousers", "M hat, L trousers"])(
  "an exchange for %s is refused",
  async (size) => {
    const answer = await ask(await arrived(), { size });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ["size"]]);
  },
);

test("a request for another color names the color in the languages of the shop", async () => {
  const order = await arrived();
  const { rows } = await pool.query(
    `select c.id, c.label from product_colors x join colors c on c.id = x.color_id
     where x.product_id = $1 and c.label <> $2 order by x.position limit 1`,
    [plainLine._id, plainLine.color.label],
  );
  await ask(order, { size: "", color: rows[0].id });
  const { aftercare } = await trackAsCustomer(shop, order.OrderID);
  expect(aftercare?.[0]?.wanted).toMatchObject({ size: "", color: { label: rows[0].label } });
  expect(await newestMail(order.id)).toContain(rows[0].label);
});

test("whose order it is asks without a contact, and nobody else asks at all", async () => {
  const { user, cookie } = await signIn(shop);
  const placed = await shop.post("/orders/createOrder", guestOrder({ email: user.email }), { cookie });
  const { id, OrderID, items } = await track(placed.json().OrderID);
  await office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: "2" }] });
  await office("deliver", { ids: [id] });
  const order = { id, OrderID, items };
  const stranger = await signIn(shop);
  const refused = await ask(order, { contact: "" }, stranger.cookie);
  expect([refused.statusCode, refused.json().fields]).toEqual([
    403,
    { contact: "This is not the phone or the e-mail address of the order." },
  ]);
  expect((await ask(order, { contact: "" }, cookie)).statusCode).toBe(200);
  const { orders } = (await shop.post("/orders/getAllOrdersForUser", {}, { cookie })).json();
  expect(orders[0].aftercare).toHaveLength(1);
});

test("who guesses phones is stopped, and the right one counts no more then", async () => {
  const order = await arrived();
  for (let guess = 0; guess < 5; guess += 1) {
    expect((await ask(order, { contact: `0311 000000${guess}` })).statusCode).toBe(403);
  }
  expect((await ask(order)).statusCode).toBe(429);
  expect((await track(order.OrderID)).aftercare).toBeUndefined();
});

test("the same again is one request, of many at once too; another about the same item waits", async () => {
  const order = await arrived();
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(order)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
  expect(new Set(answers.map((answer) => answer.json().request)).size).toBe(1);
  const other = await ask(order, { kind: "return", size: "" });
  expect([other.statusCode, other.json().reason]).toEqual([409, "ASK_OPEN"]);
  const { rows } = await pool.query(
    "select count(*)::integer as n from aftercare_requests where order_id = $1",
    [order.id],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test("of different wishes for one item at once, one wins", async () => {
  const order = await arrived();
  const kinds = [{ kind: "return", size: "" }, { size: "L" }, { size: "S" }, { size: "XL" }];
  const answers = await Promise.all(kinds.map((changes) => ask(order, changes)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
});

const sewn = { ...plainLine, sizes: false, custom_size: measurements };
const engraved = { ...plainLine, name_engraving: { name: "Dr Hina", position: "left" } };

test.each<[string, object, number, object, string]>([
  ["made to measure, exchanged", sewn, 0, {}, "ASK_SEWN_FOR_ONE"],
  ["with a name, returned", engraved, 0, { kind: "return", size: "" }, "ASK_SEWN_FOR_ONE"],
  ["after its days", plainLine, 8, {}, "ASK_TOO_LATE"],
  [
    "a fault after its days",
    plainLine,
    15,
    { kind: "fault", reason: "sewing", details: "Open", size: "" },
    "ASK_TOO_LATE",
  ],
])("%s is refused by the rules that the page shows", async (_name, line, days, changes, reason) => {
  const order = await arrived([line], days);
  const answer = await ask(order, changes);
  expect([answer.statusCode, answer.json().reason]).toEqual([409, reason]);
});

test("garments made to measure are altered, and repaired for a fault", async () => {
  const order = await arrived([sewn, engraved]);
  const [first, second] = order.items;
  const alteration = { kind: "alteration", reason: "too-long", details: "An inch shorter", size: "" };
  expect((await ask(order, { ...alteration, item: first?.id })).statusCode).toBe(200);
  const fault = { kind: "fault", reason: "name", details: "It says Hena", size: "", item: second?.id };
  expect((await ask(order, fault)).statusCode).toBe(200);
  expect((await track(order.OrderID)).aftercare.map(({ number }: { number: number }) => number)).toEqual([
    1, 2,
  ]);
});

test("the merchant's rules are followed at once", async () => {
  await set({
    aftercareRules: {
      days: { alteration: 14, return: 0, fault: 14 },
      back: { exchange: "customer", alteration: "customer", return: "customer" },
      out: { exchange: "shop", alteration: "customer" },
      takesSewnForOne: false,
      takesSaleGoods: false,
      exchanges: 1,
    },
  });
  const order = await arrived([saleLine, plainLine, { ...plainLine, sizes: "S" }]);
  const [sale, plain, small] = order.items.map(({ id }) => id);
  const reasonOf = async (changes: object) => (await ask(order, changes)).json().reason;
  expect(await reasonOf({ item: sale })).toBe("ASK_ON_SALE");
  expect(await reasonOf({ item: plain, kind: "return", size: "" })).toBe("ASK_NOT_OFFERED");
  expect(await reasonOf({ item: plain })).toBeUndefined();
  expect(await reasonOf({ item: small })).toBe("ASK_EXCHANGED");
  const { aftercareRules } = (
    await shop.app.inject({ url: "/api/admin/settings/get", headers: { cookie: owner.cookie } })
  ).json().settings;
  await set({
    aftercareRules: {
      ...aftercareRules,
      days: { ...aftercareRules.days, return: 7 },
      takesSaleGoods: true,
      exchanges: 0,
    },
  });
});

test.each<[string, object, number]>([
  ["item", { item: randomUUID() }, 400],
  ["item", { item: "none" }, 400],
  ["size", { size: "64XL" }, 400],
  ["size", { color: "no-such-color" }, 400],
  ["size", { size: "" }, 400],
  ["pieces", { pieces: 2 }, 400],
  ["pieces", { pieces: 0 }, 400],
  ["pieces", { pieces: 1.5 }, 400],
  ["reason", { reason: "sewing" }, 400],
  ["kind", { kind: "gift" }, 400],
  ["details", { kind: "fault", reason: "sewing", size: "", details: " " }, 400],
  ["details", { details: "x".repeat(1001) }, 400],
  ["contact", { contact: "" }, 403],
])("a wrong %s is refused beside its field, and nothing is noted", async (field, changes, status) => {
  const order = await arrived();
  const answer = await ask(order, changes);
  expect([answer.statusCode, Object.keys(answer.json().fields ?? {})]).toEqual([status, [field]]);
  expect((await track(order.OrderID)).aftercare).toBeUndefined();
});

test("what has not arrived, and no order, are asked about in vain", async () => {
  const id = await place();
  const { OrderID, items } = await get(id);
  expect((await ask({ id, OrderID, items })).json().reason).toBe("ASK_NOT_ARRIVED");
  expect((await ask({ id: randomUUID(), OrderID, items })).statusCode).toBe(404);
  expect((await ask({ id: "none", OrderID, items })).statusCode).toBe(404);
});

test("a request is taken back once, by whom it belongs to, and the item is free again", async () => {
  const order = await arrived();
  const { request } = (await ask(order)).json();
  const withdraw = (contact: string) =>
    shop.post("/orders/withdrawAftercare", { id: order.id, request, contact });
  expect((await withdraw("0311 1111111")).statusCode).toBe(403);
  const answers = await Promise.all([withdraw(person.phone), withdraw(person.email)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await ask(order)).statusCode).toBe(200);
});

async function sendPicture(request: string, file: Buffer) {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(file)]), "marked.png");
  const response = new Response(form);
  return shop.app.inject({
    method: "POST",
    url: `/orders/sendAftercarePicture?request=${request}`,
    headers: { "content-type": response.headers.get("content-type") ?? "" },
    payload: Buffer.from(await response.arrayBuffer()),
  });
}

test("four pictures are stored re-encoded, for staff alone, and deleted after their days", async () => {
  const order = await arrived();
  const { request } = (await ask(order)).json();
  const file = await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#456" } })
    .withExif({ IFD0: { Copyright: "marked place" } })
    .jpeg()
    .toBuffer();
  const answers = [];
  for (let count = 0; count < 5; count += 1) answers.push((await sendPicture(request, file)).statusCode);
  expect(answers).toEqual([201, 201, 201, 201, 409]);
  expect((await sendPicture(request, Buffer.from("no picture"))).statusCode).toBe(400);
  expect((await sendPicture(randomUUID(), file)).statusCode).toBe(404);
  const { rows } = await pool.query("select picture from aftercare_pictures where request_id = $1", [
    request,
  ]);
  const kept = await sharp(rows[0].picture).metadata();
  expect(kept).toMatchObject({ format: "webp", width: 1280 });
  expect(kept.exif).toBeUndefined();
  await pool.query("update aftercare_pictures set at = now() - interval '61 days'");
  expect(await deleteExpiredReturnPictures(shop.database)).toBe(0);
  await shop.post("/orders/withdrawAftercare", { id: order.id, request, contact: person.phone });
  expect(await deleteExpiredReturnPictures(shop.database)).toBe(4);
});
