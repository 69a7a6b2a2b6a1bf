import { afterAll, expect, test } from "vitest";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { addCoupon } from "../../testing/add-coupon.ts";
import { plainLine } from "../../testing/guest-order.ts";
import { createOrderHelpers } from "../../testing/order-helpers.ts";
import { createParcelShop } from "../../testing/parcel-shop.ts";
import { postEx as statement } from "../../testing/payout-files.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";

/*
 * An order of which a part has arrived, with each sum worked out by hand. A set costs 4,750; sales tax of 18 % is in
 * the price.
 *
 * placed    3 of M, 1 of L     4 x 4,750 = 19,000, a tenth off by its coupon (1,900), delivery free       17,100
 * parcels   2 of M             17,100 x 2/4, arrives                                                       8,550
 *           1 of M             half of what is left, still in the shop                                     4,275
 *           1 of L             the rest, comes back                                                        4,275
 * cancelled 1 of M, 1 of L     nine tenths of 2 x 4,750                                                    8,550
 * so        due 17,100 - 8,550 = 8,550; the invoice over it has 2 sets at 9,500, 950 off, tax 8,550 x 18/118 = 1,304
 * payout    fee 222.40, tax on it 35.58, 2 % + 2 % of 8,550 = 342: deducted 599.98, paid 7,950.02; ledger 600 and 7,950
 */
const desk = await createParcelShop();
afterAll(desk.close);
const { shop, pool, manager, postEx, book, parcelsOf, followAll, tracked } = desk;
const { get, place, office, newestMail } = createOrderHelpers(shop, manager);
const owner = { cookie: (await signInStaff(shop, "owner")).cookie };
const today = dayInKarachi(new Date());
const phone = "0300 1112223";
await addCoupon(shop.database, { code: "TENTH", kind: "percent", amount: 10 });
await shop.post("/api/admin/settings/update", { ntn: "7654321-0", strn: "32-77-8761-111-11" }, owner);
await pool.query(
  "insert into product_stock (product_id, size, pieces) select id, unnest(sizes), 100 from products where id = $1",
  [plainLine._id],
);
await shop.services.catalogVersion.catchUp();

