import fc from "fast-check";
import { expect, test } from "vitest";
import type { CreditNote, Invoice } from "#contract/orders/invoices.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { withTransaction } from "#database/transaction.ts";
import { addCoupon } from "#server/testing/add-coupon.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { person, plainLine } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const owner = await signInStaff(shop, "owner");
const headers = { cookie: owner.cookie };
const { office, place, get } = createOrderHelpers(shop, owner);
await addCoupon(shop.database, { code: "TENTH", kind: "percent", amount: 10 });
await shop.post("/api/admin/settings/update", { ntn: "7654321-0", strn: "32-77-8761-111-11" }, headers);

const staff = (call: string, body: object) => shop.post(`/api/admin/aftercare/${call}`, body, headers);
const invoicesOf = async (id: string): Promise<Invoice[]> => (await get(id)).office.invoices;
const setBuyer = (id: string, buyerNumber: string) =>
  shop.post("/api/admin/invoices/setBuyerNumber", { id, buyerNumber }, headers);

async function arrived(items: object[], changes: object = {}) {
  const id = await place({ items, ...changes });
  await office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: "1" }] });
  await office("deliver", { ids: [id] });
  return get(id);
}

type Order = { id: string; items: { id: string; quantity: number }[] };

/** Pieces of a line that are to come back: asked for and agreed to. */
async function agreed({ id, items }: Order, line: number, pieces: number): Promise<string> {
  const answer = await shop.post("/orders/askAftercare", {
    id,
    item: items[line]?.id,
    contact: person.phone,
    pieces,
    kind: "fault",
    reason: "sewing",
    details: "A seam is open",
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const request = answer.json().request as string;
  await staff("approve", { id: request, remedy: "refund", back: "shop", out: "shop" });
  return request;
}

/** Sends what was paid for it back, so that more of its line may be asked for. */
async function refunded(request: string): Promise<void> {
  const read = await shop.app.inject({ url: `/api/admin/aftercare/get?id=${request}`, headers });
  const amount = read.json().request.toSettle;
  const sent = { how: "raast", reference: `R${request.slice(0, 20)}`, on: "2026-11-25", amount };
  if (amount > 0)
    expect((await staff("refund", { id: request, isBeforeCash: true, ...sent })).statusCode).toBe(200);
}

const notesOf = ({ credit, partCredits }: Invoice): CreditNote[] => [
  ...partCredits,
  ...(credit ? [credit] : []),
];
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

async function expectNoGap(): Promise<void> {
  const { rows } = await pool.query("select number from credit_notes order by number");
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
}

/** The credit notes of each line of an invoice lie between nothing and the line; all of it once nothing is left. */
async function expectWithin(id: string): Promise<void> {
  const { rows } = await pool.query(
    `select i.number, (line.place - 1)::integer as place, (said ->> 'amount')::integer as amount, (said ->> 'tax')::integer as tax,
       coalesce((said ->> 'quantity')::integer, 0) as pieces,
       exists (select from credit_notes c where c.invoice_number = i.number and c.reason <> 'returned') as is_over,
       coalesce(jsonb_agg(taken) filter (where taken is not null), '[]') as taken
     from invoices i cross join jsonb_array_elements(i.lines) with ordinality as line (said, place)
       left join lateral (
         select jsonb_build_object('quantity', said -> 'quantity', 'amount', said -> 'amount', 'tax', said -> 'tax') as taken
         from credit_notes c where c.invoice_number = i.number and c.lines is null
         union all
         select one from credit_notes c cross join jsonb_array_elements(c.lines) one
         where c.invoice_number = i.number and (one ->> 'line')::integer = line.place - 1
       ) t on true
     where i.order_id = $1 group by i.number, line.place, said`,
    [id],
  );
  for (const { number, place, amount, tax, pieces, is_over, taken } of rows) {
    const of = (name: string) => sum(taken.map((one: Record<string, number>) => one[name] ?? 0));
    const what = `line ${place} of invoice ${number}`;
    for (const [name, most] of [
      ["amount", amount],
      ["tax", tax],
      ["quantity", pieces],
    ] as const) {
      if (is_over) expect([what, name, of(name)]).toEqual([what, name, most]);
      expect(of(name) * Math.sign(most), `${name} of ${what}`).toBeGreaterThanOrEqual(0);
      expect(Math.abs(of(name)), `${name} of ${what}`).toBeLessThanOrEqual(Math.abs(most));
      for (const one of taken) expect((one[name] ?? 0) * Math.sign(most)).toBeGreaterThanOrEqual(0);
    }
  }
}

test("pieces that come back are taken off the invoice by a note over them alone, with their share of tax and discount", async () => {
  const order = await arrived(
    [
      { ...plainLine, quantity: 3 },
      { ...plainLine, sizes: "L" },
    ],
    {
      coupon: "TENTH",
    },
  );
  const one = await agreed(order, 0, 1);
  expect((await staff("receive", { id: one, extra: 300 })).statusCode).toBe(200);
  const [invoice] = await invoicesOf(order.id);
  expect(invoice?.credit).toBeNull();
  const [note] = invoice?.partCredits ?? [];
  // Nine tenths of 4,750; what is given besides is no part of the sale.
  expect(note).toMatchObject({ reason: "returned", total: 4275, tax: 652 });
  expect(note?.lines.map(({ name, quantity, amount, tax }) => [name, quantity, amount, tax])).toEqual([
    ["Liberty V-Neck Set", 1, 4750, 725],
    ["Discount", null, -475, -73],
  ]);
  await refunded(one);
  const two = await agreed(order, 0, 2);
  await staff("receive", { id: two, wasted: 2 });
  const other = await agreed(order, 1, 1);
  await staff("receive", { id: other });
  const [after] = await invoicesOf(order.id);
  // All garments are back: what was paid for them, and their tax to the rupee.
  expect(after?.partCredits.map(({ total }) => total)).toEqual([4275, 8550, 4275]);
  const goods = after?.lines.filter(({ name }) => name !== "Delivery") ?? [];
  expect(sum(notesOf(after as Invoice).map(({ tax }) => tax))).toBe(sum(goods.map(({ tax }) => tax)));
  await expectWithin(order.id);
  await expectNoGap();

  const csv = await shop.app.inject({ url: "/api/admin/books/export?file=invoices", headers });
  const rows = csv.body.replace("\uFEFF", "").trimEnd().split("\r\n");
  expect(rows[0]).toBe(
    "Number,Day,Order,NTN or CNIC of the buyer,Value without tax,Tax rate,Sales tax,Total,Takes back,Reason",
  );
  const today = dayInKarachi(new Date());
  expect(rows.slice(1)).toEqual([
    `INV-000001,${today},${order.OrderID},,14492,18,2608,17100,,`,
    `CN-000001,${today},${order.OrderID},,-3623,18,-652,-4275,INV-000001,Returned`,
    ...["-7246,18,-1304,-8550", "-3623,18,-652,-4275"].map(
      (sums, index) => `CN-00000${index + 2},${today},${order.OrderID},,${sums},INV-000001,Returned`,
    ),
  ]);
});

test("an alteration, and an order without an invoice, get no note", async () => {
  const order = await arrived([plainLine]);
  const request = await agreed(order, 0, 1);
  await staff("approve", { id: request, remedy: "refund", back: "shop", out: "shop" });
  await pool.query("delete from invoices where order_id = $1", [order.id]);
  const before = await pool.query("select count(*)::integer as count from credit_notes");
  expect((await staff("receive", { id: request })).statusCode).toBe(200);
  const altered = await arrived([plainLine]);
  const asked = await shop.post("/orders/askAftercare", {
    id: altered.id,
    item: altered.items[0].id,
    contact: person.phone,
    kind: "alteration",
    reason: "too-long",
    details: "Two inches off",
  });
  const id = asked.json().request;
  await staff("approve", { id, remedy: "alteration", back: "shop", out: "shop" });
  expect((await staff("receive", { id })).statusCode).toBe(200);
  expect((await pool.query("select count(*)::integer as count from credit_notes")).rows).toEqual(before.rows);
});

test("once the buyer is corrected, what is left is taken back and what came back is off the new invoice, too", async () => {
  const order = await arrived([{ ...plainLine, quantity: 2 }]);
  const request = await agreed(order, 0, 1);
  await staff("receive", { id: request });
  expect((await setBuyer(order.id, "1234567-8")).statusCode).toBe(200);
  const invoices = await invoicesOf(order.id);
  expect(invoices.map((invoice) => notesOf(invoice).map(({ reason, total }) => [reason, total]))).toEqual([
    [
      ["returned", 4750],
      ["corrected", 4750],
    ],
    [["returned", 4750]],
  ]);
  await refunded(request);
  await staff("receive", { id: await agreed(order, 0, 1) });
  expect((await invoicesOf(order.id))[1]?.partCredits.map(({ total }) => total)).toEqual([4750, 4750]);
  await expectWithin(order.id);
  await expectNoGap();
});

/** As `agreed`, so many pieces of each line, as far as there are so many left. */
async function agreedOf(order: Order, left: number[], pieces: readonly number[]): Promise<string[]> {
  const requests: string[] = [];
  for (const [line, most] of left.entries()) {
    const count = Math.min(most, pieces[line] ?? 0);
    left[line] = most - count;
    if (count > 0) requests.push(await agreed(order, line, count));
  }
  return requests;
}

test("whatever comes back at once, notes never take back more than their invoice, and their numbers have no gap", {
  timeout: 240_000,
}, async () => {
  const lines = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 });
  const rounds = fc.array(
    fc.record({
      pieces: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }),
      corrects: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  );
  let buyer = 10_000_000;
  await fc.assert(
    fc.asyncProperty(lines, rounds, fc.boolean(), async (quantities, all, withCoupon) => {
      const items = quantities.map((quantity, index) => ({
        ...plainLine,
        quantity,
        sizes: ["S", "M", "L"][index],
      }));
      const order = await arrived(items, withCoupon ? { coupon: "TENTH" } : {});
      const left = [...quantities];
      let paid = 0;
      for (const { pieces, corrects } of all) {
        const requests = await agreedOf(order, left, pieces);
        buyer += 1;
        await Promise.all([
          // Each of them by two members of staff at once.
          ...requests.flatMap((id) => [staff("receive", { id }), staff("receive", { id })]),
          ...(corrects ? [setBuyer(order.id, String(buyer))] : []),
        ]);
        for (const request of requests) {
          const read = await shop.app.inject({ url: `/api/admin/aftercare/get?id=${request}`, headers });
          paid += read.json().request.credit;
          await refunded(request);
        }
        await expectWithin(order.id);
      }
      const standing = (await invoicesOf(order.id)).at(-1);
      expect(sum(standing?.partCredits.map(({ total }) => total) ?? [])).toBe(paid);
      await expectNoGap();
    }),
    { numRuns: 12 },
  );
});

test("the database refuses credit notes beyond the invoice, however many write at once", async () => {
  const order = await arrived([{ ...plainLine, quantity: 3 }]);
  const [invoice] = await invoicesOf(order.id);
  const pieces = JSON.stringify([{ line: 0, quantity: 2, amount: 9500, tax: 1449 }]);
  const insert =
    "insert into credit_notes (number, invoice_number, reason, lines) values ($1, $2, 'returned', $3)";
  // Without the lock of the order, and without that of the numbers: the second is under way before the first has ended.
  let second: Promise<unknown> = Promise.resolve();
  const waiting =
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await withTransaction(pool, async (client) => {
    await client.query(insert, [1_000_000, invoice?.number, pieces]);
    second = pool.query(insert, [1_000_001, invoice?.number, pieces]);
    second.catch(() => undefined);
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  });
  await expect(second).rejects.toThrow("Credit notes take back no more than their invoice has.");
  await expectWithin(order.id);
  const all = "insert into credit_notes (number, invoice_number, reason) values (2000000, $1, 'cancelled')";
  await expect(pool.query(all, [invoice?.number])).rejects.toThrow(
    "Credit notes take back no more than their invoice has.",
  );
});
