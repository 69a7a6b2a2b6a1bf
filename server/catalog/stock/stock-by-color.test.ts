import { beforeEach, expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, person, plainLine } from "#server/testing/guest-order.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { post, database } = shop;
const { pool } = database;
const { cookie } = await signInStaff(shop, "manager");
const id = "mall-road-v-neck-set";

const { rows: colors } = await pool.query<{ id: string; label: string }>(
  `select k.id, k.label from product_colors c join colors k on k.id = c.color_id where c.product_id = $1
   order by c.position`,
  [id],
);
const [navy, other] = colors;
if (!navy || !other) throw new Error("The set comes in two colors.");
const { sizes } = (await pool.query<{ sizes: string[] }>("select sizes from products where id = $1", [id]))
  .rows[0] ?? { sizes: [] };

const office = (call: string, body: object) => post(`/api/admin/stock/${call}`, body, { cookie });

type Counted = { size: string; color: string; pieces: number };
const counted = (some: readonly Counted[] = []): Counted[] =>
  colors.flatMap(({ id: color }) =>
    sizes.map((size) => {
      const one = some.find((each) => each.size === size && each.color === color);
      return { size, color, pieces: one?.pieces ?? 100 };
    }),
  );
const keepStock = async (...some: Counted[]) =>
  expect((await office("start", { id, sizes: counted(some) })).statusCode).toBe(200);

async function left(color: { id: string }, size = "M"): Promise<number | undefined> {
  const { rows } = await pool.query(
    "select pieces from product_stock where product_id = $1 and size = $2 and color_id = $3",
    [id, size, color.id],
  );
  return rows[0]?.pieces;
}

const line = (color: { label: string }, quantity = 1, size = "M") => ({
  ...plainLine,
  _id: id,
  sizes: size,
  color: { label: color.label },
  quantity,
});
async function totalOf(items: object[]): Promise<string> {
  return (await post("/orders/createOrderAsGuest", guestOrder({ items, totalAmount: "1" }))).json()
    .totalAmount;
}
const send = (items: object[], totalAmount: string) =>
  post("/orders/createOrderAsGuest", guestOrder({ items, totalAmount }));
const place = async (...items: object[]) => send(items, await totalOf(items));

async function shown() {
  await shop.services.catalogVersion.catchUp();
  return (await post("/products/getProductById", { id })).json().product;
}

beforeEach(() => office("stop", { id }));

test("places exactly as many of fifty concurrent orders as one combination has pieces", async () => {
  await keepStock({ size: "M", color: navy.id, pieces: 7 });
  const total = await totalOf([line(navy)]);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => send([line(n % 5 === 4 ? other : navy)], total)),
  );
  const ofNavy = answers.filter((_answer, n) => n % 5 !== 4);
  expect(ofNavy.filter(({ statusCode }) => statusCode === 201)).toHaveLength(7);
  expect(ofNavy.filter(({ statusCode }) => statusCode === 409)).toHaveLength(33);
  expect(ofNavy.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: "OUT_OF_STOCK",
    error: `Mall Road V-Neck Set is sold out in size M, ${navy.label}. Remove it or choose another size.`,
    short: [{ item: "items.0", left: 0 }],
    params: { size: "M", color: { name: "Teal", urdu: "فیروزی" } },
  });
  // The same size in another color is separate stock.
  expect(answers.filter((_answer, n) => n % 5 === 4).map(({ statusCode }) => statusCode)).toEqual(
    Array.from({ length: 10 }, () => 201),
  );
  expect([await left(navy), await left(other)]).toEqual([0, 90]);
});

test("returns the exact piece taken when an order is cancelled", async () => {
  await keepStock();
  const placed = await place(line(navy, 2), line(other), line(navy, 1, "L"));
  expect(placed.statusCode).toBe(201);
  expect([await left(navy), await left(other), await left(navy, "L")]).toEqual([98, 99, 99]);
  const { order } = (await post("/orders/trackOrder", { OrderID: placed.json().OrderID })).json();
  await post("/orders/updateOrder", { id: order.id, orderProgress: "Cancelled" });
  expect([await left(navy), await left(other), await left(navy, "L")]).toEqual([100, 100, 100]);
});