const ask = async (path: string) => {
  const answer = await desk.get(`/api/admin/${path}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const admin = (call: string, body: object) => shop.post(`/api/admin/${call}`, body, owner);

/** How many of M and of L are on the shelf more or less than at the start of a test. */
async function countStock(): Promise<() => Promise<number[]>> {
  const read = async (): Promise<number[]> =>
    (
      await pool.query(
        "select pieces from product_stock where product_id = $1 and size in ('L', 'M') order by size desc",
        [plainLine._id],
      )
    ).rows.map((row) => row.pieces);
  const begun = await read();
  return async () => (await read()).map((pieces, index) => pieces - (begun[index] ?? 0));
}

async function placeHalf(changes: object = {}) {
  const items = [
    { ...plainLine, sizes: "M", quantity: 3 },
    { ...plainLine, sizes: "L" },
  ];
  const id = await place({ phone, city: "lahore", items, coupon: "TENTH", ...changes });
  const { OrderID, items: lines } = await get(id);
  return { id, OrderID, m: lines[0].id as string, l: lines[1].id as string };
}

/** Two of M have arrived, one of M is booked, one of L came back. */
async function halfDelivered() {
  const order = await placeHalf();
  const { id, m, l } = order;
  const parts: [string, number][] = [
    [m, 2],
    [m, 1],
    [l, 1],
  ];
  for (const [index, [item, pieces]] of parts.entries())
    expect(await book(id, { part: { parcels: index, items: [{ id: item, pieces }] } })).toBe("asked");
  await followAll();
  const parcels = await parcelsOf(id);
  expect(parcels.map(({ collects }) => collects)).toEqual([8_550, 4_275, 4_275]);
  const [first, second, third] = parcels.map((parcel) => ({ id: parcel.id, number: parcel.trackingNumber }));
  if (!first || !second || !third) throw new Error("There are no three parcels.");
  postEx.happen(first.number, "0005", "Delivered");
  postEx.happen(third.number, "0007", "Returned");
  await followAll();
  expect((await get(id)).orderProgress).toBe("Dispatched");
  return { ...order, first, second, third };
}

const cancelRest = (id: string, more: object = {}) =>
  office("cancelRest", { id, reason: "Not sewn in time", lessDue: 8_550, ...more });

const placesOf = async (id: string): Promise<object[]> =>
  (await get(id)).pieces.map(({ places }: { places: object }) => places);

test("every surface shows what is left of an order once its rest is cancelled", async () => {
  const moved = await countStock();
  const { id, OrderID, m, l, first, second, third } = await halfDelivered();
  expect(await moved()).toEqual([-3, -1]);
  const answers = await Promise.all([1, 2, 3].map(() => cancelRest(id)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);

  // Its parcels: one is to be called off, one waits to be checked in.
  expect(await placesOf(id)).toEqual([{ customer: 2, parcel: 1 }, { parcel: 1 }]);
  expect(await moved()).toEqual([-3, -1]);
  await followAll();
  expect((await parcelsOf(id)).map(({ state }) => state)).toEqual(["delivered", "cancelled", "returned"]);
  expect(postEx.parcels.find(({ trackingNumber }) => trackingNumber === second.number)?.cancelled).toBe(true);
  expect(await placesOf(id)).toEqual([{ customer: 2, cancelled: 1 }, { parcel: 1 }]);
  expect(await moved()).toEqual([-2, -1]);
  const waiting = (await ask("parcels/work?list=returned")).items.map((one: { id: string }) => one.id);
  expect(waiting).toContain(third.id);
  const back = { id, parcel: third.id, reason: "Came back", items: [{ id: l, toRepair: 0, wasted: 0 }] };
  expect((await admin("parcels/checkIn", back)).statusCode).toBe(200);
  expect((await admin("parcels/checkIn", back)).statusCode).toBe(409);
  expect(await placesOf(id)).toEqual([{ customer: 2, cancelled: 1 }, { stock: 1 }]);
  expect(await moved()).toEqual([-2, 0]);

  const mail = (await newestMail(id)).replaceAll("\u00A0", " ");
  const { rows: mails } = await pool.query(
    "select kind, data ->> 'progress' as progress from outgoing_mails where data ->> 'orderId' = $1 order by id desc limit 2",
    [id],
  );
  expect(mails).toEqual([
    { kind: "order-changed", progress: "Delivered" },
    { kind: "order-edited", progress: null },
  ]);
  expect(mail).not.toContain("17,100");

  const statements = await admin("payouts/apply", {
    number: "CPR-1",
    paidOn: today,
    file: statement.file(statement.delivered(first.number, 8_550)),
  });
  expect(statements.statusCode, statements.body).toBe(200);

  const order = await get(id);
  const paper = (await ask(`orders/papers?ids=${id}`)).orders[0];
  const [before, invoice] = paper.invoices;
  const sums = ({ totalAmount, payment }: typeof order) => [totalAmount, payment.received, payment.balance];
  expect({
    "order page": sums(order),
    tracking: sums(await tracked(OrderID)),
    paper: sums(paper),
    invoice: [invoice.total, paper.payment.received, paper.payment.balance],
  }).toEqual({
    "order page": [8_550, 8_550, 0],
    tracking: [8_550, 8_550, 0],
    paper: [8_550, 8_550, 0],
    invoice: [8_550, 8_550, 0],
  });
  expect(order).toMatchObject({ orderProgress: "Delivered", reductionReason: "Not sewn in time" });
  expect(order.office).toMatchObject({ rest: null, money: { due: 8_550, owed: 0, toCollect: 0 } });
  expect(order.items.map(({ notTaken }: { notTaken?: number }) => notTaken)).toEqual([1, 1]);

  // The first invoice is taken back whole; the second has what its customer keeps.
  expect([before.total, before.credit.total, before.credit.tax]).toEqual([17_100, 17_100, before.tax]);
  expect([invoice.credit, invoice.tax]).toEqual([null, 1_304]);
  type Line = { name: string; size?: string; quantity: number | null; amount: number };
  expect(invoice.lines.map(({ size, quantity, amount }: Line) => [size, quantity, amount])).toEqual([
    ["M", 2, 9_500],
    [undefined, null, -950],
  ]);
  expect(
    paper.slips.map(({ items, collects }: { items: { pieces: number }[]; collects: number }) => [
      items.map(({ pieces }) => pieces),
      collects,
    ]),
  ).toEqual([[[2], 8_550]]);

  const { lines, delivered, closing } = (await ask("books/get")).months[0];
  const amountOf = (line: string) => lines[line].amount;
  expect([amountOf("booked"), amountOf("changed"), amountOf("received"), amountOf("withheld")]).toEqual([
    17_100, -8_550, 7_950, 600,
  ]);
  expect([delivered.amount, closing]).toEqual([8_550, 0]);
  const dashboard = await ask("dashboard/get");
  expect(dashboard.total).toEqual({ orders: 1, pieces: 2, revenue: 8_550 });
  expect([dashboard.collected.revenue, dashboard.delivered.revenue]).toEqual([8_550, 8_550]);
  const [customer] = (await ask("customers/list?q=03001112223")).items;
  expect(customer.spent).toBe(8_550);

  // Cancelled pieces cannot be sent back, and the others are worth the amount paid for them.
  const giveBack = (item: string, pieces: number) =>
    shop.post("/orders/askAftercare", {
      id,
      contact: phone,
      item,
      pieces,
      kind: "return",
      reason: "changed-mind",
    });
  expect((await giveBack(l, 1)).statusCode).toBe(409);
  expect((await giveBack(m, 3)).json().error).toContain("2");
  const { request } = (await giveBack(m, 2)).json();
  expect((await ask(`aftercare/get?id=${request}`)).request.garment.paid).toBe(8_550);
});

test("an order of which a part has arrived is not cancelled whole, and the rest is asked about first", async () => {
  const { id, m, l } = await halfDelivered();
  const whole = await office("cancel", { id, reason: "No" });
  expect([whole.statusCode, whole.json().error]).toEqual([
    409,
    "A part of this order was delivered and stays with the customer: cancel the rest.",
  ]);
  const { actions, office: seen } = await get(id);
  expect([actions.cancel.may, actions.cancelRest.may]).toEqual(["not", "ask"]);
  const question =
    "The customer keeps: 2 x Liberty V-Neck Set, M. Cancelled: 1 x Liberty V-Neck Set, M, 1 x Liberty V-Neck Set, L. " +
    "Rs. 8,550 is taken off. New total: Rs. 8,550. Of this, Rs. 8,550 is still to be paid.";
  expect(seen.rest).toEqual({ lessDue: 8_550, question });
  const unasked = await cancelRest(id, { acknowledged: [] });
  expect([unasked.statusCode, unasked.json().code, unasked.json().error]).toEqual([
    409,
    "ASK_FIRST",
    question,
  ]);
  // Somebody has read another sum.
  expect((await cancelRest(id, { lessDue: 4_275 })).json().error).toBe(question);
  for (const [body, status] of [
    [{ lessDue: -1 }, 400],
    [{ lessDue: 0.5 }, 400],
    [{ reason: " " }, 400],
    [{ id: "no-order" }, 404],
  ] as const)
    expect([body, (await cancelRest(id, body)).statusCode]).toEqual([body, status]);
  const asCustomer = await shop.post("/orders/updateOrder", { id, orderProgress: "Cancelled" });
  expect(asCustomer.statusCode).toBe(409);
  expect(await get(id)).toMatchObject({ orderProgress: "Dispatched", totalAmount: 17_100 });
  expect((await get(id)).items.map(({ id }: { id: string }) => id)).toEqual([m, l]);
});

test("an order of which nothing has arrived, or all of it, has no rest", async () => {
  const { id, m, l } = await placeHalf();
  expect((await cancelRest(id)).statusCode).toBe(409);
  await book(id, { part: { parcels: 0, items: [{ id: m, pieces: 3 }] } });
  await book(id, { part: { parcels: 1, items: [{ id: l, pieces: 1 }] } });
  await followAll();
  const [one, other] = await parcelsOf(id);
  postEx.happen(one?.trackingNumber ?? "", "0003", "At PostEx Warehouse");
  await followAll();
  expect((await cancelRest(id)).statusCode).toBe(409);
  for (const parcel of [one, other]) postEx.happen(parcel?.trackingNumber ?? "", "0005", "Delivered");
  await followAll();
  expect((await get(id)).orderProgress).toBe("Delivered");
  expect((await cancelRest(id)).statusCode).toBe(409);
  expect((await get(id)).office.rest).toBeNull();
});

test("money paid ahead for the rest is owed to the customer, and the delivery is not undone", async () => {
  const { id, m } = await placeHalf();
  const paid = { id, kind: "received", amount: 17_100, how: "raast", on: today, reference: "AHEAD-1" };
  expect((await office("enterPayment", paid)).statusCode).toBe(200);
  await book(id, { part: { parcels: 0, items: [{ id: m, pieces: 3 }] } });
  await followAll();
  postEx.happen((await parcelsOf(id))[0]?.trackingNumber ?? "", "0005", "Delivered");
  await followAll();
  const { rest } = (await get(id)).office;
  expect(rest).toEqual({
    lessDue: 4_275,
    question:
      "The customer keeps: 3 x Liberty V-Neck Set, M. Cancelled: 1 x Liberty V-Neck Set, L. " +
      "Rs. 4,275 is taken off. New total: Rs. 12,825. Rs. 4,275 is to be refunded.",
  });
  const moved = await countStock();
  expect((await cancelRest(id, { lessDue: 4_275 })).statusCode).toBe(200);
  expect(await moved()).toEqual([0, 1]);
  expect(await placesOf(id)).toEqual([{ customer: 3 }, { cancelled: 1 }]);
  expect((await get(id)).office.money).toMatchObject({ due: 12_825, paid: 17_100, owed: 4_275 });
  const owed = (await ask("orders/list?cash=owed")).items.map((order: { id: string }) => order.id);
  expect(owed).toEqual([id]);
  const undone = await office("undoDelivery", { id, reason: "Another order" });
  expect([undone.statusCode, undone.json().error]).toEqual([
    409,
    "The rest of this order was cancelled; all the other pieces were delivered.",
  ]);
});

test("what its courier has lost is cancelled with the rest, and goes to no stock", async () => {
  const { id, second, third } = await halfDelivered();
  await pool.query("update parcels set state = 'lost', next_at = null where id = any($1)", [
    [second.id, third.id],
  ]);
  const moved = await countStock();
  expect((await cancelRest(id, { acknowledged: questionCodes })).statusCode).toBe(200);
  await followAll();
  expect(await moved()).toEqual([0, 0]);
  expect(await placesOf(id)).toEqual([{ customer: 2, lost: 1 }, { lost: 1 }]);
});

test("its customer reads in a mail and on tracking what they do not get", async () => {
  const { id, OrderID } = await halfDelivered();
  await cancelRest(id);
  const { rows } = await pool.query(
    "update outgoing_mails set created_at = now() where data ->> 'orderId' = $1 and kind = 'order-edited' returning id",
    [id],
  );
  await pool.query("delete from outgoing_mails where data ->> 'orderId' = $1 and id > $2", [id, rows[0].id]);
  const mail = (await newestMail(id)).replaceAll("\u00A0", " ").replaceAll(/\s+/g, " ");
  expect(mail).toContain("Cancelled: 1 x Liberty V-Neck Set, M, 1 x Liberty");
  expect(mail).toContain("Not sewn in time");
  expect(mail).toContain("For what has arrived you pay Rs. ");
  expect(mail).not.toContain("when it is delivered");
  expect(mail.match(/Not delivered:? 1/gi)).toHaveLength(2);
  const { items } = await tracked(OrderID);
  expect(items.map(({ notTaken }: { notTaken?: number }) => notTaken)).toEqual([1, 1]);
});
