import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/platform/config.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, measurements, plainLine } from "#server/testing/guest-order.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { post, database, app } = shop;
const { cookie } = await signInStaff(shop, "manager");
const id = plainLine._id;

const office = (call: string, body: object) => post(`/api/admin/stock/${call}`, body, { cookie });

/** Restarts stock; sizes that are not named have plenty. */
async function keepStock(counted: Record<string, number>) {
  await office("stop", { id });
  const { rows } = await database.pool.query("select unnest(sizes) as size from products where id = $1", [
    id,
  ]);
  const all = rows.map(({ size }) => ({ size, pieces: counted[size] ?? 100 }));
  expect((await office("start", { id, sizes: all })).statusCode).toBe(200);
}

async function left(size = "M"): Promise<number | undefined> {
  const { rows } = await database.pool.query(
    "select pieces from product_stock where product_id = $1 and size = $2",
    [id, size],
  );
  return rows[0]?.pieces;
}

const line = (quantity: number, size = "M") => ({ ...plainLine, sizes: size, quantity });

function orderOf(items: { quantity: number }[], changes = {}) {
  const subtotal = items.reduce((sum, { quantity }) => sum + 4750 * quantity, 0);
  return guestOrder({ items, totalAmount: subtotal + (subtotal < 5000 ? 250 : 0), ...changes });
}

const place = (items: { quantity: number }[], key?: string) =>
  post("/orders/createOrderAsGuest", orderOf(items), key ? { "idempotency-key": key } : {});

async function idOf(placed: Awaited<ReturnType<typeof place>>): Promise<string> {
  expect(placed.json()).toMatchObject({ success: true });
  return (await post("/orders/trackOrder", { OrderID: placed.json().OrderID })).json().order.id;
}

const cancel = (orderId: string) => post("/orders/updateOrder", { id: orderId, orderProgress: "Cancelled" });

async function shown() {
  await shop.services.catalogVersion.catchUp();
  return (await post("/products/getProductById", { id })).json().product;
}

async function version(): Promise<number> {
  const { rows } = await database.pool.query("select version from catalog_version");
  return rows[0].version;
}

beforeEach(() => office("stop", { id }));

test("places seven of fifty concurrent orders for seven pieces, and answers the others with sold out", async () => {
  await keepStock({ M: 7 });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => place([line(1)], n % 2 ? randomUUID() : "")),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(7);
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused).toHaveLength(43);
  for (const answer of refused) {
    expect(answer.json()).toEqual({
      code: "OUT_OF_STOCK",
      error: "Liberty V-Neck Set is sold out in size M. Remove it or choose another size.",
      message: "Liberty V-Neck Set is sold out in size M. Remove it or choose another size.",
      short: [{ item: "items.0", left: 0 }],
      reason: "SOLD_OUT",
      params: { name: "Liberty V-Neck Set", urdu: "لبرٹی وی نیک سیٹ", size: "M", color: null },
    });
  }
  expect(await left()).toBe(0);
});

test("never deadlocks orders of two processes for the same sizes", async () => {
  await keepStock({ M: 20, L: 20 });
  const second = database.openAgain();
  const other = await buildApp({
    config: readConfig({ RATE_LIMIT_FACTOR: "100000", LOG_LEVEL: "silent" }),
    services: { ...shop.services, database: second },
  });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => {
      const payload = orderOf(n % 2 ? [line(1, "M"), line(1, "L")] : [line(1, "L"), line(1, "M")]);
      return (n % 3 ? app : other).inject({ method: "POST", url: "/orders/createOrderAsGuest", payload });
    }),
  );
  await other.close();
  await second.close();
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(20);
  expect([await left("M"), await left("L")]).toEqual([0, 0]);
});

