import { expect, test } from "vitest";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { createOrderHelpers } from "../../testing/order-helpers.ts";
import { postEx } from "../../testing/payout-files.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const manager = await signInStaff(shop, "manager");
const { get, office, place } = createOrderHelpers(shop, manager);
const headers = { cookie: manager.cookie };
const paidOn = "2026-11-20";

const { delivered, returned, file: csv } = postEx;

const send = (call: "preview" | "apply", number: string, file: string, on = paidOn) =>
  shop.post(`/api/admin/payouts/${call}`, { number, paidOn: on, file }, headers);
const apply = async (number: string, file: string, on = paidOn) => {
  const answer = await send("apply", number, file, on);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const list = async () => (await shop.app.inject({ url: "/api/admin/payouts/list", headers })).json();

let made = 26_112_300_000_000;
/** An order on its way under a number of PostEx, as staff have typed it. */
async function sent({ arrives = true, typed = (number: string) => number } = {}) {
  made += 1;
  const number = String(made);
  const id = await place();
  await office("dispatch", { courier: "PostEx", orders: [{ id, consignmentNumber: typed(number) }] });
  if (arrives) await office("deliver", { ids: [id] });
  return { id, number };
}

type Entry = { kind: string; cause: string | null; amount: number };
async function ledgerOf(id: string): Promise<Entry[]> {
  const { rows } = await pool.query(
    "select kind, cause, amount, how, day::text as day from order_ledger where order_id = $1 order by id",
    [id],
  );
  return rows;
}
const moneyOf = async (id: string) =>
  (await ledgerOf(id)).filter(({ cause }) => cause !== "placed").map(({ kind, amount }) => [kind, amount]);
const lists = (result: { exceptions: { list: string; trackingNumber: string }[] }) =>
  result.exceptions.map((each) => [each.list, each.trackingNumber]);

test("the cash collected is received, less the courier's deductions", async () => {
  const { id, number } = await sent({ typed: (each) => ` ${each.slice(0, 6)} ${each.slice(6)}` });
  const file = csv(delivered(number));
  const preview = (await send("preview", "CPR-1", file)).json();
  expect(preview).toMatchObject({ entered: 1, before: 0, isNew: true, exceptions: [] });
  expect(preview.sums).toEqual({
    rows: 1,
    cod: 500_000,
    fees: 25_798,
    incomeTax: 10_000,
    salesTax: 10_000,
    others: 0,
    net: 454_202,
  });
  expect(await moneyOf(id)).toEqual([]);
  expect((await list()).statements).toEqual([]);

  expect(await apply("CPR-1", file)).toEqual(preview);
  expect(await moneyOf(id)).toEqual([
    ["received", 4542],
    ["withheld", 458],
  ]);
  const order = await get(id);
  expect(order.payment).toEqual({ received: 5000, balance: 0 });
  expect(order.cashReceivedOn).toBe(paidOn);

  expect(await apply(" cpr-1 ", file)).toMatchObject({
    entered: 0,
    before: 1,
    isNew: false,
    exceptions: [],
  });
  expect(await moneyOf(id)).toHaveLength(2);
  expect((await list()).statements).toEqual([
    { courier: "postex", number: "CPR-1", paidOn, open: 0, ...preview.sums },
  ]);
});

test("a statement of unknown numbers alone enters nothing, and is stored once", async () => {
  const file = csv(delivered("26110000000777"));
  const unknown = { entered: 0, before: 0, isNew: true };
  expect((await send("preview", "CPR-1U", file)).json()).toMatchObject(unknown);
  expect(await apply("CPR-1U", file)).toMatchObject(unknown);
  expect(await apply("CPR-1U", file)).toMatchObject({ entered: 0, before: 1, isNew: false });
});

test("a parcel that came back costs a charge that no customer pays", async () => {
  const { id, number } = await sent();
  const outstanding = async () =>
    (await shop.app.inject({ url: "/api/admin/dashboard/get", headers })).json().outstanding;
  const before = await outstanding();
  expect(before.revenue).toBeGreaterThan(0);
  const result = await apply("CPR-2", csv(returned(number)));
  expect(await outstanding()).toEqual(before);
  expect(lists(result)).toEqual([["returned", number]]);
  expect(await moneyOf(id)).toEqual([
    ["due", 258],
    ["written-off", 258],
  ]);
  expect((await get(id)).payment).toEqual({ received: 0, balance: 5000 });
});

test("the second parcel of an order is found by the number that the courier gave it", async () => {
  const { id, number } = await sent();
  const second = `${number}9`;
  await pool.query(
    `insert into parcels (id, order_id, courier, reference, state, city, pieces, grams, collects, tracking_number, asked_by, next_at)
     values (gen_random_uuid(), $1, 'postex', 'REF-2', 'delivered', 'Multan', 1, 500, 5000, $2, $3, null)`,
    [id, second, manager.staff.id],
  );
  expect(lists(await apply("CPR-2B", csv(returned(number), delivered(second))))).toEqual([
    ["returned", number],
  ]);
  expect((await get(id)).payment.balance).toBe(0);
});

test("rows that do not fit are listed, and only those that cannot be entered are left out", async () => {
  const [short, over, onItsWay, byHand, odd] = [
    await sent(),
    await sent(),
    await sent({ arrives: false }),
    await sent(),
    await sent(),
  ];
  await office("receiveCash", { ids: [byHand.id], on: paidOn });
  const twice = await sent({ typed: () => "26119999999999" });
  const other = await sent({ typed: () => "26119999999999" });
  const file = csv(
    delivered(short.number, 3000),
    delivered(over.number, 5100),
    delivered(onItsWay.number),
    delivered(byHand.number),
    delivered(odd.number).replace("4542.02", "4642.02"),
    delivered("26110000000404"),
    delivered("26119999999999"),
    delivered(short.number, 3000),
  );
  const result = await apply("CPR-3", file);
  expect(result.entered).toBe(3);
  expect(lists(result)).toEqual([
    ["short", short.number],
    ["over", over.number],
    ["not-delivered", onItsWay.number],
    ["noted-by-hand", byHand.number],
    ["does-not-add", odd.number],
    ["unknown", "26110000000404"],
    ["unknown", "26119999999999"],
    ["twice", short.number],
    ["short", short.number],
  ]);
  expect((await get(short.id)).payment.balance).toBe(2000);
  expect((await get(over.id)).payment.balance).toBe(-100);
  expect((await get(byHand.id)).payment).toEqual({ received: 5000, balance: 0 });
  for (const { id } of [odd, twice, other]) expect(await moneyOf(id)).toEqual([]);
  expect((await list()).statements).toContainEqual(expect.objectContaining({ number: "CPR-3", open: 4 }));

  // In another statement as well: once is enough.
  expect(lists(await apply("CPR-4", csv(delivered(over.number, 5100))))).toEqual([
    ["twice", over.number],
    ["over", over.number],
  ]);

  // Found once its number is put right, by whatever file comes next.
  await office("correctDispatch", { id: other.id, courier: "PostEx", consignmentNumber: "26110000000404" });
  expect(await apply("CPR-3", csv(delivered(short.number, 3000)))).toMatchObject({ entered: 2 });
  for (const { id } of [twice, other]) expect((await get(id)).payment.balance).toBe(0);
  await office("takeCashBack", { id: byHand.id, reason: "It is on the statement" });
  expect(await apply("CPR-3", file)).toMatchObject({ entered: 1 });
  expect(await moneyOf(byHand.id)).toContainEqual(["withheld", 458]);
});

test("cash of a statement is not taken back as if staff had noted it", async () => {
  const { id, number } = await sent();
  await apply("CPR-5", csv(delivered(number)));
  expect((await office("takeCashBack", { id, reason: "No" })).statusCode).toBe(409);
  expect((await office("undoDelivery", { id, reason: "No" })).json().code).toBe("NOT_PENDING");
  expect((await get(id)).payment.balance).toBe(0);
});

test("delivered orders that no payout has come for are listed after ten days", async () => {
  const [late, early] = [await sent(), await sent()];
  for (const [days, { id }] of [[11, late] as const, [9, early] as const])
    await pool.query(
      `update order_history set at = now() - $2 * interval '1 day' where order_id = $1 and progress = 'Delivered'`,
      [id, days],
    );
  // No statement comes of what the shop's own couriers carry, and its cash may be late as well.
  await pool.query("update orders set courier = 'TCS' where id = $1", [late.id]);
  expect((await list()).late).toEqual([
    expect.objectContaining({ id: late.id, courier: "TCS", balance: 5000 }),
  ]);
  await apply("CPR-6", csv(delivered(late.number)));
  expect((await list()).late).toEqual([]);
});

test.each([
  ["a spreadsheet's rounding", csv(delivered("2.61123E+13")), "no tracking number that can be read"],
  ["another file", "Name,Price\r\nCap,100\r\n", "no column TRACKINGNUMBER"],
  ["no rows", csv(), "has no rows"],
  ["no amount", csv(delivered("26110000000405").replace("5000.00", "five")), "Line 2 has an amount"],
  ["another state", csv(delivered("26110000000405").replace("Delivered", "Lost")), "neither delivered"],
  ["an open quotation mark", `${csv()}"26110000000405,a`, "quotation marks"],
])("%s is refused beside the file, and nothing is kept", async (name, file, words) => {
  const answer = await send("apply", `BAD-${name.length}`, file);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields.file).toContain(words);
  expect((await list()).statements.map(({ number }: { number: string }) => number).join()).not.toContain(
    "BAD",
  );
});

