import { afterAll, expect, test } from "vitest";
import { createOrderHelpers } from "../../testing/order-helpers.ts";
import { createParcelShop } from "../../testing/parcel-shop.ts";
import { leopards as files } from "../../testing/payout-files.ts";

const parcels = await createParcelShop();
afterAll(parcels.close);
const { shop, pool, manager, leopards, placeOrder, latest, followAll } = parcels;
const { get, office } = createOrderHelpers(shop, manager);
const headers = { cookie: manager.cookie };
const paidOn = "2026-11-20";

let made = 7_800_000_000;
/** An order that has arrived under a number of Leopards, as staff have typed it. */
async function sent() {
  made += 1;
  const number = `LE${made}`;
  const { id } = await placeOrder();
  await office("dispatch", { courier: "Leopards", orders: [{ id, consignmentNumber: number }] });
  await office("deliver", { ids: [id] });
  return { id, number };
}

const { row, page, list, listed, answers } = files;

const send = (call: string, file: string, number = "INV-77", on = paidOn) =>
  shop.post(`/api/admin/payouts/${call}`, { number, paidOn: on, file }, headers);
async function apply(file: string, number?: string, on?: string) {
  const answer = await send("apply", file, number, on);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
async function sumsOf(id: string): Promise<Record<string, number>> {
  const { rows } = await pool.query(
    "select kind, sum(amount)::integer as sum from order_ledger where order_id = $1 and cause is distinct from 'placed' group by 1",
    [id],
  );
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]));
}

test("a page that is called .xls is read as text: what was collected, less what was withheld", async () => {
  const { id, number } = await sent();
  const file = page(
    row(number),
    "<tr><td colspan=4>Total</td><td>5,000</td><td>100</td><td>100</td><td>4800</td></tr>",
  );
  const preview = (await send("preview", file)).json();
  expect(preview).toMatchObject({ courier: "leopards", entered: 1, lines: [], exceptions: [] });
  expect(preview.sums).toEqual({
    rows: 1,
    cod: 500_000,
    fees: 0,
    incomeTax: 10_000,
    salesTax: 10_000,
    others: 0,
    net: 480_000,
  });
  expect(await apply(file)).toEqual(preview);
  expect(await sumsOf(id)).toEqual({ received: 4_800, withheld: 200 });
  expect((await get(id)).payment.balance).toBe(0);
  // Some say what was collected before the taxes.
  const other = await sent();
  expect(await apply(page(row(other.number, 5_000, 5_000)))).toMatchObject({ entered: 1, exceptions: [] });
  const odd = await sent();
  expect((await apply(page(row(odd.number, 5_000, 4_321)))).exceptions).toMatchObject([
    { list: "does-not-add" },
  ]);
  expect(await sumsOf(odd.id)).toEqual({});
});

test("a row that tells the taxes takes the place of one that does not, whichever comes first", async () => {
  for (const order of [
    ["list", "answers", "page", "list"],
    ["page", "list", "answers"],
    ["answers", "page"],
  ] as const) {
    const { id, number } = await sent();
    const files = { page: page(row(number)), list: list(listed(number)), answers: answers(number) };
    for (const name of order) await apply(files[name]);
    const charged = order.some((name) => name === "answers") ? { due: 341, "written-off": 341 } : {};
    expect(await sumsOf(id)).toEqual({ received: 4_800, withheld: 200, ...charged });
    expect((await get(id)).payment.balance).toBe(0);
    const { rows } = await pool.query(
      "select kind, is_provisional from payout_rows where tracking_number = $1 order by kind desc",
      [number],
    );
    expect(rows[0]).toEqual({ kind: "delivered", is_provisional: false });
    expect(rows.filter(({ kind }) => kind === "delivered")).toHaveLength(1);
  }
});

test("the list of the portal has the number and day of each row's invoice, and its unpaid parcels wait", async () => {
  const [paid, other, waiting, back] = [await sent(), await sent(), await sent(), await sent()];
  const file = list(
    listed(paid.number, { invoice: "INV-A" }),
    listed(other.number, { invoice: "inv-b" }),
    listed(waiting.number, { invoice: "" }),
    listed(back.number, { status: "Returned to shipper" }),
  );
  expect(await apply(file, "", "")).toMatchObject({ entered: 2, exceptions: [], sums: { rows: 2 } });
  const statements = (await shop.app.inject({ url: "/api/admin/payouts/list", headers })).json().statements;
  for (const number of ["INV-A", "INV-B"])
    expect(statements).toContainEqual(
      expect.objectContaining({ courier: "leopards", number, paidOn, net: 500_000 }),
    );
  expect(await sumsOf(waiting.id)).toEqual({});
});