test("adds up lines of one size, and takes no stock for a custom size", async () => {
  await keepStock({ M: 3 });
  const capped = { ...line(2), cap: true };
  const both = await post(
    "/orders/createOrderAsGuest",
    orderOf([line(2), capped], { totalAmount: 4 * 4750 + 700 }),
  );
  expect(both.statusCode).toBe(409);
  expect(both.json()).toMatchObject({
    error: "There are 3 pieces of Liberty V-Neck Set in size M left. Order fewer.",
    short: [
      { item: "items.0", left: 3 },
      { item: "items.1", left: 3 },
    ],
  });
  const measured = { ...line(4), sizes: false, custom_size: measurements };
  const sewn = await post(
    "/orders/createOrderAsGuest",
    guestOrder({ items: [measured], totalAmount: 4 * 5250 }),
  );
  expect(sewn.statusCode).toBe(201);
  expect(await left()).toBe(3);
});

test("takes nothing for a repeated order, even when sold out, and returns once on cancel", async () => {
  await keepStock({ M: 2 });
  const key = randomUUID();
  const first = await place([line(2)], key);
  const again = await place([line(2)], key);
  expect(again.headers["idempotent-replayed"]).toBe("true");
  expect(again.body).toBe(first.body);
  expect(await left()).toBe(0);
  const orderId = await idOf(first);
  const byStaff = post(
    "/api/admin/orders/cancel",
    { ids: [orderId], reason: "Asked on the phone" },
    { cookie },
  );
  const answers = await Promise.all([byStaff, ...Array.from({ length: 10 }, () => cancel(orderId))]);
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  expect(await left()).toBe(2);
});

test("does not increase recounted stock when an earlier order is cancelled", async () => {
  await keepStock({ M: 5 });
  const before = await idOf(await place([line(2)]));
  await keepStock({ M: 5 });
  await cancel(before);
  expect(await left()).toBe(5);
  await office("stop", { id });
  const sewn = await idOf(await place([line(1)]));
  await keepStock({ M: 1 });
  await cancel(sewn);
  expect(await left()).toBe(1);
});

test("refuses phone orders above the stock", async () => {
  await keepStock({ M: 1 });
  const take = (quantity: number) => post("/api/admin/orders/take", orderOf([line(quantity)]), { cookie });
  expect((await take(2)).json()).toMatchObject({
    code: "OUT_OF_STOCK",
    short: [{ item: "items.0", left: 1 }],
  });
  expect((await take(1)).statusCode).toBe(201);
  expect(await left()).toBe(0);
});

test("shows sold-out sizes and the last five pieces, and only those change the catalogue version", async () => {
  expect(await shown()).not.toHaveProperty("soldOut");
  await keepStock({ M: 9, L: 1 });
  expect(await shown()).toMatchObject({ fewLeft: { L: 1 } });
  const before = await version();
  await place([line(3)]);
  expect(await version()).toBe(before);
  expect((await shown()).fewLeft).toEqual({ L: 1 });
  await place([line(2)]);
  expect(await version()).toBeGreaterThan(before);
  expect((await shown()).fewLeft).toEqual({ L: 1, M: 4 });
  const last = await idOf(await place([line(4)]));
  expect(await shown()).toMatchObject({ fewLeft: { L: 1 }, soldOut: ["M"] });
  await cancel(last);
  expect((await shown()).fewLeft).toEqual({ L: 1, M: 4 });
});

test("finds products with a low or sold-out size in the office list", async () => {
  const low = async () => {
    const answer = await app.inject({ url: "/api/admin/products/list?stock=low", headers: { cookie } });
    return answer.json().items.map((item: { id: string; stock: object }) => [item.id, item.stock]);
  };
  expect(await low()).toEqual([]);
  await keepStock({ M: 0, L: 5, XL: 6 });
  const pieces = expect.any(Number);
  expect(await low()).toEqual([[id, { pieces, soldOut: ["M"], fewLeft: ["L"] }]]);
  await keepStock({ XL: 6 });
  expect(await low()).toEqual([]);
});

