import { beforeEach, expect, test } from "vitest";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import type { ShelfFabric } from "#contract/workshop/fabric.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, plainLine } from "#server/testing/guest-order.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { post, database } = shop;
const { cookie } = await signInStaff(shop, "manager");
const worker = await signInStaff(shop, "workshop");

/** A set in M takes 2.85 m: 1.6 the top, 1.25 the trousers. */
const perSet = 2.85;

const idOf = async (table: "fabrics" | "colors", column: string, name: string): Promise<string> =>
  (await database.pool.query(`select id from ${table} where ${column} = $1`, [name])).rows[0].id;
const fabric = await idOf("fabrics", "name", "Plain Cotton");
const twill = await idOf("fabrics", "name", "Cotton Twill");
const color = await idOf("colors", "label", "Navy Blue");

const correct = (changes: object) =>
  post("/api/admin/cloth/correct", { fabric, color, reason: "received", metres: 10, ...changes }, { cookie });
const reach = (stage: string, ...ids: string[]) =>
  post(
    "/api/admin/jobTickets/setStage",
    { ids, stage, acknowledged: questionCodes },
    { cookie: worker.cookie },
  );
const read = async (call: string) =>
  (await shop.app.inject({ url: `/api/admin/cloth/${call}`, headers: { cookie: worker.cookie } })).json();

async function cloth(ofFabric = fabric): Promise<ShelfFabric | undefined> {
  const { cloths }: { cloths: ShelfFabric[] } = await read("list");
  return cloths.find((each) => each.fabric.id === ofFabric && each.color.id === color);
}

async function place(changes: object = {}): Promise<string> {
  const items = [{ ...plainLine, ...changes }];
  const { totalAmount } = (
    await post("/orders/createOrderAsGuest", guestOrder({ items, totalAmount: "1" }))
  ).json();
  const { OrderID } = (await post("/orders/createOrderAsGuest", guestOrder({ items, totalAmount }))).json();
  return (await post("/orders/trackOrder", { OrderID })).json().order.id;
}

const due = (id: string, day: string) =>
  database.pool.query("update orders set due_on = $2 where id = $1", [id, day]);

beforeEach(() =>
  database.pool.query(`delete from cloth_movements; delete from cloths; delete from product_stock;
    update orders set progress = 'Cancelled' where progress = 'Pending'`),
);