test("moves one piece of each color when an edit changes the color", async () => {
  await keepStock();
  const placed = await place(line(navy));
  const { order } = (await post("/orders/trackOrder", { OrderID: placed.json().OrderID })).json();
  const read = await shop.app.inject({ url: `/api/admin/orders/get?id=${order.id}`, headers: { cookie } });
  const { version, items } = read.json().order;
  const edit = {
    ...person,
    id: order.id,
    version,
    items: [{ ...line(other), id: items[0].id }],
    reduction: 0,
    reductionReason: "",
  };
  const quoted = await post("/api/admin/orders/quoteEdit", edit, { cookie });
  const body = { ...edit, totalAmount: quoted.json().totalAmount };
  const edited = await post("/api/admin/orders/edit", body, { cookie });
  expect(edited.statusCode, `${quoted.body} ${edited.body}`).toBe(200);
  expect([await left(navy), await left(other)]).toEqual([100, 99]);
});

test("shows a color as sold out, and a size only if every color is", async () => {
  await keepStock(
    { size: "M", color: navy.id, pieces: 0 },
    { size: "L", color: navy.id, pieces: 3 },
    ...colors.map(({ id: color }) => ({ size: "S", color, pieces: 0 })),
  );
  const product = await shown();
  expect(product.soldOut).toEqual(["S"]);
  expect(product.fewLeft).toBeUndefined();
  expect(product.colorStock[navy.id]).toEqual({ soldOut: ["M", "S"], fewLeft: { L: 3 } });
  expect(product.colorStock[other.id]).toEqual({ soldOut: ["S"] });
  const correct = { id, reason: "received", changes: [{ size: "M", color: navy.id, pieces: 50 }] };
  expect((await office("correct", correct)).statusCode).toBe(200);
  expect((await shown()).colorStock[navy.id]).toEqual({ soldOut: ["S"], fewLeft: { L: 3 } });
});

test.each([
  ["a size without a color", [{ size: "M", pieces: 1 }], 400],
  ["a color that the product does not have", [{ size: "M", color: "felt", pieces: 1 }], 400],
  [
    "the same twice",
    [
      { size: "M", color: navy.id, pieces: 1 },
      { size: "M", color: navy.id, pieces: 2 },
    ],
    400,
  ],
  [
    "more than there is",
    [
      { size: "L", color: other.id, pieces: 1 },
      { size: "M", color: navy.id, pieces: 101 },
    ],
    409,
  ],
])("refuses a whole correction of %s", async (_what, changes, status) => {
  await keepStock();
  const refused = await office("correct", { id, reason: "damaged", changes });
  expect(refused.statusCode).toBe(status);
  if (status === 409) expect(refused.json().fields).toEqual({ "changes.1.pieces": expect.any(String) });
  expect([await left(navy), await left(other, "L")]).toEqual([100, 100]);
});

test("counts every size in every color, or none", async () => {
  const some = await office("start", { id, sizes: counted().slice(1) });
  expect(some.json()).toMatchObject({ code: "INVALID" });
  const mixed = counted().map(({ color, ...place }, n) => (n === 0 ? place : { ...place, color }));
  expect((await office("start", { id, sizes: mixed })).statusCode).toBe(400);
  expect(await left(navy)).toBeUndefined();
});

test("deletes the stock of a removed color, and preserves that of one saved again", async () => {
  await keepStock({ size: "M", color: navy.id, pieces: 4 });
  const client = await pool.connect();
  const rewrite = async (offered: readonly string[]) => {
    await client.query("begin");
    await client.query("delete from product_colors where product_id = $1", [id]);
    await client.query(
      `insert into product_colors (product_id, color_id, position)
       select $1, color::uuid, place from unnest($2::text[]) with ordinality as offered (color, place)`,
      [id, offered],
    );
    await client.query("commit");
  };
  const all = colors.map((color) => color.id);
  await rewrite(all);
  expect(await left(navy)).toBe(4);
  await rewrite(all.filter((color) => color !== navy.id));
  expect(await left(navy)).toBeUndefined();
  await rewrite(all);
  client.release();
  expect(await left(navy)).toBe(0);
});
