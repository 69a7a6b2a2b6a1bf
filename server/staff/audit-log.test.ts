import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { dayInKarachi, dayNumber, dayOfNumber } from "#contract/values/karachi-time.ts";
import { withTransaction } from "#database/transaction.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { guestOrder } from "../testing/guest-order.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";
import { type Change, recordChange } from "./record-change.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const { staff, cookie } = await signInStaff(shop, "manager");

const change = (parts: Partial<Change>): Change => ({
  staff,
  action: "order.dispatch",
  subject: { kind: "order", id: randomUUID() },
  before: null,
  after: null,
  ...parts,
});

async function list(query: Record<string, string> = {}) {
  const url = `/api/admin/auditLog/list?${new URLSearchParams(query)}`;
  return (await shop.app.inject({ url, headers: { cookie } })).json();
}

test("records actor, action, subject and only the changed values in an entry", async () => {
  const subject = { kind: "product", id: "TB-1" };
  await recordChange(
    pool,
    change({
      action: "product.update",
      subject,
      before: { name: "Scrubs", price: 3000, sizes: ["S", "M"], tags: { fit: "slim" } },
      after: { name: "Scrubs", price: 3200, sizes: ["S", "M", "L"], tags: { fit: "slim" }, hidden: true },
    }),
  );
  expect((await list({ subjectKind: "product", subjectId: "TB-1" })).items).toMatchObject([
    {
      staff: { id: staff.id, name: staff.name },
      action: "product.update",
      subject,
      before: { price: 3000, sizes: ["S", "M"] },
      after: { price: 3200, sizes: ["S", "M", "L"], hidden: true },
    },
  ]);
  const [entry] = (await list({ subjectKind: "product", subjectId: "TB-1" })).items;
  expect([Object.keys(entry.before), Object.keys(entry.after)]).toEqual([
    ["price", "sizes"],
    ["price", "sizes", "hidden"],
  ]);
});

test("a rolled-back change leaves no entry", async () => {
  const subject = { kind: "order", id: "rolled back" };
  const work = withTransaction(pool, async (client) => {
    await recordChange(client, change({ subject }));
    throw new Error("no");
  });
  await expect(work).rejects.toThrow("no");
  expect((await list({ subjectKind: "order", subjectId: "rolled back" })).items).toEqual([]);
});

test.each(["password", "passwordHash", "resetToken", "secret", "codeDigest"])(
  "refuses a fact called %s at any depth",
  async (name) => {
    const record = recordChange(pool, change({ after: { customer: [{ [name]: "x" }] } }));
    await expect(record).rejects.toThrow(`The audit log keeps no ${name}.`);
  },
);

test("changes and deletes no entry", async () => {
  await recordChange(pool, change({}));
  for (const statement of ["update audit_log set action = 'nothing'", "delete from audit_log"]) {
    await expect(pool.query(statement)).rejects.toThrow("The audit log is only added to.");
  }
});

test("continues pages where the previous one ended, however many entries were added meanwhile", async () => {
  const subject = (index: number) => ({ kind: "review", id: String(index) });
  for (let index = 0; index < 60; index += 1) await recordChange(pool, change({ subject: subject(index) }));
  const first = await list({ subjectKind: "review" });
  await recordChange(pool, change({ subject: subject(60) }));
  const second = await list({ subjectKind: "review", after: first.next });
  const ids = [...first.items, ...second.items].map((entry: { subject: { id: string } }) => entry.subject.id);
  expect(ids).toEqual(Array.from({ length: 60 }, (_, index) => String(59 - index)));
  expect([first.items.length, second.next]).toEqual([50, null]);
});

test("filters entries by member of staff, and finds none for an unknown id", async () => {
  const other = await signInStaff(shop, "owner");
  await recordChange(pool, change({ staff: other.staff }));
  expect((await list({ staff: other.staff.id })).items).toMatchObject([{ staff: { id: other.staff.id } }]);
  for (const query of [{ staff: "x" }, { staff: randomUUID() }, { after: "x" }, { subjectKind: "x" }]) {
    expect(await list(query)).toMatchObject({ items: [], next: null });
  }
});

test("finds entries by a typed order number, and by days of Karachi", async () => {
  const placed = (await shop.post("/orders/createOrderAsGuest", guestOrder())).json();
  const tracked = await shop.post("/orders/trackOrder", { OrderID: placed.OrderID });
  const { id } = tracked.json().order;
  await recordChange(pool, change({ subject: { kind: "order", id } }));
  const typed = placed.OrderID.toLowerCase().replaceAll("-", " ");
  expect((await list({ order: typed })).items).toMatchObject([
    { subject: { kind: "order", id, number: placed.OrderID } },
  ]);
  expect((await list({ order: "TB-0000-0000-0000" })).items).toEqual([]);
  expect((await list({ order: "nonsense" })).items).toEqual([]);

  const today = dayInKarachi(new Date());
  const tomorrow = dayOfNumber(dayNumber(today) + 1);
  const found = async (query: Record<string, string>) =>
    (await list({ order: typed, ...query })).items.length;
  expect(await found({ from: today, to: today })).toBe(1);
  expect(await found({ from: tomorrow })).toBe(0);
  expect(await found({ to: dayOfNumber(dayNumber(today) - 1) })).toBe(0);
  expect((await list()).people).toContainEqual({ id: staff.id, name: staff.name });
  const refused = await shop.app.inject({
    url: "/api/admin/auditLog/list?from=2026-02-31",
    headers: { cookie },
  });
  expect(refused.statusCode).toBe(400);
});

test.each([
  "true",
  `staff_id = '${randomUUID()}'`,
  "subject_kind = 'order'",
  "subject_kind = 'order' and subject_id = 'x'",
])("reads an index in its order for the list where %s", async (condition) => {
  const client = await pool.connect();
  try {
    await client.query("begin");
    // The table is small: disable other plans to see what the index can do.
    await client.query(
      "set local enable_seqscan = off; set local enable_sort = off; set local enable_bitmapscan = off",
    );
    const { rows } = await client.query<{ "QUERY PLAN": string }>(
      `explain select * from audit_log where ${condition} order by id desc limit 51`,
    );
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("Index Scan Backward");
    expect(plan).not.toContain("Sort");
  } finally {
    await client.query("rollback");
    client.release();
  }
});
