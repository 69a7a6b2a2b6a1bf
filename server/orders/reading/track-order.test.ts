import { expect, test } from "vitest";
import { formatOrderNumber, newOrderNumber } from "#server/platform/order-number.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { guestOrder, measurements, person, plainLine } from "../../testing/guest-order.ts";
import { trackOrder } from "./track-order.ts";

const { post, logged, database } = await createTestShop();

const track = (OrderID: unknown) => post("/orders/trackOrder", { OrderID });

async function placeNumber(changes: Record<string, unknown> = {}): Promise<string> {
  const response = await post("/orders/createOrderAsGuest", guestOrder(changes));
  expect(response.statusCode).toBe(201);
  return response.json().OrderID;
}

const personalLine = {
  ...plainLine,
  sizes: false,
  custom_size: measurements,
  cap: true,
  name_engraving: { name: "Dr. Markedname", position: "right" },
};

test("an order is found by the whole message that the shop sent, with its marks of direction and lines", async () => {
  const OrderID = await placeNumber();
  const message = `Please confirm your order ${OrderID}:\nhttps://shop.test/order-confirm/1\n\nآرڈر \u2068${OrderID}\u2069 کی تصدیق کریں`;
  for (const typed of [message, `\u2068${OrderID}\u2069`, `#${OrderID}.`])
    expect((await track(typed)).json().order?.OrderID).toBe(OrderID);
});

test("a tracked order shows number, amounts, history and items", async () => {
  const OrderID = await placeNumber({ items: [personalLine], totalAmount: "5900", coupon: null });
  const response = await track(OrderID);
  expect(response.statusCode).toBe(200);
  expect(response.headers["cache-control"]).toBe("no-store");
  const { order } = response.json();
  const isoMoment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const aDay = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  expect(order).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    OrderID,
    createdAt: isoMoment,
    totalAmount: 5900,
    subtotal: 5900,
    discount: 0,
    reduction: 0,
    delivery: 0,
    payment: { received: 0, balance: 5900 },
    coupon: null,
    orderProgress: "Pending",
    history: [{ orderProgress: "Pending", at: isoMoment }],
    promise: { leavesBy: aDay, arrivesFrom: aDay, arrivesBy: aDay },
    work: [],
    version: "0",
    actions: ["confirm", "mendDelivery", "cancelAsCustomer"],
    items: [expect.any(Object)],
  });
  expect(order.items[0]).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    _id: "liberty-v-neck-set",
    name: "Liberty V-Neck Set",
    category: "Men",
    quantity: 1,
    price: 4750,
    sale_price: 4750,
    name_engraving: true,
    custom_size: true,
    cap: true,
    name_engraving_charges: 300,
    cap_charges: 350,
    custom_size_charges: 500,
    color: { label: "Navy Blue" },
    trouserOptions: "Straight",
  });
});

test("tracking and logs contain no name, engraving or measurements", async () => {
  const OrderID = await placeNumber({ items: [personalLine], totalAmount: "5900" });
  const { body } = await track(OrderID);
  const keys = [
    "email",
    "phone",
    "address",
    "city",
    "area",
    "postal_code",
    "province",
    "delivery_instruction",
    "userID",
  ];
  for (const key of keys) expect(body).not.toContain(`"${key}"`);
  const texts = [
    ...Object.values(person),
    "923007654321",
    "Markedname",
    measurements.otherNote,
    "40.5",
    "38.25",
  ];
  for (const text of texts.filter((text) => text !== "Punjab" && text !== "54000")) {
    expect(body).not.toContain(text);
    expect(logged()).not.toContain(text);
  }
  expect(logged()).not.toContain(OrderID);
  expect(logged()).toContain("/orders/trackOrder");
});

test("a number is found in any case, spacing and with letters that look like digits", async () => {
  const OrderID = await placeNumber();
  const typed = [
    OrderID.toLowerCase(),
    ` ${OrderID.replaceAll("-", " ")} `,
    OrderID.replaceAll("-", ""),
    OrderID.slice(3),
    `tb-${OrderID.slice(3).replaceAll("0", "o").replaceAll("1", "l")}`,
  ];
  for (const number of typed) expect((await track(number)).json().order?.OrderID).toBe(OrderID);
});

test("unknown and malformed numbers get the same answer", async () => {
  const answers = await Promise.all(
    [formatOrderNumber(newOrderNumber()), "TB-1", "hello", "' or 1=1 --", "TB-UUUU-UUUU-UUUU", "%"].map(
      track,
    ),
  );
  expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(404);
  expect(answers[0]?.json()).toEqual({
    code: "NOT_FOUND",
    error: "There is no order with this number.",
    message: "There is no order with this number.",
    reason: "NO_ORDER_WITH_NUMBER",
  });
});

test.each([undefined, "", 7, ["TB"], { $gt: "" }])("the number %j is invalid", async (OrderID) => {
  const response = await track(OrderID);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: "INVALID", fields: { OrderID: expect.any(String) } });
});

test("ten thousand random numbers find nothing", async () => {
  for (let batch = 0; batch < 20; batch += 1) {
    const numbers = Array.from({ length: 500 }, () => formatOrderNumber(newOrderNumber()));
    const found = await Promise.all(
      numbers.map((number) => trackOrder(database.pool, number, async () => false)),
    );
    expect(found.filter((order) => order !== undefined)).toEqual([]);
  }
});

test("an order keeps the prices and names of its day", async () => {
  const OrderID = await placeNumber();
  await database.pool.query("update products set price = 9000, name = 'Renamed' where id = $1", [
    plainLine._id,
  ]);
  expect((await track(OrderID)).json().order).toMatchObject({
    totalAmount: 5000,
    items: [{ name: "Liberty V-Neck Set", price: 4750 }],
  });
});