test("the list says what is on the shelf, what open orders take and from which day on it is short", async () => {
  const late = await place({ quantity: 3 });
  const early = await place({ quantity: 2 });
  await due(late, "2020-03-09");
  await due(early, "2020-03-02");
  expect(await cloth()).toMatchObject({ onShelf: null, needed: 14.25, short: null, shortFrom: null });
  expect((await correct({ metres: 10.5, reason: "counted" })).json()).toEqual({ onShelf: 10.5 });
  expect(await cloth()).toEqual({
    fabric: { id: fabric, name: "Plain Cotton", urdu: "سادہ سوتی" },
    color: { id: color, label: "Navy Blue", urdu: "گہرا نیلا", value: expect.stringMatching(/^#/) },
    onShelf: 10.5,
    needed: 14.25,
    withoutMetres: 0,
    used: 0,
    short: 3.75,
    shortFrom: "2020-03-09",
  });
  await correct({ metres: 3.75 });
  expect(await cloth()).toMatchObject({ onShelf: 14.25, short: 0, shortFrom: null });
});

test("fabric marked cut is deducted once, and returned when it was marked by mistake", async () => {
  await correct({ metres: 20 });
  const [one, other] = [await place(), await place({ quantity: 2 })];
  await reach("cut", one, other);
  expect(await cloth()).toMatchObject({ onShelf: 11.45, needed: 0, used: 8.55 });
  await reach("sewn", one, other);
  await reach("cut", one);
  expect(await cloth()).toMatchObject({ onShelf: 11.45 });
  await reach("started", other);
  expect(await cloth()).toMatchObject({ onShelf: 17.15, needed: 5.7, used: perSet });
  await reach("packed", other);
  const { cloth: now, movements } = await read(`get?fabric=${fabric}&color=${color}`);
  expect(now).toMatchObject({ onShelf: 11.45, used: 8.55 });
  expect(
    movements.items.map(({ reason, metres }: ShelfFabric & { reason: string; metres: number }) => [
      reason,
      metres,
    ]),
  ).toEqual([["cut", -5.7], ["not-cut", 5.7], expect.any(Array), expect.any(Array), ["received", 20]]);
  expect(movements.items[0]).toMatchObject({
    staff: worker.staff.name,
    OrderID: expect.stringMatching(/^TB-/),
  });
});

test("what is sent without a word from the workshop has been cut", async () => {
  await correct({ metres: 20 });
  const [unnoted, noted] = [await place(), await place()];
  await reach("cut", noted);
  const orders = [unnoted, noted].map((id, n) => ({ id, consignmentNumber: `TCS00${n}` }));
  const answer = await post(
    "/api/admin/orders/dispatch",
    { courier: "TCS", orders, acknowledged: questionCodes },
    { cookie },
  );
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await cloth()).toMatchObject({ onShelf: 20 - 2 * perSet, used: 2 * perSet });
});

test("more may be cut than was counted; nobody takes away what is not there", async () => {
  await correct({ metres: 1 });
  await reach("cut", await place());
  expect(await cloth()).toMatchObject({ onShelf: -1.85 });
  const refused = await correct({ metres: 1, reason: "damaged" });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: "OUT_OF_STOCK", fields: { metres: expect.any(String) } });
  // The shelf is short of the whole of what is to be cut, and of what it was short of before.
  await place();
  expect(await cloth()).toMatchObject({ needed: perSet, short: 4.7 });
  expect((await correct({ metres: 0, reason: "counted" })).json()).toEqual({ onShelf: 0 });
});

test("pieces that are taken from stock are sewn already", async () => {
  await correct({ metres: 20 });
  await database.pool.query(
    "insert into product_stock (product_id, size, pieces) select id, unnest(sizes), 9 from products where id = $1",
    [plainLine._id],
  );
  const id = await place();
  expect(await cloth()).toMatchObject({ needed: 0 });
  await reach("cut", id);
  expect(await cloth()).toMatchObject({ onShelf: 20 });
});

test("of what is taken from stock the cap alone is on the cutting list, and takes cloth", async () => {
  await correct({ metres: 20 });
  const bare = await place();
  const withCap = await place({ cap: true });
  await database.pool.query(
    `with kept as (
      insert into product_stock (product_id, size, pieces) select id, unnest(sizes), 9 from products where id = $1
      returning id, size
    ) update order_items i set stock_id = k.id from kept k where i.order_id = any($2) and k.size = 'M'`,
    [plainLine._id, [bare, withCap]],
  );
  const needed = (await cloth())?.needed ?? 0;
  expect(needed).toBeGreaterThan(0);
  expect(needed).toBeLessThan(1);
  await post(
    "/api/admin/jobTickets/start",
    { ids: [bare, withCap], isStarted: true, acknowledged: questionCodes },
    { cookie },
  );
  const day = await shop.app.inject({ url: "/api/admin/jobTickets/day", headers: { cookie } });
  const [listed, ...others] = day.json().cutting;
  expect(others).toEqual([]);
  expect(listed).toMatchObject({ pieces: 1, withoutMetres: 0 });
  expect(listed.metres).toBe(needed);
  expect(listed.cuts).toMatchObject([{ size: "Cap alone", hasCap: true, trouser: null, pieces: 1 }]);
  await reach("cut", bare, withCap);
  expect((await cloth())?.onShelf).toBeCloseTo(20 - needed, 2);
});