test("what a statement charges as a whole counts in its month, once, until charges by parcel say the same", async () => {
  const { id, number } = await sent();
  const below = [
    "<tr><td>Fuel Surcharge 20%</td><td></td><td>1,234.50</td></tr>",
    "<tr><td>Delivery charges</td><td>250</td></tr>",
    "<tr><td>Net Payable</td><td>99</td></tr>",
  ];
  const file = page(row(number), ...below);
  for (const part of [file, page(row(number), below[0] ?? ""), file])
    expect((await apply(part, "INV-FUEL")).sums.others).toBeGreaterThan(0);
  const statementOf = async () =>
    (await shop.app.inject({ url: "/api/admin/payouts/list", headers }))
      .json()
      .statements.find((each: { number: string }) => each.number === "INV-FUEL");
  expect(await statementOf()).toMatchObject({ others: 148_450, net: 480_000 - 148_450 });
  expect(await sumsOf(id)).toEqual({ received: 4_800, withheld: 200 });
  await apply(answers(number, { invoice_cheque_no: "INV-FUEL" }));
  expect(await statementOf()).toMatchObject({
    others: 148_450 - 34_104,
    fees: 34_104,
    net: 480_000 - 148_450,
  });
});

test("a returned parcel costs what it is charged, and charges that do not add up stay out", async () => {
  const [back, odd] = [await sent(), await sent()];
  const charge = {
    booked_packet_collect_amount: 0,
    return_charges: 120,
    gst_amount: 66.24,
    billed_charges: 480.24,
  };
  const returned = JSON.parse(answers(back.number, charge));
  const result = await apply(JSON.stringify({ ...returned, payments: [] }));
  expect(result.exceptions).toMatchObject([{ list: "returned", fees: 48_024 }]);
  expect(await sumsOf(back.id)).toEqual({ due: 480, "written-off": 480 });
  const wrong = await apply(answers(odd.number, { billed_charges: 999 }));
  expect(wrong.exceptions).toMatchObject([{ list: "does-not-add" }]);
  expect(await sumsOf(odd.id)).toEqual({ received: 5_000 });
});

test("Leopards is asked what it has paid out and charged for parcels that have ended", async () => {
  const ask = (courier: string) => shop.post("/api/admin/payouts/ask", { courier }, headers);
  expect((await ask("postex")).statusCode).toBe(400);
  expect((await ask("leopards")).statusCode).toBe(404);
  const [one, other] = [await placeOrder(), await placeOrder()];
  for (const { id } of [one, other]) await parcels.book(id, {}, "leopards");
  await followAll();
  const [paid, unpaid] = [await latest(one.id), await latest(other.id)];
  leopards.happen(paid.trackingNumber, "Delivered");
  leopards.happen(unpaid.trackingNumber, "Delivered");
  leopards.pay(paid.trackingNumber, "INV-API", paidOn);
  await followAll();
  const asked = await ask("leopards");
  expect(asked.json()).toMatchObject({ parcels: 2 });
  const { file } = asked.json();
  expect((await send("preview", file, "", "")).json()).toMatchObject({ entered: 2, sums: { rows: 1 } });
  expect(await apply(file, "", "")).toMatchObject({ entered: 2, exceptions: [] });
  expect(await apply(file, "", "")).toMatchObject({ entered: 0, before: 2 });
  expect(await sumsOf(one.id)).toEqual({ received: 5_000, due: 341, "written-off": 341 });
  expect(await sumsOf(other.id)).toEqual({});
  expect((await ask("leopards")).json()).toMatchObject({ parcels: 1 });
  leopards.isLocked = true;
  expect((await ask("leopards")).statusCode).toBe(503);
  leopards.isLocked = false;
});

test.each([
  ["a spreadsheet", "PK\u0003\u0004", "A spreadsheet has saved this file"],
  ["another page", "<html><table><tr><td>Hello</td></tr></table></html>", "no column CN"],
  ["a rounded number", page(row("7.80E+09")), "no tracking number that can be read"],
  ["no rows", page(), "has no rows"],
  ["no amount", page(row("LE7899999999").replace("5,000.00", "five")), "has an amount"],
  ["no paid parcel", list(listed("LE7899999999", { invoice: "" })), "No parcel of this list"],
  ["a day to come", list(listed("LE7899999999")).replace("20/11/2026", "20/11/2096"), "day of payment"],
  ["no invoice", list(listed("LE7899999999", { invoice: "<b>" })), "invoice number"],
  ["another answer", '{"payments":1}', "no answer of Leopards"],
])("%s is refused beside the file", async (_name, file, words) => {
  const answer = await send("apply", file);
  expect([answer.statusCode, answer.json().fields?.file]).toEqual([400, expect.stringContaining(words)]);
});
