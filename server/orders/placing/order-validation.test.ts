import { expect, test } from "vitest";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { guestOrder, measurements, plainLine } from "../../testing/guest-order.ts";

const { app, post, database } = await createTestShop();

const place = (order: unknown) => post("/orders/createOrderAsGuest", order);

async function expectNothingStored() {
  const { rows } = await database.pool.query("select count(*) from orders");
  expect(rows[0].count).toBe(0);
}

const zoya = { name: "Zoya", position: "left" };
const withLine = (changes: object) => guestOrder({ items: [plainLine, { ...plainLine, ...changes }] });

test.each([
  ["items.1.quantity", withLine({ quantity: 0 })],
  ["items.1.quantity", withLine({ quantity: -1 })],
  ["items.1.quantity", withLine({ quantity: 1.5 })],
  ["items.1.quantity", withLine({ quantity: "2" })],
  ["items.1.quantity", withLine({ quantity: 51 })],
  ["items.1.quantity", withLine({ quantity: undefined })],
  ["items.1._id", withLine({ _id: undefined })],
  ["items.1._id", withLine({ _id: { $ne: 1 } })],
  ["items.1.color", withLine({ color: 7 })],
  ["items.1.sizes", withLine({ custom_size: measurements })],
  ["items.1.custom_size.chest", withLine({ sizes: false, custom_size: { ...measurements, chest: 0.5 } })],
  ["items.1.custom_size.chest", withLine({ sizes: false, custom_size: { ...measurements, chest: "wide" } })],
  [
    "items.1.custom_size.chest",
    withLine({ sizes: false, custom_size: { ...measurements, chest: undefined } }),
  ],
  ["items.1.custom_size.chest", withLine({ sizes: false, custom_size: { otherNote: "nothing measured" } })],
  ["items.1.name_engraving.name", withLine({ name_engraving: { name: "<b>", position: "left" } })],
  ["items.1.name_engraving.position", withLine({ name_engraving: { name: "Zoya", position: "up" } })],
  ["items.1.name_engraving.second", withLine({ name_engraving: { ...zoya, second: "ICU 🧵" } })],
  ["items.1.name_engraving.name", withLine({ name_engraving: { name: "Z".repeat(19), position: "sleeve" } })],
  ["items.1.name_engraving.thread", withLine({ name_engraving: { ...zoya, thread: 7 } })],
  ["items.1.cap", withLine({ cap: "yes" })],
  ["items", guestOrder({ items: [] })],
  ["items", guestOrder({ items: undefined })],
  ["items", guestOrder({ items: Array.from({ length: 51 }, () => plainLine) })],
  ["totalAmount", guestOrder({ totalAmount: "5e3" })],
  ["totalAmount", guestOrder({ totalAmount: -5000 })],
  ["totalAmount", guestOrder({ totalAmount: 5000.5 })],
  ["totalAmount", guestOrder({ totalAmount: undefined })],
  ["name", guestOrder({ name: " " })],
  ["name", guestOrder({ name: "x".repeat(101) })],
  ["name", guestOrder({ name: "Zubaida\u0000" })],
  ["email", guestOrder({ email: "a@b" })],
  ["phone", guestOrder({ phone: "call me" })],
  ["phone", guestOrder({ phone: "0300 123456" })],
  ["postal_code", guestOrder({ postal_code: "5400" })],
  ["city", guestOrder({ city: undefined })],
  ["province", guestOrder({ province: "" })],
  ["province", guestOrder({ province: "Texas" })],
  ["province", guestOrder({ province: undefined })],
  ["address", guestOrder({ address: "" })],
  ["delivery_instruction", guestOrder({ delivery_instruction: "x".repeat(501) })],
  ["coupon", guestOrder({ coupon: { code: "WELCOME10" } })],
])("a wrong %s is named, and nothing is stored", async (field, order) => {
  const response = await place(order);
  expect(response.statusCode).toBe(400);
  const body = response.json();
  expect(body).toMatchObject({ code: "INVALID", fields: { [field]: expect.any(String) } });
  expect(body.error).toBe(body.message);
  await expectNothingStored();
});

