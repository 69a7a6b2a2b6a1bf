import { beforeEach, expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, plainLine } from "#server/testing/guest-order.ts";
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

function orderOf(items: { quantity: number }[]) {
  const subtotal = items.reduce((sum, { quantity }) => sum + 4750 * quantity, 0);
  return guestOrder({ items, totalAmount: subtotal + (subtotal < 5000 ? 250 : 0) });
}

const place = (items: { quantity: number }[]) => post("/orders/createOrderAsGuest", orderOf(items));

beforeEach(() => office("stop", { id }));

test("subtracts damaged pieces, adds received ones, and sets a count", async () => {
  await keepStock({ M: 4 });
  const correct = async (reason: string, ...pieces: [size: string, count: number][]) => {
    const changes = pieces.map(([size, count]) => ({ size, pieces: count }));
    return (await office("correct", { id, reason, changes })).statusCode;
  };
  expect([await correct("damaged", ["M", 1]), await left()]).toEqual([200, 3]);
  expect([await correct("received", ["M", 2]), await left()]).toEqual([200, 5]);
  expect([await correct("counted", ["M", 2], ["L", 0]), await left(), await left("L")]).toEqual([200, 2, 0]);
  expect([await correct("damaged", ["M", 3]), await left()]).toEqual([409, 2]);
  expect([await correct("counted", ["M", -1]), await correct("damaged", ["M", -1])]).toEqual([400, 400]);
  expect([await correct("received", ["M", 0]), await correct("counted")]).toEqual([400, 400]);
  const { rows } = await database.pool.query(
    "select action, before, after from audit_log where subject_id = $1 order by id desc limit 3",
    [id],
  );
  expect(rows).toEqual([
    { action: "stock.counted", before: { M: 5, L: 100 }, after: { M: 2, L: 0 } },
    { action: "stock.received", before: { M: 3 }, after: { M: 5 } },
    { action: "stock.damaged", before: { M: 4 }, after: { M: 3 } },
  ]);
});

test("sets the count while orders take pieces, and notes the number before", async () => {
  await keepStock({ M: 50 });
  const count = { id, reason: "counted", changes: [{ size: "M", pieces: 30 }] };
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => place([line(1)])),
    office("correct", count),
    ...Array.from({ length: 6 }, () => place([line(1)])),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 400)).toEqual([]);
  const { rows } = await database.pool.query(
    "select before, after from audit_log where subject_id = $1 and action = 'stock.counted' order by id desc limit 1",
    [id],
  );
  const soldBefore = 50 - rows[0].before.M;
  expect(rows[0].after.M).toBe(30);
  expect(await left()).toBe(30 - (12 - soldBefore));
});

test("applies a correction to the current stock, never below 0", async () => {
  await keepStock({ M: 4 });
  const correct = (changes: object[], reason = "received") => office("correct", { id, reason, changes });
  await Promise.all([
    place([line(1)]),
    ...Array.from({ length: 10 }, () => correct([{ size: "M", pieces: 1 }])),
    correct([{ size: "M", pieces: 2 }], "damaged"),
  ]);
  expect(await left()).toBe(11);
  const tooMany = await correct(
    [
      { size: "L", pieces: 1 },
      { size: "M", pieces: 12 },
    ],
    "damaged",
  );
  expect(tooMany.json()).toMatchObject({
    code: "OUT_OF_STOCK",
    fields: { "changes.1.pieces": expect.any(String) },
  });
  expect([await left("M"), await left("L")]).toEqual([11, 100]);
  expect((await correct([{ size: "9XL", pieces: 1 }])).statusCode).toBe(400);
  const log = await app.inject({
    method: "GET",
    url: `/api/admin/auditLog/list?subjectKind=stock&subjectId=${id}`,
    headers: { cookie },
  });
  const actions: string[] = log.json().items.map(({ action }: { action: string }) => action);
  expect(actions.slice(0, 12).toSorted()).toEqual([
    "stock.damaged",
    ...Array.from({ length: 10 }, () => "stock.received"),
    "stock.start",
  ]);
  const damaged = log.json().items.find(({ action }: { action: string }) => action === "stock.damaged");
  expect(damaged.after.M).toBe(damaged.before.M - 2);
});
