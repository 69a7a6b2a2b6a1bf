import fc from "fast-check";
import { expect, test } from "vitest";
import type { BookMonth, Books } from "#contract/reports/books.ts";
import { bookLines } from "#contract/reports/books.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { fullHistory, histories, ReckonedBooks } from "#server/testing/random-histories.ts";
import { live } from "#server/testing/random-history.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const manager = await signInStaff(shop, "manager");
const headers = { cookie: manager.cookie };
const { office, place, editOf, save } = createOrderHelpers(shop, manager);
const today = dayInKarachi(new Date());

async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await shop.app.inject({ url: `/api/admin/books/${path}`, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const books = (year?: number) => ask<Books>(`get${year === undefined ? "" : `?year=${year}`}`);

async function allMonths(): Promise<Map<string, BookMonth>> {
  const { years } = await books();
  const months: BookMonth[] = [];
  for (const year of years) months.push(...(await books(year)).months);
  return new Map(months.map((month) => [month.month, month]));
}

type Entry = { id: string; amount: number; day: string; reference: string };
async function entriesOf(line: string, month: string): Promise<Entry[]> {
  const all: Entry[] = [];
  for (let after = ""; ; ) {
    const page = await ask<{ items: Entry[]; next: string | null }>(
      `entries?line=${line}&month=${month}${after && `&after=${after}`}`,
    );
    all.push(...page.items);
    if (page.next === null) return all;
    after = page.next;
  }
}
const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);

const openSums = ({ open }: Books) => ({
  outstanding: open.outstanding.reduce((total, courier) => total + courier.total.amount, 0),
  notDelivered: open.notDelivered.amount,
  overpaid: open.overpaid.amount,
});

async function courierSums() {
  const sums = new ReckonedBooks().paisa;
  for (const year of (await books()).years)
    for (const row of (await books(year)).couriers)
      for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += row[name];
  return sums;
}

test("books equal a model without the database after any history", {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const reckoned = new ReckonedBooks();
      const [monthsBefore, before, couriersBefore] = [await allMonths(), await books(), await courierSums()];
      const orders = await live(shop, manager, history, reckoned);
      const [months, after] = [await allMonths(), await books()];
      for (const name of new Set([...reckoned.months.keys(), today.slice(0, 7)])) {
        for (const line of [...bookLines, "delivered"] as const) {
          const of = (month: BookMonth | undefined) =>
            (line === "delivered" ? month?.delivered : month?.lines[line])?.amount ?? 0;
          const figure = of(months.get(name));
          expect([name, line, figure - of(monthsBefore.get(name))]).toEqual([
            ...[name, line, reckoned.amountOf(line, name)],
          ]);
          // Each figure is the sum of the entries that it links to.
          expect([name, line, sum(await entriesOf(line, name))]).toEqual([name, line, figure]);
        }
      }
      const balanceOf = (is: (order: (typeof orders)[number]) => boolean) =>
        orders.filter(is).reduce((total, { balance }) => total + balance, 0);
      const was = openSums(before);
      expect(openSums(after)).toEqual({
        outstanding:
          was.outstanding + balanceOf(({ progress, balance }) => progress === "Delivered" && balance > 0),
        notDelivered:
          was.notDelivered + balanceOf(({ progress, balance }) => progress !== "Delivered" && balance > 0),
        overpaid: was.overpaid + balanceOf(({ balance }) => balance < 0),
      });
      // Cross-check: bookings less later changes equal the ledgers' balance, by orders and by months.
      const { rows } = await pool.query(
        "select sum(case when kind in ('due', 'refunded') then amount else -amount end)::integer as sum from order_ledger",
      );
      expect([after.open.total, after.months[0]?.closing]).toEqual([rows[0].sum, rows[0].sum]);
      const couriers = await courierSums();
      for (const [name, amount] of Object.entries(reckoned.paisa))
        expect([
          name,
          couriers[name as keyof typeof couriers] - couriersBefore[name as keyof typeof couriers],
        ]).toEqual([name, amount]);
    }),
    { numRuns: 20, examples: [[fullHistory]] },
  );
});

const { rows: columns } = await pool.query<{ names: string }>(
  `select string_agg(column_name, ', ') as names from information_schema.columns
   where table_name = 'orders' and column_name not in ('id', 'number', 'created_at')`,
);

async function copies(id: string, moments: readonly string[]): Promise<void> {
  const names = columns[0]?.names ?? "";
  await pool.query(
    `insert into orders (id, number, created_at, ${names})
     select gen_random_uuid(), 'B' || lpad((random() * 1e10)::bigint::text, 11, '0'), at::timestamptz, ${names}
     from orders, unnest($2::text[]) at where id = $1`,
    [id, moments],
  );
  await pool.query(
    "insert into uncounted_days select (unnest($1::timestamptz[]) at time zone 'Asia/Karachi')::date on conflict do nothing",
    [moments],
  );
}

