import { parse } from "csv-parse/sync";
import { afterAll, expect, test } from "vitest";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { addCoupon } from "../testing/add-coupon.ts";
import { plainLine } from "../testing/guest-order.ts";
import { createOrderHelpers } from "../testing/order-helpers.ts";
import { createParcelShop } from "../testing/parcel-shop.ts";
import { postEx as statement } from "../testing/payout-files.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";

/*
 * One order through everything that may happen to it, with each sum worked out by hand. A set costs 4,750.
 *
 * placed    3 of M, 1 of L     4 x 4,750 = 19,000, a tenth off by its coupon (1,900), delivery free       17,100
 * edited    4 of M, 75 less    5 x 4,750 = 23,750 - 2,375 - 75                                            21,300
 * parcels   3 of M             21,300 x 3/5                                                               12,780
 *           1 of M, 1 of L     the rest                                                                    8,520
 * payout    the first    fee 222.40, tax on it 35.58, 2 % + 2 % of 12,780 = 511.20: deducted 769.18, paid 12,010.82
 *           the second   fee 222.40, tax on it 35.58, 2 % + 2 % of 8,520 = 340.80: deducted 598.78, paid 7,921.22
 *           in the ledger, whole rupees: 12,011 + 769 and 7,921 + 599                                     21,300
 * return    1 of M             a fifth of 21,300, since the sets cost alike                                4,260
 * exchange  the L for an S     the same 4,260, which pays for the new order
 * so        due 21,300 - 4,260 - 4,260 = 12,780, as much is paid, 8,520 has gone back, 0 is to be paid
 */
const office = await createParcelShop();
afterAll(office.close);
const { shop, manager, postEx, book, parcelsOf, followAll } = office;
const { get, place, editOf, save, newestMail } = createOrderHelpers(shop, manager);
const headers = { cookie: manager.cookie };
const owner = { cookie: (await signInStaff(shop, "owner")).cookie };
const today = dayInKarachi(new Date());
await addCoupon(shop.database, { code: "TENTH", kind: "percent", amount: 10 });

const phone = "0300 1112223";

