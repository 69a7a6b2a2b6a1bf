import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { getLiveOrders } from "#contract/reports/live-orders.ts";
import { getToday, type Today, type WaitingWork } from "#contract/reports/waiting.ts";
import { type WaitingKind, waitingKinds, waitingLists } from "#contract/reports/waiting-lists.ts";
import { waitingRoles } from "#contract/reports/waiting-roles.ts";
import { recordFailure, takeFailureBack } from "#server/platform/jobs/work-failures.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { countWaiting } from "./count-waiting.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const manager = await signInStaff(shop, "manager");
const workshop = await signInStaff(shop, "workshop");

async function get(url: string, { cookie } = manager) {
  const answer = await shop.app.inject({ url, headers: { cookie } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const today = (staff = manager): Promise<Today> => get(getToday.path, staff);

/** The calls that the pages of the lists make. */
const calls: Record<string, string> = {
  "/orders": "/api/admin/orders/list",
  "/job-tickets": "/api/admin/jobTickets/list",
  "/parcels": "/api/admin/parcels/work",
  "/returns": "/api/admin/aftercare/list",
  "/messages": "/api/admin/messages/list",
  "/mails": "/api/admin/mails/list",
  "/reviews": "/api/admin/reviews/list",
  "/texts": "/api/admin/texts/list",
  "/packing": "/api/admin/packing/list",
  "/repairs": "/api/admin/repairs/list",
};

/** How many rows the list of a kind has, all its pages. */
async function rowsOf(kind: WaitingKind): Promise<number> {
  if (kind === "latePayouts") return (await get("/api/admin/payouts/list")).late.length;
  if (kind === "shortFabric")
    return (await get("/api/admin/cloth/list")).cloths.filter(({ short }: { short: number }) => short).length;
  const [path = "", query = ""] = waitingLists[kind].split("?");
  let rows = 0;
  for (let after: string | undefined = ""; after !== undefined; ) {
    const params: URLSearchParams = new URLSearchParams(query);
    if (after) params.set("after", after);
    const page = await get(`${calls[path]}?${params}`);
    rows += page.items.length;
    after = page.next ?? undefined;
  }
  return rows;
}

const some = (share: number) => randomInt(100) < share;
const oneOf = <Value>(values: readonly Value[]): Value => {
  const value = values[randomInt(values.length)];
  if (value === undefined) throw new Error("There is nothing to choose from.");
  return value;
};

const states = [
  "asked",
  "refused",
  "booked",
  "picked",
  "attempted",
  "delivered",
  "returning",
  "returned",
  "cancelled",
];

/** Orders in any state that the columns can have, with parcels, claims, messages and mails. */
async function makeRandomShop() {
  for (let made = 0; made < 60; made += 1) {
    const placed = await shop.post("/orders/createOrderAsGuest", guestOrder({}));
    expect(placed.statusCode).toBe(201);
  }
  const { rows } = await pool.query<{ id: string }>("select id from orders");
  for (const [index, { id }] of rows.entries()) {
    await changeOrder(id, index);
    await surround(id);
  }
}

/** The first five are one at each stage of the workshop, without parcels. */
async function changeOrder(id: string, index: number) {
  const isPlain = index < 5;
  const rarely = (share: number) => !isPlain && some(share);
  const stage = isPlain ? index : randomInt(5);
  const progress = isPlain
    ? "Pending"
    : oneOf(["Pending", "Pending", "Pending", "Dispatched", "Delivered", "Cancelled"]);
  await pool.query(
    `update orders set progress = $2, confirmed_at = case when $3 then now() end, confirmed_by = case when $3 then 'customer' end,
        work_started_at = case when $4 > 0 then now() - interval '4 hours' end, cut_at = case when $4 > 1 then now() - interval '3 hours' end,
        sewn_at = case when $4 > 2 then now() - interval '2 hours' end, packed_at = case when $4 > 3 then now() - interval '1 hour' end,
        due_on = current_date + $5::integer, payment_method = case when $6 then 'transfer' else payment_method end,
        cancel_asked_at = case when $7 then now() end where id = $1`,
    [id, progress, isPlain || some(60), stage, index === 0 ? -1 : randomInt(-5, 6), rarely(20), rarely(15)],
  );
  for (let parcel = isPlain ? 0 : randomInt(1, 3); parcel > 0; parcel -= 1)
    await pool.query(
      `insert into parcels (id, order_id, courier, reference, state, attempted_at, call_off_at, city, pieces, grams, collects, asked_by)
          values (gen_random_uuid(), $1, 'postex', $2, $3, case when $4 then now() - interval '2 hours' end, case when $5 then now() end, 'Lahore', 1, 450, 0, $6)`,
      [id, `R${id.slice(-8)}${parcel}`, oneOf(states), some(80), rarely(15), manager.staff.id],
    );
}

async function surround(id: string) {
  if (some(20))
    await pool.query(
      "insert into transfer_claims (id, order_id, how, reference, amount, actor, state) values (gen_random_uuid(), $1, 'raast', $2, 100, 'guest', $3)",
      [id, `T${id.slice(-12)}`, oneOf(["open", "declined"])],
    );
  if (some(20))
    await pool.query(
      "insert into contact_messages (id, name, email, phone, message, answered_at, answered_by) values (gen_random_uuid(), '', 'a@example.com', '', '', case when $1 then now() end, case when $1 then $2::uuid end)",
      [some(50), manager.staff.id],
    );
  if (some(20))
    await pool.query(
      "insert into outgoing_texts (event, order_id, kind, state, state_at) values ($1, $2, 'order-placed', $3, now() - $4::integer * interval '1 day')",
      [`today ${id}`, id, oneOf(["failed", "sent", "unknown"]), randomInt(7)],
    );
  if (some(20))
    await pool.query(
      "insert into outgoing_mails (id, event, kind, recipient, data, given_up_at) values (gen_random_uuid(), $1, 'welcome', 'a@example.com', '{}', now() - $2::integer * interval '1 day')",
      [`today ${id}`, randomInt(7)],
    );
}

test("the number of each kind is that of the rows of its list, over random data", async () => {
  await makeRandomShop();
  const { waiting } = await today();
  expect(waiting.map(({ kind }) => kind)).toEqual(waitingKinds);
  const rows = Object.fromEntries(await inTurn(waitingKinds, async (kind) => [kind, await rowsOf(kind)]));
  expect(Object.fromEntries(waiting.map(({ kind, count }) => [kind, count]))).toEqual(rows);
  const news = await get(getLiveOrders.path);
  expect(countsOf(news.waiting)).toEqual(countsOf(waiting));
  // Of so many random orders each of these has some.
  for (const kind of [
    "toConfirm",
    "toStart",
    "toCut",
    "toPack",
    "toBook",
    "overdue",
    "deliveryFailed",
    "messages",
  ])
    expect(rows[kind], kind).toBeGreaterThan(0);
  for (const { count, since, until, kind } of waiting) {
    expect(since !== null, kind).toBe(count > 0);
    expect(until !== null, kind).toBe(kind === "deliveryFailed" && count > 0);
  }
});

const countsOf = (waiting: readonly WaitingWork[]) => waiting.map(({ kind, count }) => [kind, count]);

async function inTurn<Value, Result>(values: readonly Value[], make: (value: Value) => Promise<Result>) {
  const results: Result[] = [];
  for (const value of values) results.push(await make(value));
  return results;
}

test("the workshop sees its own work, and no report", async () => {
  const { waiting, report } = await today(workshop);
  expect(waiting.map(({ kind }) => kind)).toEqual(
    waitingKinds.filter((kind) => waitingRoles[kind].includes("workshop")),
  );
  expect(waiting.map(({ kind }) => kind)).not.toContain("toGiveBack");
  expect(report).toBeNull();
});

test("the office sees what fails, and whether backups are made", async () => {
  await recordFailure(pool, { work: "mail-server", part: "", reason: "ECONNREFUSED", times: 3 });
  const { report } = await today();
  expect(report?.failures).toMatchObject([{ work: "mail-server", reason: "ECONNREFUSED", times: 3 }]);
  expect(report?.backup).toEqual({ isOn: false, lastAt: null });
  const { rows } = await pool.query("select split_part(version(), ' ', 2) as version");
  expect(report?.database.version).toBe(rows[0].version);
  await takeFailureBack(pool, { work: "mail-server", part: "" });
});

test("the deadline of failed deliveries is that of the oldest one", async () => {
  const { rows } = await pool.query<{ at: Date }>(
    `select min(p.attempted_at) as at from parcels p where p.state = 'attempted' and p.attempted_at is not null`,
  );
  const failed = (await today()).waiting.find(({ kind }) => kind === "deliveryFailed");
  const hours = shop.services.shop.adviceHours;
  expect(failed?.until).toBe(new Date((rows[0]?.at.getTime() ?? 0) + hours * 3_600_000).toISOString());
});

test("a count that a busy database does not finish in time is left out, and no other", async () => {
  const query = (question: { text: string }) =>
    question.text.includes("10 days")
      ? Promise.reject(new Error("Query read timeout"))
      : pool.query(question);
  const busy: typeof pool = Object.create(pool, { query: { value: query } });
  const count = async (executor: typeof pool) =>
    (await countWaiting(executor, "manager", { adviceHours: 24 })).map(({ kind }) => kind);
  const all = await count(pool);
  expect(all).toContain("latePayouts");
  expect(await count(busy)).toEqual(all.filter((kind) => kind !== "latePayouts"));
});
