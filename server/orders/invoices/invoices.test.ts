import fc from "fast-check";
import { expect, test } from "vitest";
import type { Invoice } from "#contract/orders/invoices.ts";
import { withTransaction } from "#database/transaction.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { plainLine } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { askForLess } from "../ledger/ask-for-less.ts";
import { creditInvoice } from "./credit-notes.ts";
import { issueInvoice } from "./printed-invoices.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const owner = await signInStaff(shop, "owner");
const headers = { cookie: owner.cookie };
const { office, place, editOf, save, get } = createOrderHelpers(shop, owner);

const invoicesOf = async (id: string): Promise<Invoice[]> => {
  const answer = await shop.app.inject({ url: `/api/admin/orders/papers?ids=${id}`, headers });
  return answer.json().orders[0].invoices;
};
const dispatch = (id: string) =>
  office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: "1" }] });
const issue = (...ids: string[]) => shop.post("/api/admin/invoices/issue", { ids }, headers);
const setBuyer = (id: string, buyerNumber: string) =>
  shop.post("/api/admin/invoices/setBuyerNumber", { id, buyerNumber }, headers);
const setSettings = async (body: object) => {
  const answer = await shop.post("/api/admin/settings/update", body, headers);
  expect(answer.statusCode, answer.body).toBe(200);
};

/** All numbers of a kind, which must have no gap and no repeat. */
async function expectNoGap(): Promise<void> {
  for (const [table, column] of [
    ["invoices", "invoices"],
    ["credit_notes", "credit_notes"],
  ] as const) {
    const { rows } = await pool.query(`select number from ${table} order by number`);
    const numbers = rows.map(({ number }) => number);
    expect([table, numbers]).toEqual([table, Array.from(numbers, (_, index) => index + 1)]);
    const given = await pool.query(`select ${column} as last from paper_numbers`);
    expect([table, given.rows[0].last]).toEqual([table, numbers.length]);
  }
}

test("an order gets its invoice when it leaves, and a credit note when it comes back", async () => {
  const id = await place();
  expect(await invoicesOf(id)).toEqual([]);
  await dispatch(id);
  const [invoice] = await invoicesOf(id);
  expect(invoice).toMatchObject({ total: 5000, tax: 0, taxRate: null, strn: "", credit: null });
  expect(invoice?.lines.map(({ name, quantity, amount }) => [name, quantity, amount])).toEqual([
    ["Liberty V-Neck Set", 1, 4750],
    ["Delivery", null, 250],
  ]);
  expect((await issue(id)).json()).toMatchObject({ issued: 0 });
  await office("cancel", { id, reason: "Refused" });
  const after = await invoicesOf(id);
  expect(after).toEqual([{ ...invoice, credit: { ...after[0]?.credit, reason: "cancelled" } }]);
  expect((await issue(id)).json()).toMatchObject({ issued: 0 });
  await expectNoGap();
});

test("one that is changed or whose buyer is corrected is cancelled and issued again", async () => {
  const id = await place();
  expect((await issue(id, id)).json()).toMatchObject({ issued: 1 });
  await save(await editOf(id, { address: "Another street 5" }));
  expect((await invoicesOf(id)).map(({ credit }) => credit)).toEqual([null]);
  const edit = await editOf(id);
  await save({ ...edit, items: edit.items.map((item) => ({ ...item, quantity: 2 })) });
  expect((await invoicesOf(id)).map(({ credit }) => credit?.reason)).toEqual(["edited"]);
  await dispatch(id);
  expect((await setBuyer(id, "1234567-8")).statusCode).toBe(200);
  expect((await setBuyer(id, "1234 5678")).statusCode).toBe(200);
  const invoices = await invoicesOf(id);
  expect(invoices.map(({ total, buyerNumber, credit }) => [total, buyerNumber, credit?.reason])).toEqual([
    [5000, "", "edited"],
    [9500, "", "corrected"],
    [9500, "12345678", undefined],
  ]);
  const refused = await setBuyer(id, "123");
  expect([refused.statusCode, refused.json().fields.buyerNumber]).toEqual([
    400,
    expect.stringContaining("NTN"),
  ]);
  expect((await get(id)).office).toMatchObject({ buyerNumber: "12345678", invoices });
  await expectNoGap();
});