async function ask(path: string) {
  const answer = await shop.app.inject({ url: `/api/admin/${path}`, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
}

async function send(path: string, body: object) {
  const answer = await shop.post(`/api/admin/${path}`, body, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function arriveInTwoParcels(id: string): Promise<void> {
  const [ofM] = (await get(id)).items;
  await book(id, { part: { parcels: 0, items: [{ id: ofM.id, pieces: 3 }] } });
  await book(id);
  await followAll();
  for (const { trackingNumber } of await parcelsOf(id)) postEx.happen(trackingNumber, "0005", "Delivered");
  await followAll();
}

async function comeBack(id: string, line: number, wish: object, remedy: string): Promise<string> {
  const { items } = await get(id);
  const asked = await shop.post("/orders/askAftercare", {
    id,
    item: items[line].id,
    pieces: 1,
    contact: phone,
    reason: "too-small",
    ...wish,
  });
  expect(asked.statusCode, asked.body).toBe(200);
  const request = asked.json().request as string;
  await send("aftercare/approve", { id: request, remedy, back: "shop", out: "shop" });
  await send("aftercare/receive", { id: request });
  return request;
}

type Amounts = { totalAmount: number; payment: { received: number; balance: number } };

const paymentIn = ({ totalAmount, payment }: Amounts) => [
  totalAmount,
  undefined,
  payment.received,
  payment.balance,
];

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const piecesOn = ({ lines }: { lines: { quantity: number | null }[] }) =>
  sum(lines.map(({ quantity }) => quantity ?? 0));

const slipInShort = ({ items, collects }: { items: { pieces: number }[]; collects: number }) => ({
  pieces: sum(items.map(({ pieces }) => pieces)),
  collects,
});

/** The row of an order in the file that the office exports. */
async function exportedRow(OrderID: string): Promise<Record<string, string>> {
  const { body } = await ask("orders/export");
  const rows: Record<string, string>[] = parse(body, { bom: true, columns: true });
  return rows.find((row) => row.Order === OrderID) ?? {};
}

test("every surface shows the sums of one order alike, from its placing to an exchange", async () => {
  const id = await place({
    phone,
    city: "lahore",
    items: [
      { ...plainLine, quantity: 3 },
      { ...plainLine, sizes: "L" },
    ],
    coupon: "TENTH",
  });
  const edit = await editOf(id, { reduction: 75, reductionReason: "Goodwill" });
  const [ofM, ofL] = edit.items;
  await save({ ...edit, items: [{ ...ofM, quantity: 4 }, ofL] });
  expect((await newestMail(id)).replaceAll("\u00A0", " ")).toContain("Rs. 21,300");
  await arriveInTwoParcels(id);
  const collected = (await parcelsOf(id)).map(({ collects }) => collects);

  const [first, second] = (await parcelsOf(id)).map(({ trackingNumber }) => trackingNumber);
  const file = statement.file(
    statement.delivered(String(first), 12_780),
    statement.delivered(String(second), 8_520),
  );
  await send("payouts/apply", { number: "CPR-1", paidOn: today, file });

  const returned = await comeBack(id, 0, { kind: "return" }, "refund");
  await send("aftercare/refund", {
    id: returned,
    amount: 4260,
    how: "raast",
    reference: "BACK-1",
    on: today,
  });
  const exchanged = await comeBack(id, 1, { kind: "exchange", size: "S" }, "exchange");
  const next = await send("aftercare/exchange", { id: exchanged, size: "S" });

  const order = await get(id);
  const following = await get(next.id);
  const { key } = (
    await shop.post("/api/admin/apiKeys/create", { name: "Reads orders", rights: ["orders"] }, owner)
  ).json();
  const keyed = await shop.app.inject({
    url: `/api/v1/order?id=${id}`,
    headers: { authorization: `Bearer ${key}` },
  });
  const paper = (await ask(`orders/papers?ids=${id}`)).json().orders[0];
  const [invoice] = paper.invoices;
  const notes: number[] = invoice.partCredits.map(({ total }: { total: number }) => total);
  const row = await exportedRow(order.OrderID);

  // Each surface as it is read: what the order came to, what is due after its returns, paid, still to be paid.
  expect({
    "order page": [order.totalAmount, order.office.money.due, order.payment.received, order.payment.balance],
    tracking: paymentIn(await office.tracked(order.OrderID)),
    "packing slip": paymentIn(paper),
    invoice: [invoice.total, invoice.total - sum(notes), paper.payment.received, paper.payment.balance],
    "API for tools": paymentIn(keyed.json().order),
    "orders as a file": [row.Total, row.Due, row.Paid, row["To be paid"]].map(Number),
  }).toEqual({
    "order page": [21_300, 12_780, 12_780, 0],
    tracking: [21_300, undefined, 12_780, 0],
    "packing slip": [21_300, undefined, 12_780, 0],
    invoice: [21_300, 12_780, 12_780, 0],
    "API for tools": [21_300, undefined, 12_780, 0],
    "orders as a file": [21_300, 12_780, 12_780, 0],
  });
  expect([row["Payment method"], row["Paid by"]]).toEqual(["Cash on delivery", "Cash"]);
  expect(order.office.money).toMatchObject({ refunded: 8_520, owed: 0, openCredits: 0, toCollect: 0 });
  expect([following.totalAmount, following.payment]).toEqual([4_260, { received: 4_260, balance: 0 }]);

  // The amounts for the riders, and the pieces on the papers.
  expect(collected).toEqual([12_780, 8_520]);
  expect(paper.slips.map(slipInShort)).toEqual([
    { pieces: 3, collects: 12_780 },
    { pieces: 2, collects: 8_520 },
  ]);
  expect(notes).toEqual([4_260, 4_260]);
  expect(invoice.partCredits.map(piecesOn)).toEqual([1, 1]);
  expect(piecesOn(invoice)).toBe(5);

  // The books of the month, with the order of the exchange (4,260) in them.
  const books = (await ask("books/get")).json();
  const { lines, delivered, closing } = books.months[0];
  const amounts = Object.fromEntries(
    Object.entries<{ amount: number }>(lines).map(([line, { amount }]) => [line, amount]),
  );
  expect(amounts).toMatchObject({
    booked: 17_100 + 4_260,
    changed: 4_200,
    returned: -8_520,
    received: 12_011 + 7_921 + 4_260,
    withheld: 769 + 599,
    refunded: 8_520,
  });
  expect([delivered.amount, closing, books.open.total, books.open.overpaid.amount]).toEqual([
    12_780, 0, 0, 0,
  ]);

  // Hundredths of a rupee: 12,780 + 8,520 collected, 769.18 + 598.78 deducted.
  expect((await ask("payouts/list")).json().statements).toMatchObject([
    { rows: 2, cod: 2_130_000, net: 1_201_082 + 792_122 },
  ]);

  // Both orders: 12,780 and 4,260 are due and paid; of six pieces two came back.
  const dashboard = (await ask("dashboard/get")).json();
  expect(dashboard.total).toEqual({ orders: 2, pieces: 4, revenue: 17_040 });
  expect([dashboard.delivered.revenue, dashboard.collected.revenue, dashboard.outstanding.revenue]).toEqual([
    12_780,
    21_300 - 4_260,
    0,
  ]);
  const [customer] = (await ask("customers/list?q=03001112223")).json().items;
  expect(customer).toMatchObject({ orders: 2, spent: 17_040 });
});