test("a garment without a stated fabric use is counted in pieces", async () => {
  await database.pool.query("update products set garment_type = null where id = $1", [plainLine._id]);
  await place({ quantity: 4 });
  expect(await cloth()).toMatchObject({ needed: 0, withoutMetres: 4 });
  await database.pool.query("update products set garment_type = 'set' where id = $1", [plainLine._id]);
});

test("two who mark orders of the same cloths cut never wait for each other", async () => {
  await correct({ metres: 100 });
  await correct({ fabric: twill, metres: 100 });
  const ids = await Promise.all(
    Array.from({ length: 16 }, (_, n) => place(n % 2 ? { fabric_type: { name: "Cotton Twill" } } : {})),
  );
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, n) => {
      const some = ids.filter((_id, place) => place % 4 === n || place % 4 === 3 - n);
      return reach("cut", ...(n % 2 ? some : some.reverse()));
    }),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect((await cloth())?.onShelf).toBeCloseTo(100 - 8 * perSet, 5);
  expect((await cloth(twill))?.onShelf).toBeCloseTo(100 - 8 * perSet, 5);
});

test.each([
  ["an unknown fabric", { fabric: "felt" }, 404],
  ["no color", { color: "" }, 400],
  ["an unknown reason", { reason: "cut" }, 400],
  ["no number", { metres: "many" }, 400],
  ["three decimals", { metres: 0.125 }, 400],
  ["more than any shelf holds", { metres: 1e9 }, 400],
  ["less than nothing", { metres: -1 }, 400],
  ["nothing received", { metres: 0 }, 400],
  ["a loss of what nobody has counted", { metres: 1, reason: "damaged" }, 409],
])("%s is refused, and nothing is counted", async (_what, changes, status) => {
  const answer = await correct(changes);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code: expect.any(String), error: expect.any(String) });
  expect((await database.pool.query("select from cloths")).rowCount).toBe(0);
});

test("a correction stands in the audit log with its reason", async () => {
  await correct({ metres: 10 });
  await correct({ metres: 1.5, reason: "damaged" });
  const { rows } = await database.pool.query(
    "select action, before, after from audit_log where subject_kind = 'cloth' order by id desc limit 2",
  );
  expect(rows).toEqual([
    { action: "cloth.damaged", before: { metres: 10 }, after: { metres: 8.5 } },
    { action: "cloth.received", before: null, after: { metres: 10 } },
  ]);
});

test("damage reduces the stock, a receipt adds to it, and a count sets it", async () => {
  const steps: [reason: string, metres: number, onShelf: number][] = [
    ["received", 12, 12],
    ["damaged", 5, 7],
    ["counted", 10, 10],
    ["counted", 9.25, 9.25],
    ["received", 1.5, 10.75],
  ];
  for (const [reason, metres, onShelf] of steps)
    expect((await correct({ reason, metres })).json()).toEqual({ onShelf });
  expect((await correct({ reason: "damaged", metres: 10.76 })).statusCode).toBe(409);
  const { movements } = await read(`get?fabric=${fabric}&color=${color}`);
  expect(
    movements.items.map(({ reason, metres }: { reason: string; metres: number }) => [reason, metres]),
  ).toEqual([
    ["received", 1.5],
    ["counted", -0.75],
    ["counted", 3],
    ["damaged", -5],
    ["received", 12],
  ]);
});

test("fabric cut before the first count counts as used and is not missing from that count", async () => {
  await reach("cut", await place({ quantity: 10 }));
  expect(await cloth()).toMatchObject({ onShelf: null, used: 28.5, needed: 0, short: null });
  expect((await correct({ reason: "damaged", metres: 1 })).statusCode).toBe(409);
  expect((await correct({ reason: "counted", metres: 40 })).json()).toEqual({ onShelf: 40 });
  const id = await place();
  await reach("cut", id);
  expect(await cloth()).toMatchObject({ onShelf: 40 - perSet, used: 31.35 });
  await reach("started", id);
  expect(await cloth()).toMatchObject({ onShelf: 40, used: 28.5 });
});