test("begins months and tax years at midnight in Karachi", async () => {
  const id = await place();
  const [june, july] = ["2024-06-30T18:59:59Z", "2024-06-30T19:00:00Z"];
  await copies(id, [june, july, july]);
  await books();
  const [of2024, of2025] = [await books(2024), await books(2025)];
  expect(of2024.months.at(0)).toMatchObject({
    month: "2024-06",
    opening: 0,
    closing: 5000,
    lines: { booked: { entries: 1, amount: 5000 } },
  });
  expect(of2025.months.at(-1)).toMatchObject({
    month: "2024-07",
    opening: 5000,
    closing: 15_000,
    lines: { booked: { entries: 2, amount: 10_000 } },
  });
  expect(sum(await entriesOf("booked", "2024-07"))).toBe(10_000);
});

test("lists outstanding amounts by days since delivery, and by courier in any spelling", async () => {
  const before = new Map((await books()).open.outstanding.map(({ courier, ages }) => [courier, ages]));
  const ages = [0, 7, 8, 14, 15, 30, 31, 200];
  for (const [index, days] of ages.entries()) {
    const id = await place();
    const courier = index % 2 === 0 ? "=Leopards" : "=leopards ";
    await office("dispatch", { courier, orders: [{ id, consignmentNumber: "" }] });
    await office("deliver", { ids: [id] });
    await pool.query(
      "update order_history set at = at - $2 * interval '1 day' where order_id = $1 and progress = 'Delivered'",
      [id, days],
    );
  }
  const { open } = await books();
  const leopards = open.outstanding.find(({ courier }) => courier.toLowerCase() === "=leopards");
  expect(leopards?.ages.map(({ entries, amount }) => [entries, amount])).toEqual(Array(4).fill([2, 10_000]));
  expect(before.has("=Leopards")).toBe(false);
  const listed = await ask<{ items: object[] }>("open?kind=outstanding&age=8-14&courier=%3DLEOPARDS");
  expect(listed.items).toHaveLength(2);
});

const file = async (query: string) => {
  const answer = await shop.app.inject({ url: `/api/admin/books/export?${query}`, headers });
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
  return answer.body.replace("\uFEFF", "").trimEnd().split("\r\n");
};

test("exports the figures of the pages, without executable cells", async () => {
  const { year, months, open } = await books();
  const [head, ...rows] = await file("file=months");
  expect(head).toBe(
    "Month,To be paid before,Ordered,Changed by edits,Cancelled,Charged,Came back,Received,Refunded,Withheld by couriers,Written off,Delivered,To be paid after",
  );
  expect(rows.at(-1)?.split(",").slice(0, 3)).toEqual([
    ...[months[0]?.month, String(months[0]?.opening), String(months[0]?.lines.booked.amount)],
  ]);
  const entries = (await file(`file=entries&year=${year}`)).slice(1).map((row) => row.split(","));
  const booked = entries.filter(([, , line]) => line === "Ordered");
  expect(booked.reduce((total, row) => total + Number(row[3]), 0)).toBe(
    sum(months.map(({ lines }) => lines.booked)),
  );
  const orders = (await file("file=open")).slice(1);
  expect(orders.reduce((total, row) => total + Number(row.split(",").at(-1)), 0)).toBe(open.total);
  expect(orders.some((row) => row.includes(",'=Leopards,"))).toBe(true);
  for (const paidOut of ["couriers", "payouts"]) {
    const named = (await file(`file=${paidOut}`)).slice(1).map((row) => row.split(",")[1] ?? "");
    expect(new Set(named)).toEqual(new Set(["PostEx"]));
  }
  const { rows: audit } = await pool.query("select after from audit_log where action = 'books.export'");
  expect(audit).toContainEqual({ after: { file: "entries", year } });
});

test.each([
  "get?year=abc",
  "get?year=1999",
  "entries?line=booked&month=2026-13",
  "entries?line=profit&month=2026-11",
  "entries?line=booked",
  "open?kind=lost",
  "payoutRows?month=2026-11",
  "export?file=all",
])("refuses %s", async (path) => {
  const answer = await shop.app.inject({ url: `/api/admin/books/${path}`, headers });
  expect([answer.statusCode, answer.json().code]).toEqual([400, "INVALID"]);
});

test("finds nothing for an invented cursor", async () => {
  const made = Buffer.from('[1,"x; drop table orders"]').toString("base64url");
  for (const path of [
    "entries?line=booked&month=2026-11",
    "entries?line=delivered&month=2026-11",
    "open?kind=overpaid",
  ])
    expect((await ask<{ items: [] }>(`${path}&after=${made}`)).items).toEqual([]);
});

test("counts an edit today, whenever the order was placed", async () => {
  const id = await place();
  await books();
  // As if nothing else had happened for days.
  await pool.query("update orders set created_at = created_at - interval '3 days'");
  await pool.query("update order_history set at = at - interval '3 days'");
  await pool.query("delete from uncounted_days");
  const edited = async () => (await books()).months[0]?.lines.changed.amount ?? 0;
  const before = await edited();
  const edit = await editOf(id);
  await save({ ...edit, items: edit.items.map((item) => ({ ...item, quantity: 2 })) });
  expect(await edited()).toBe(before + 4500);
});