test("goods returned from an order that goes on are deducted by a new invoice", async () => {
  const id = await place({ items: [{ ...plainLine, quantity: 2 }] });
  await dispatch(id);
  const less = { orderId: id, actor: owner.staff.id, rupees: 4750, reason: "Too small", what: "1 x Set" };
  await withTransaction(pool, (client) => askForLess(client, less));
  const [first, second] = await invoicesOf(id);
  expect([first?.total, first?.credit?.reason, second?.total, second?.credit]).toEqual([
    9500,
    "edited",
    4750,
    null,
  ]);
  expect(second?.lines.at(-1)).toMatchObject({ name: "Discount", amount: -4750 });
  await expectNoGap();
});

test("a shop with an STRN shows the tax within its prices, by the rate of the day, and what was issued stays", async () => {
  await setSettings({ ntn: "7654321-0", strn: "32-77-8761-111-11" });
  const ids = [await place(), await place({ items: [{ ...plainLine, quantity: 3 }] })];
  for (const id of ids) await dispatch(id);
  await setSettings({
    salesTaxRates: [
      { from: "2099-01-01", percent: 30 },
      { from: "2020-01-01", percent: 20 },
    ],
  });
  const later = await place();
  await dispatch(later);
  await setSettings({ strn: "", ntn: "" });
  const unregistered = await place();
  await dispatch(unregistered);
  const [one, many] = [(await invoicesOf(ids[0] ?? ""))[0], (await invoicesOf(ids[1] ?? ""))[0]];
  expect(one).toMatchObject({
    ntn: "7654321-0",
    strn: "32-77-8761-111-11",
    taxRate: 18,
    total: 5000,
    tax: 763,
  });
  for (const invoice of [one, many]) {
    expect(invoice?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(invoice?.total);
    expect(invoice?.lines.reduce((sum, { tax }) => sum + tax, 0)).toBe(invoice?.tax);
  }
  expect((await invoicesOf(later))[0]).toMatchObject({ taxRate: 20, tax: 833 });
  expect((await invoicesOf(unregistered))[0]).toMatchObject({ taxRate: null, tax: 0, strn: "" });
});

test("numbers have no gap, also with parallel requests, rollbacks and kills", {
  timeout: 120_000,
}, async () => {
  const acts = fc.array(fc.constantFrom("dispatch", "issue", "cancel", "roll back", "kill"), {
    minLength: 8,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(acts, async (all) => {
      const ids = await Promise.all(all.map(() => place()));
      await Promise.all(
        all.map(async (act, index) => {
          const id = ids[index] ?? "";
          if (act === "dispatch") await dispatch(id);
          if (act === "issue") await Promise.all([issue(id), issue(id), dispatch(id)]);
          if (act === "cancel") {
            await issue(id);
            await Promise.all([
              office("cancel", { id, reason: "No" }),
              office("cancel", { id, reason: "No" }),
            ]);
          }
          if (act === "roll back" || act === "kill") {
            const ended = withTransaction(pool, async (client) => {
              await issueInvoice(client, id);
              await creditInvoice(client, id, "corrected");
              await issueInvoice(client, id);
              if (act === "kill") await client.query("select pg_terminate_backend(pg_backend_pid())");
              throw new Error("Rolled back");
            });
            await expect(ended).rejects.toThrow();
          }
        }),
      );
      await expectNoGap();
      const { rows } = await pool.query(
        `select count(*)::integer as count from invoices i where not exists (
           select from credit_notes c where c.invoice_number = i.number and c.reason <> 'returned') group by order_id having count(*) > 1`,
      );
      expect(rows).toEqual([]);
    }),
    { numRuns: 8 },
  );
});