test("starts a size that was removed and offered again with nothing", async () => {
  await keepStock({ M: 3 });
  const offer = (offered: string[]) =>
    database.pool.query("update products set sizes = $2 where id = $1", [id, offered]);
  const { rows } = await database.pool.query("select sizes from products where id = $1", [id]);
  await offer(rows[0].sizes.filter((size: string) => size !== "M"));
  expect(await left("M")).toBeUndefined();
  await offer(rows[0].sizes);
  expect(await left("M")).toBe(0);
  expect((await office("start", { id, sizes: [] })).json()).toMatchObject({ code: "IN_USE" });
});

const anyStep = fc.oneof(
  fc.record({
    kind: fc.constant("place" as const),
    quantities: fc.array(fc.tuple(fc.constantFrom("M", "L"), fc.integer({ min: 1, max: 4 })), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.record({ kind: fc.constant("cancel" as const), at: fc.nat({ max: 20 }) }),
  fc.record({
    kind: fc.constant("correct" as const),
    size: fc.constantFrom("M", "L"),
    reason: fc.constantFrom("received", "damaged"),
    pieces: fc.integer({ min: 1, max: 5 }),
  }),
);

type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

/** Initial stock with its corrections, and the ids of placed orders. */
type Model = { pieces: Record<string, number>; placed: Promise<string | undefined>[] };

async function take(model: Model, step: Step) {
  if (step.kind === "place") {
    const answer = place(step.quantities.map(([size, quantity]) => line(quantity, size)));
    model.placed.push(answer.then((placed) => (placed.statusCode === 201 ? idOf(placed) : undefined)));
    return expect([201, 409]).toContain((await answer).statusCode);
  }
  if (step.kind === "cancel") {
    const orderId = await model.placed[step.at % Math.max(model.placed.length, 1)];
    return orderId && expect([200, 409]).toContain((await cancel(orderId)).statusCode);
  }
  const { size, reason, pieces } = step;
  const { statusCode } = await office("correct", { id, reason, changes: [{ size, pieces }] });
  expect([200, 409]).toContain(statusCode);
  const change = reason === "received" ? pieces : -pieces;
  if (statusCode === 200) model.pieces[size] = (model.pieces[size] ?? 0) + change;
}

test("loses, invents or double-sells no piece under concurrent orders, cancels and corrections", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 24 }), async (steps) => {
      await keepStock({ M: 6, L: 6 });
      const model: Model = { pieces: { M: 6, L: 6 }, placed: [] };
      await Promise.all(steps.map((step) => take(model, step)));
      const { rows } = await database.pool.query(
        `select s.size, s.pieces + (select coalesce(sum(i.quantity), 0)::integer
           from order_items i join orders o on o.id = i.order_id
           where i.stock_id = s.id and o.progress <> 'Cancelled') as pieces
         from product_stock s where s.product_id = $1 and s.size in ('M', 'L')`,
        [id],
      );
      expect(Object.fromEntries(rows.map(({ size, pieces }) => [size, pieces]))).toEqual(model.pieces);
    }),
    { numRuns: 30 },
  );
}, 60_000);

test("names a payable price on page, lists and suggestions if only the custom size is left", async () => {
  const prices = async () => {
    const product = await shown();
    const listed = (await post("/products/getProducts?q=Liberty", {})).json().productData;
    const found = listed.find((each: { id: string }) => each.id === id);
    return [product, found].map(({ from_price, from_regular_price }) => [from_price, from_regular_price]);
  };
  const sizes = (await shown()).sizes as string[];
  await keepStock(Object.fromEntries(sizes.map((size) => [size, 0])));
  const [ofPage, ofList] = await prices();
  expect([ofPage, ofList]).toEqual([
    [5250, 5250],
    [5250, 5250],
  ]);
  const measured = { ...plainLine, sizes: false, custom_size: measurements };
  const refused = await post(
    "/orders/createOrderAsGuest",
    guestOrder({ items: [measured], totalAmount: "1" }),
  );
  expect(refused.json().totalAmount).toBe(5250);
  await keepStock(Object.fromEntries(sizes.map((size) => [size, size === "L" ? 1 : 0])));
  expect((await prices())[0]).toEqual([4750, 4750]);
});
