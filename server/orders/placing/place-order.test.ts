import { expect, test } from "vitest";
import { parseOrderNumber } from "#server/platform/order-number.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { guestOrder, measurements, person, plainLine, saleLine } from "../../testing/guest-order.ts";

const { post, database } = await createTestShop();

const place = (order: unknown) => post("/orders/createOrderAsGuest", order);

async function countOrders(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>("select count(*) from orders");
  return rows[0]?.count ?? -1;
}

async function storedOrder(orderId: string) {
  const number = parseOrderNumber(orderId);
  const order = await database.pool.query("select * from orders where number = $1", [number]);
  const id = order.rows[0]?.id;
  const items = await database.pool.query(
    `select i.*, (select jsonb_object_agg(charge, amount) from order_item_charges where item_id = i.id) as charges
     from order_items i where order_id = $1 order by position`,
    [id],
  );
  const history = await database.pool.query("select * from order_history where order_id = $1", [id]);
  return { order: order.rows[0], items: items.rows, history: history.rows };
}

const aDay = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

test("a guest's order is answered with its number and stored with items and history", async () => {
  const response = await place(guestOrder());
  expect(response.statusCode).toBe(201);
  expect(response.headers["content-type"]).toContain("application/json");
  const body = response.json();
  expect(body).toEqual({
    success: true,
    OrderID: expect.stringMatching(/^TB(-[0-9A-HJKMNP-TV-Z]{4}){3}$/),
    message: "Order placed successfully!",
    promise: { leavesBy: aDay, arrivesFrom: aDay, arrivesBy: aDay },
  });
  const { order, items, history } = await storedOrder(body.OrderID);
  expect(order).toMatchObject({
    ...person,
    phone: "923007654321",
    user_id: null,
    subtotal: 4750,
    discount: 0,
    delivery: 250,
    total: 5000,
    coupon_id: null,
    progress: "Pending",
  });
  expect(items).toMatchObject([
    {
      product_id: "liberty-v-neck-set",
      quantity: 1,
      price: 4750,
      sale_price: 4750,
      line: { name: "Liberty V-Neck Set", sizes: "M", color: { label: "Navy Blue" }, trouser: true },
    },
  ]);
  expect(history).toMatchObject([{ progress: "Pending", actor: "guest" }]);
});

test("charges are added for choices that were made and for no others", async () => {
  const chosen = {
    ...saleLine,
    sizes: false,
    custom_size: measurements,
    cap: true,
    name_engraving: { name: "Dr. Zoya", position: "left" },
    quantity: 2,
  };
  const total = 2 * (5150 + 250 + 500 + 350 + 300) + 4750;
  const response = await place(guestOrder({ items: [chosen, plainLine], totalAmount: String(total) }));
  expect(response.statusCode).toBe(201);
  const { order, items } = await storedOrder(response.json().OrderID);
  expect(order).toMatchObject({ subtotal: total, delivery: 0, total });
  expect(items).toMatchObject([
    {
      position: 0,
      price: 6000,
      sale_price: 5400,
      charges: { name_engraving_charges: 300, cap_charges: 350, custom_size_charges: 500 },
      line: { custom_size: { ...measurements, chest: 40.5 }, sizes: false },
    },
    { position: 1, charges: null },
  ]);
});

test("prices, charges and names that the browser sends change nothing", async () => {
  const forged = {
    ...plainLine,
    name: "Gift",
    price: 1,
    sale_price: 1,
    name_engraving_charges: -5000,
    cap_charges: -1,
    custom_size_charges: 0,
  };
  const response = await place(guestOrder({ items: [forged] }));
  expect(response.statusCode).toBe(201);
  const { items } = await storedOrder(response.json().OrderID);
  expect(items).toMatchObject([{ price: 4750, sale_price: 4750, line: { name: "Liberty V-Neck Set" } }]);
});

test.each(["1", "4999", "5001", 0])(
  "a total of %j is answered with the true one, and nothing is stored",
  async (totalAmount) => {
    const before = await countOrders();
    const response = await place(guestOrder({ totalAmount }));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: "TOTAL_CHANGED",
      totalAmount: 5000,
      items: [{ _id: "liberty-v-neck-set", price: 4750, sale_price: 4750, quantity: 1 }],
    });
    expect(response.json().error).toBe(response.json().message);
    expect(await countOrders()).toBe(before);
  },
);

test("a changed price is answered with the items at current prices", async () => {
  const line = { ...plainLine, _id: "emergency-jogger-set", color: "Black", fabric_type: "Four-Way Stretch" };
  const order = guestOrder({ items: [line], totalAmount: "6000" });
  expect((await place(order)).statusCode).toBe(201);
  await database.pool.query("update products set sale_price = 5000 where id = 'emergency-jogger-set'");
  const refused = await place(order);
  expect(refused.json()).toMatchObject({ totalAmount: 5650, items: [{ price: 6000, sale_price: 5650 }] });
  expect((await place({ ...order, totalAmount: 5650 })).statusCode).toBe(201);
});

test("delivery is charged below 5,000 rupees of goods and free from there on", async () => {
  const setPrice = (price: number) =>
    database.pool.query(
      "update products set price = $1, sale_price = 0 where id = 'consultant-mandarin-set'",
      [price],
    );
  const { rows } = await database.pool.query(
    `select f.name as fabric, k.label as color from product_fabrics pf join fabrics f on f.id = pf.fabric_id,
     product_colors pk join colors k on k.id = pk.color_id
     where pf.product_id = 'consultant-mandarin-set' and pk.product_id = pf.product_id order by f.price limit 1`,
  );
  const { rows: surcharge } = await database.pool.query("select price from fabrics where name = $1", [
    rows[0].fabric,
  ]);
  const line = {
    ...plainLine,
    _id: "consultant-mandarin-set",
    color: rows[0].color,
    fabric_type: rows[0].fabric,
  };
  for (const [goods, total] of [
    [4999, 5249],
    [5000, 5000],
  ] as const) {
    await setPrice(goods - surcharge[0].price);
    const response = await place(guestOrder({ items: [line], totalAmount: String(total) }));
    expect([goods, response.statusCode]).toEqual([goods, 201]);
  }
});

test("a user's id in a guest's order is dropped", async () => {
  const { rows } = await database.pool.query("select id from users limit 1");
  const response = await place(guestOrder({ userID: rows[0].id }));
  expect(response.statusCode).toBe(201);
  expect((await storedOrder(response.json().OrderID)).order.user_id).toBeNull();
});

test("an order's id is random and its number not derived from it", async () => {
  const { rows } = await database.pool.query("select id, number from orders");
  expect(rows.length).toBeGreaterThan(3);
  for (const { id } of rows) expect(id).toMatch(/^.{14}4.{3}-[89ab]/);
});
