import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { guestOrder, plainLine } from "../../testing/guest-order.ts";

const { post, database } = await createTestShop();

const place = (totalAmount: number) =>
  post("/orders/createOrderAsGuest", guestOrder({ totalAmount }), { "idempotency-key": randomUUID() });

const setPrice = (price: number) =>
  database.pool.query("update products set price = $1 where id = $2", [price, plainLine._id]);

test("a cached price neither places an order at an old price nor refuses one at the new price", async () => {
  expect((await place(5000)).statusCode).toBe(201);
  await setPrice(4760);
  expect((await place(5000)).json()).toMatchObject({ code: "TOTAL_CHANGED", totalAmount: 5010 });
  await setPrice(4770);
  expect((await place(5020)).statusCode).toBe(201);
});

test("a cached product is not sold after it was hidden, nor an old charge applied", async () => {
  await setPrice(4750);
  expect((await place(5000)).statusCode).toBe(201);
  await database.pool.query("update products set published = false where id = $1", [plainLine._id]);
  expect((await place(5000)).json()).toMatchObject({ code: "ITEM_UNAVAILABLE" });
  await database.pool.query("update products set published = true where id = $1", [plainLine._id]);
  expect((await place(5000)).statusCode).toBe(201);
  await database.pool.query("update charges set amount = 100 where position = 0");
  expect((await place(5000)).json()).toMatchObject({ code: "TOTAL_CHANGED", totalAmount: 4850 });
  await database.pool.query("update charges set amount = 250 where position = 0");
});

test("while prices change all the time, every stored order has the price of its moment and none fails", async () => {
  const prices = [4700, 4750];
  let ordering = true;
  const merchant = (async () => {
    for (let turn = 0; ordering; turn += 1) await setPrice(prices[turn % 2] ?? 0);
  })();
  const shoppers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => place(index % 2 === 0 ? 4950 : 5000)),
  );
  ordering = false;
  await merchant;
  for (const [index, response] of shoppers.entries()) {
    const other = index % 2 === 0 ? 5000 : 4950;
    if (response.statusCode === 409) expect(response.json()).toMatchObject({ totalAmount: other });
    else expect(response.statusCode).toBe(201);
  }
  const { rows } = await database.pool.query(
    "select count(*) from orders o join order_items i on i.order_id = o.id where o.subtotal <> i.price * i.quantity",
  );
  expect(rows).toEqual([{ count: 0 }]);
});