test("a number, a day and a file are asked for, and a number keeps its day", async () => {
  const empty = await shop.post("/api/admin/payouts/apply", {}, headers);
  expect(Object.keys(empty.json().fields)).toEqual(["file"]);
  const file = csv(delivered("26110000000406"));
  const unnumbered = await shop.post("/api/admin/payouts/preview", { file }, headers);
  expect([unnumbered.statusCode, Object.keys(unnumbered.json().fields)]).toEqual([400, ["number", "paidOn"]]);
  const { number } = await sent();
  await apply("CPR-7", csv(delivered(number)));
  const other = await send("preview", "CPR-7", csv(delivered(number)), "2026-11-19");
  expect([other.statusCode, other.json().fields.paidOn]).toEqual([400, expect.stringContaining(paidOn)]);
});

test("people who apply statements at once enter each row once", async () => {
  const { id, number } = await sent();
  const same = Array.from({ length: 4 }, () => apply("CPR-8", csv(delivered(number))));
  expect((await Promise.all(same)).filter(({ entered }) => entered === 1)).toHaveLength(1);
  expect(await moneyOf(id)).toHaveLength(2);

  // A row that has waited is entered by one of several other statements.
  const late = await sent({ typed: () => "" });
  await apply("CPR-9", csv(delivered(late.number)));
  await office("correctDispatch", { id: late.id, courier: "PostEx", consignmentNumber: late.number });
  const others = Array.from({ length: 6 }, (_, index) =>
    apply(`CPR-1${index}`, csv(delivered(`2611000000090${index}`))),
  );
  expect((await Promise.all(others)).filter(({ entered }) => entered === 1)).toHaveLength(1);
  expect(await moneyOf(late.id)).toHaveLength(2);
});

test("a statement of a thousand parcels is entered at once", async () => {
  const { id } = await sent();
  const { rows: columns } = await pool.query(
    `select string_agg(column_name, ', ') as names from information_schema.columns
     where table_name = 'orders' and column_name not in ('id', 'number', 'consignment_number')`,
  );
  await pool.query(
    `insert into orders (id, number, consignment_number, ${columns[0].names})
     select gen_random_uuid(), 'MANY' || lpad(n::text, 8, '0'), (26119000000000 + n)::text, ${columns[0].names}
     from orders, generate_series(1, 1000) n where id = $1`,
    [id],
  );
  const lines = Array.from({ length: 1000 }, (_, index) => delivered(String(26_119_000_000_001 + index)));
  expect(await apply("CPR-MANY", csv(...lines))).toMatchObject({ entered: 1000, exceptions: [] });
});