test("every failing field is named at once", async () => {
  const response = await place({});
  expect(Object.keys(response.json().fields).sort()).toEqual(
    ["address", "city", "email", "items", "name", "phone", "postal_code", "province", "totalAmount"].sort(),
  );
});

test.each([
  ["a product that does not exist", { _id: "1;drop table orders" }],
  ["a size that is not made", { sizes: "9XL" }],
  ["no size at all", { sizes: false }],
  ["a color of another product", { color: { label: "Dusty Rose" } }],
  ["no color", { color: undefined }],
  [
    "a color by an id nobody has",
    { color: { _id: "00000000-0000-4000-8000-000000000000", label: "Navy Blue" } },
  ],
  ["a fabric that does not exist", { fabric_type: "Silk" }],
  ["no fabric", { fabric_type: null }],
  ["a trouser that is not made", { trouserOptions: "Bell-bottom" }],
  ["no trouser where some are offered", { trouserOptions: null }],
  ["a product's own list of sizes", { sizes: ["S", "M"] }],
  ["a product's own list of fabrics", { fabric_type: [{ _id: "a", name: "Plain Cotton", price: 0 }] }],
  ["a product's own list of trousers", { trouserOptions: [{ _id: "a", name: "Straight", selected: true }] }],
])("%s is refused by the item's name, and nothing is stored", async (_title, changes) => {
  const response = await place(withLine(changes));
  expect(response.statusCode).toBe(409);
  const body = response.json();
  expect(body).toMatchObject({ code: "ITEM_UNAVAILABLE", item: "items.1" });
  expect(body.message).toMatch(/^Item 2/);
  expect(body).not.toHaveProperty("fields");
  await expectNothingStored();
});

test("an unpublished product is no longer sold, and its engraving only where it is offered", async () => {
  await database.pool.query("update products set published = false where id = 'liberty-v-neck-set'");
  expect((await place(guestOrder())).json()).toMatchObject({ code: "ITEM_UNAVAILABLE", item: "items.0" });
  await database.pool.query(
    "update products set published = true, name_engraving = false where id = 'liberty-v-neck-set'",
  );
  const engraved = withLine({ name_engraving: { name: "Zoya", position: "left" } });
  expect((await place(engraved)).json()).toMatchObject({ code: "ITEM_UNAVAILABLE", item: "items.1" });
  await expectNothingStored();
});

test("a body over 256 KiB is refused, one below with whole cart lines is read", async () => {
  const images = { primary: { downloadURL: "x".repeat(250 * 1024) } };
  const large = guestOrder({ items: [{ ...plainLine, images }], totalAmount: "1" });
  expect((await place(large)).json().code).toBe("TOTAL_CHANGED");
  const tooLarge = guestOrder({ items: [{ ...plainLine, images: { ...images, second: images.primary } }] });
  expect((await place(tooLarge)).statusCode).toBe(413);
});

test("keys that reach for a prototype are ignored", async () => {
  const payload = JSON.stringify({ ...guestOrder(), totalAmount: "1" }).replace(
    /}$/,
    ',"__proto__":{"totalAmount":"5000"},"constructor":{"prototype":{"coupon":"X"}}}',
  );
  const response = await post("/orders/createOrderAsGuest", payload, { "content-type": "application/json" });
  expect(response.json()).toMatchObject({ code: "TOTAL_CHANGED" });
});

test.each([
  "/orders/createOrderAsGuest",
  "/orders/trackOrder",
  "/orders/updateOrder",
  "/api/coupons/verifyCouponAtCheckout",
])("%s refuses writes from other sites and other content types", async (url) => {
  for (const headers of [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "null" },
  ]) {
    expect((await post(url, {}, headers)).json()).toMatchObject({ code: "FORBIDDEN" });
  }
  const response = await app.inject({
    method: "POST",
    url,
    payload: "a=b",
    headers: { "content-type": "text/plain" },
  });
  expect(response.statusCode).toBe(415);
});
