import { beforeEach, expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { measurements, plainLine } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const owner = await signInStaff(shop, "owner");
const { cookie } = owner;
const { office, get, place, editOf } = createOrderHelpers(shop, owner);

type Line = Record<string, unknown> & { id?: string; sizes: string; quantity: number };
type Change = { what: string; before: string; after: string };

const read = async (url: string) => (await shop.app.inject({ url, headers: { cookie } })).json();
const reach = (stage: string, id: string) =>
  shop.post(
    "/api/admin/jobTickets/setStage",
    { ids: [id], stage, acknowledged: ["NOT_CONFIRMED"] },
    { cookie },
  );
const garments = async (id: string) =>
  (await read(`/api/admin/jobTickets/get?ids=${id}`)).jobs[0].garments.map(
    ({ sizes, quantity, ahead }: { sizes: string; quantity: number; ahead: string | null }) => [
      sizes,
      quantity,
      ahead,
    ],
  );
const stageOf = async (id: string) => (await read(`/api/admin/jobTickets/get?ids=${id}`)).jobs[0].work;

/** Metres of the fabric that were cut for an order, all in all. */
async function cutFor(id: string): Promise<number> {
  const { rows } = await pool.query(
    "select coalesce(-sum(metres), 0)::double precision as metres from cloth_movements where order_id = $1",
    [id],
  );
  return rows[0].metres;
}

/** Of one piece, from the shop's own table: in M 1.6 m the top and 1.25 m the trousers. */
const metres = { M: 2.85, L: 3 };

const line = (sizes: string, quantity = 1, more: object = {}) => ({ ...plainLine, sizes, quantity, ...more });

async function atStage(stage: string, items: object[]): Promise<string> {
  const id = await place({ items });
  await reach(stage, id);
  return id;
}

async function edit(id: string, change: (lines: Line[]) => object[], details: Record<string, unknown> = {}) {
  const before = await editOf(id, details);
  const wanted = { ...before, items: change(before.items as Line[]) };
  const quote = (await office("quoteEdit", wanted)).json();
  const save = (backToWork: Change[]) =>
    office("edit", { ...wanted, totalAmount: quote.totalAmount, backToWork });
  return { quote, save, backToWork: quote.backToWork as Change[] };
}

beforeEach(() => pool.query("delete from product_stock"));

const name = (await get(await place({ items: [line("M")] }))).items[0].name;

test("a new size sends a line that is cut back to be cut, with its fabric, once staff have acknowledged it", async () => {
  const id = await atStage("cut", [line("L"), line("XL")]);
  const ofBoth = await cutFor(id);
  const { backToWork, save } = await edit(id, ([one, other]) => [{ ...one, sizes: "M" }, { ...other }]);
  expect(backToWork).toEqual([{ what: `${name}, L`, before: "1 cut", after: "1 to cut" }]);
  const unasked = await save([]);
  expect([unasked.statusCode, unasked.json().code, unasked.json().backToWork]).toEqual([
    409,
    "IN_WORK",
    backToWork,
  ]);
  expect([await stageOf(id), await cutFor(id)]).toEqual(["cut", ofBoth]);
  expect((await save(backToWork)).statusCode).toBe(200);
  expect([await stageOf(id), await garments(id)]).toEqual([
    "started",
    [
      ["M", 1, null],
      ["XL", 1, "cut"],
    ],
  ]);
  // Pieces that were cut in L are cut; the M takes its cloth once it is cut, and the XL none again.
  expect(await cutFor(id)).toBe(ofBoth);
  await reach("cut", id);
  expect(await cutFor(id)).toBeCloseTo(ofBoth + metres.M, 5);
  await reach("sewn", id);
  expect([await garments(id), await cutFor(id)]).toEqual([
    [
      ["M", 1, null],
      ["XL", 1, null],
    ],
    expect.closeTo(ofBoth + metres.M, 5),
  ]);
  const { history } = await get(id);
  const taken = history.find(({ event }: { event: string }) => event === "work-taken-back");
  expect(taken.changes).toEqual(backToWork);
});

test("a line that was taken back is needed on the fabric list, and on the cutting list of the day of the edit alone", async () => {
  const id = await atStage("packed", [line("M"), line("L", 2)]);
  const { OrderID } = await get(id);
  await pool.query("update orders set work_started_at = work_started_at - interval '3 days' where id = $1", [
    id,
  ]);
  const began = (
    await pool.query(
      "select (work_started_at at time zone 'Asia/Karachi')::date::text as day from orders where id = $1",
      [id],
    )
  ).rows[0].day;
  const listed = async (day = "") => {
    const { cutting } = await read(`/api/admin/jobTickets/day${day && `?day=${day}`}`);
    return cutting.flatMap(
      ({ cuts }: { cuts: { size: string; orders: { OrderID: string; pieces: number }[] }[] }) =>
        cuts.flatMap(({ size, orders }) =>
          orders.filter((of) => of.OrderID === OrderID).map((of) => [size, of.pieces]),
        ),
    );
  };
  const needed = async () => {
    const { cloths } = await read("/api/admin/cloth/list");
    return cloths.find(
      (one: { fabric: { name: string }; color: { label: string } }) =>
        one.fabric.name === "Plain Cotton" && one.color.label === "Navy Blue",
    ).needed;
  };
  const before = await needed();
  const { backToWork, save } = await edit(id, ([one, other]) => [{ ...one, sizes: "XL" }, { ...other }]);
  expect(backToWork).toEqual([{ what: `${name}, M`, before: "1 packed", after: "1 to cut" }]);
  expect((await save(backToWork)).statusCode).toBe(200);
  expect([await listed(), await listed(began)]).toEqual([[["XL", 1]], [["L", 2]]]);
  expect(await needed()).toBeGreaterThan(before);
  await reach("cut", id);
  expect(await needed()).toBe(before);
});

test("further pieces of a line that is cut are a line of their own, at the price of the one", async () => {
  const id = await atStage("sewn", [line("M", 2)]);
  const cut = await cutFor(id);
  const { quote, backToWork, save } = await edit(id, ([one]) => [{ ...one, quantity: 3 }]);
  expect(backToWork).toEqual([{ what: `${name}, M`, before: "", after: "1 to cut" }]);
  expect((await save(backToWork)).statusCode).toBe(200);
  expect(await garments(id)).toEqual([
    ["M", 2, "sewn"],
    ["M", 1, null],
  ]);
  expect((await get(id)).totalAmount).toBe(quote.totalAmount);
  await reach("packed", id);
  expect(await cutFor(id)).toBeCloseTo(cut + metres.M, 5);
});

test("a line that is added to what is cut is to be cut, and the others stay as far as they are", async () => {
  const id = await atStage("packed", [line("M")]);
  const { backToWork, save } = await edit(id, ([one]) => [{ ...one }, line("L", 2)]);
  expect(backToWork).toEqual([{ what: `${name}, L`, before: "", after: "2 to cut" }]);
  expect((await save(backToWork)).statusCode).toBe(200);
  expect([await stageOf(id), await garments(id)]).toEqual([
    "started",
    [
      ["M", 1, "packed"],
      ["L", 2, null],
    ],
  ]);
  // Without the line that is behind, the order is as far as the others again.
  const { backToWork: none, save: saveFewer } = await edit(id, ([one]) => [{ ...one }]);
  expect([none, (await saveFewer([])).statusCode]).toEqual([[], 200]);
  expect([await stageOf(id), await garments(id)]).toEqual(["packed", [["M", 1, null]]]);
});

test("edits that touch neither fabric nor sewing send no line back", async () => {
  const id = await atStage("packed", [line("M", 3)]);
  for (const { backToWork, save } of [
    await edit(id, (lines) => lines, { address: "House 7, Street 2" }),
    await edit(id, ([one]) => [{ ...one, quantity: 2 }]),
  ]) {
    expect(backToWork).toEqual([]);
    const saved = await save([]);
    expect([200, 409]).toContain(saved.statusCode);
  }
  const { save } = await edit(id, ([one]) => [{ ...one, quantity: 2 }]);
  expect((await save([])).statusCode).toBe(200);
  expect([await stageOf(id), await garments(id)]).toEqual(["packed", [["M", 2, null]]]);
});

test("another name on what is sewn takes it back to be sewn, on what is cut takes nothing back", async () => {
  const engraved = (one: Line | undefined, sewn: string) => ({
    ...one,
    name_engraving: { name: sewn, position: "left" },
  });
  const cut = await atStage("cut", [line("M")]);
  expect((await edit(cut, ([one]) => [engraved(one, "Dr Hina")])).backToWork).toEqual([]);
  const sewn = await atStage("sewn", [line("M")]);
  const taken = await cutFor(sewn);
  const { backToWork, save } = await edit(sewn, ([one]) => [engraved(one, "Dr Hina")]);
  expect(backToWork).toEqual([{ what: `${name}, M`, before: "1 sewn", after: "1 to sew" }]);
  expect((await save(backToWork)).statusCode).toBe(200);
  await reach("packed", sewn);
  expect([await stageOf(sewn), await cutFor(sewn)]).toEqual(["packed", taken]);
});

test("pieces from stock are packed again and never cut", async () => {
  await pool.query(
    "insert into product_stock (product_id, size, pieces) select id, unnest(sizes), 9 from products where id = $1",
    [plainLine._id],
  );
  await shop.services.catalogVersion.catchUp();
  const id = await atStage("packed", [line("M")]);
  const { backToWork, save } = await edit(id, ([one]) => [{ ...one, sizes: "L" }]);
  expect(backToWork).toEqual([{ what: `${name}, M`, before: "1 packed", after: "1 to pack" }]);
  expect((await save(backToWork)).statusCode).toBe(200);
  expect([await stageOf(id), await cutFor(id)]).toEqual(["sewn", 0]);
});

test("cloth of a line that stays ahead is not laid back with that of the others", async () => {
  const id = await atStage("sewn", [line("M"), line("L")]);
  const both = await cutFor(id);
  const { backToWork, save } = await edit(id, ([one, other]) => [{ ...one, sizes: "XL" }, { ...other }]);
  await save(backToWork);
  await reach("cut", id);
  const withXl = await cutFor(id);
  expect(withXl).toBeGreaterThan(both);
  await reach("started", id);
  expect(await cutFor(id)).toBeCloseTo(both, 5);
  expect(await garments(id)).toEqual([
    ["XL", 1, null],
    ["L", 1, "sewn"],
  ]);
});

test("the workshop that was quicker is asked for: what staff have read is what goes back", async () => {
  const id = await atStage("started", [line("M")]);
  const { backToWork, save } = await edit(id, ([one]) => [{ ...one, sizes: "L" }]);
  expect(backToWork).toEqual([]);
  await reach("cut", id);
  const refused = await save(backToWork);
  expect([refused.statusCode, refused.json().backToWork]).toEqual([
    409,
    [{ what: `${name}, M`, before: "1 cut", after: "1 to cut" }],
  ]);
});

test("a new name sends no fabric back to be cut, not even of lines made to measure or in several sizes", async () => {
  const custom_size = measurements;
  const id = await atStage("cut", [line("M", 1, { sizes: false, custom_size }), line("M top, L trousers")]);
  const name_engraving = { name: "Dr. Amna", position: "left" };
  const { backToWork } = await edit(id, (lines) => lines.map((each) => ({ ...each, name_engraving })));
  expect(backToWork).toEqual([]);
});
