import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { capMeasurements, guestOrder, measurements, plainLine } from "#server/testing/guest-order.ts";

const shop = await createTestShop();
const { post, app } = shop;
const { pool } = shop.services.database;

const cap = { ...plainLine, _id: "", trouserOptions: null, trouser: false };

async function productOf(type: string) {
  const { productData } = (await post(`/products/getProducts?garment_type=${type}`)).json();
  return productData[0];
}

async function lineOf(type: string, sized: object) {
  const product = await productOf(type);
  const trouser = product.trouserOptions.find(({ selected }: { selected: boolean }) => selected);
  return {
    ...cap,
    _id: product.id,
    sizes: false,
    color: product.colors[0],
    fabric_type: product.fabric_type[0],
    trouserOptions: trouser?.name ?? null,
    ...sized,
  };
}

/** Sends a wrong total: the refusal carries the lines as the shop computes them. */
async function priced(line: object) {
  const response = await post("/orders/createOrderAsGuest", guestOrder({ items: [line], totalAmount: 1 }));
  return { status: response.statusCode, body: response.json(), item: response.json().items?.[0] };
}

const { chest, shoulder, sleeveLength, trouserWaist, trouserLength, otherNote } = measurements;
const coat = { chest, shoulder, sleeveLength, backLength: 40, otherNote };

test("lists the parts and sizes of garment types and what these measure", async () => {
  const types = (await app.inject({ url: "/productDetails/getAllGarmentTypes" })).json();
  const set = types[0];
  expect(set).toMatchObject({ _id: "set", name: "Sets", urdu: "سیٹ", sizes: expect.arrayContaining(["M"]) });
  expect(set.parts.map(({ name }: { name: string }) => name)).toEqual(["top", "trousers"]);
  const tables = types.flatMap(({ parts, sizes }: { parts: { tables: object[] }[]; sizes: string[] }) =>
    parts.flatMap((part) => part.tables.map((table) => ({ ...table, sizes }))),
  );
  for (const { rows, sizes } of tables)
    for (const row of Object.values(rows)) expect(row).toHaveLength(sizes.length);
  expect((await productOf("coat")).garment).toEqual({
    type: "coat",
    parts: [{ name: "coat", urdu: "کوٹ", measurements: ["chest", "backLength", "shoulder", "sleeveLength"] }],
  });
});

test("measures a garment by the needs of its type: a coat by its back, a cap by the head alone", async () => {
  const sewn = await priced(await lineOf("coat", { custom_size: coat }));
  expect(sewn.item).toMatchObject({
    sizes: false,
    custom_size: { chest: 40.5, backLength: 40 },
    custom_size_charges: 500,
  });
  expect(sewn.item.custom_size).not.toHaveProperty("trouserLength");
  const headed = await priced(await lineOf("cap", { custom_size: capMeasurements }));
  expect(headed.item.custom_size).toEqual(capMeasurements);
});

test.each([
  [
    "coat",
    { ...coat, trouserLength },
    { "items.0.custom_size.trouserLength": "This garment is not measured here" },
  ],
  [
    "coat",
    { chest, shoulder, otherNote },
    {
      "items.0.custom_size.backLength": "Enter a number of inches",
      "items.0.custom_size.sleeveLength": "Enter a number of inches",
    },
  ],
  ["cap", measurements, { "items.0.custom_size.head": "Enter a number of inches" }],
  [
    "set",
    { trouserWaist, trouserLength },
    {
      "items.0.custom_size.chest": "Enter a number of inches",
      "items.0.custom_size.shirtLength": "Enter a number of inches",
      "items.0.custom_size.shoulder": "Enter a number of inches",
      "items.0.custom_size.sleeveLength": "Enter a number of inches",
    },
  ],
])("refuses a %s with wrong measurements (%j) beside each length", async (type, custom_size, fields) => {
  const { status, body } = await priced(await lineOf(type, { custom_size }));
  expect([status, body.code]).toEqual([400, "INVALID"]);
  expect(body.fields).toEqual(fields);
});

test("reduces an old cart's coat of six lengths to those that it needs", async () => {
  const { item } = await priced(await lineOf("coat", { custom_size: measurements }));
  expect(item.custom_size).toEqual({ chest: 40.5, shoulder, sleeveLength, backLength: 28, otherNote });
});

test("gives the parts of a set separate sizes, in the words of the wire", async () => {
  const { item } = await priced(await lineOf("set", { sizes: "M top, L trousers", custom_size: false }));
  expect(item).toMatchObject({
    sizes: "M top, L trousers",
    custom_size: false,
    custom_size_charges: 0,
    parts: [
      { name: "top", urdu: "قمیص", size: "M" },
      { name: "trousers", urdu: "ٹراؤزر", size: "L" },
    ],
  });
  const half = await priced(
    await lineOf("set", { sizes: "M top", custom_size: { trouserWaist, trouserLength } }),
  );
  expect(half.item).toMatchObject({
    sizes: "M top",
    custom_size: { trouserWaist: 32, trouserLength: 38.25, otherNote: "" },
    custom_size_charges: 500,
    parts: [{ size: "M" }, { size: false }],
  });
});

test.each([
  ["M top, 9XL trousers", false, 409, "ITEM_UNAVAILABLE"],
  ["M top, M trousers", false, 409, "ITEM_UNAVAILABLE"],
  ["L trousers, M top", false, 409, "ITEM_UNAVAILABLE"],
  ["M top", false, 400, "INVALID"],
  ["M top, L trousers", measurements, 400, "INVALID"],
  ["M", measurements, 400, "INVALID"],
  ["M top", measurements, 400, "INVALID"],
])("refuses a set in '%s' with measurements %j", async (sizes, custom_size, status, code) => {
  const refused = await priced(await lineOf("set", { sizes, custom_size }));
  expect([refused.status, refused.body.code]).toEqual([status, code]);
});

test("refuses separate sizes for garments without parts", async () => {
  const { status } = await priced(await lineOf("coat", { sizes: "M coat" }));
  expect(status).toBe(409);
});

test("charges a custom size once for the line or for each made-to-measure part, as set", async () => {
  await pool.query("update charges set is_per_part = true where position = 3");
  try {
    const whole = await priced(await lineOf("set", { custom_size: measurements }));
    const half = await priced(
      await lineOf("set", { sizes: "M top", custom_size: { trouserWaist, trouserLength } }),
    );
    expect([whole.item.custom_size_charges, half.item.custom_size_charges]).toEqual([1000, 500]);
    expect((await app.inject({ url: "/pricing/getPricing" })).json()[3]).toMatchObject({
      amount: 500,
      perPart: true,
    });
  } finally {
    await pool.query("update charges set is_per_part = false where position = 3");
  }
});

test("sews separate sizes to order: stock counts whole sets of one size", async () => {
  const line = await lineOf("set", { sizes: "S top, M trousers" });
  await pool.query(
    "insert into product_stock (product_id, size, pieces) select id, unnest(sizes), 0 from products where id = $1",
    [line._id],
  );
  try {
    const whole = await post(
      "/orders/createOrderAsGuest",
      guestOrder({ items: [{ ...line, sizes: "S" }], totalAmount: 1 }),
    );
    const { totalAmount } = whole.json();
    const refused = await post(
      "/orders/createOrderAsGuest",
      guestOrder({ items: [{ ...line, sizes: "S" }], totalAmount }),
    );
    expect(refused.json()).toMatchObject({ code: "OUT_OF_STOCK" });
    expect(
      (await post("/orders/createOrderAsGuest", guestOrder({ items: [line], totalAmount }))).statusCode,
    ).toBe(201);
  } finally {
    await pool.query("delete from product_stock where product_id = $1", [line._id]);
  }
});
