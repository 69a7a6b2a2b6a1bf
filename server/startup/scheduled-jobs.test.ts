import { createHash, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, measurements, plainLine } from "#server/testing/guest-order.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { runMaintenance } from "./scheduled-jobs.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const { failures } = shop.services;
const dataDir = await mkdtemp(join(tmpdir(), "housekeeping-"));
afterAll(() => rm(dataDir, { recursive: true }));
const engraving = { name: "Dr. Zoya", position: "left" };

async function keptOf(column: string, table: string): Promise<string[]> {
  const { rows } = await pool.query(`select ${column}::text as kept from ${table} order by 1`);
  return rows.map(({ kept }) => kept);
}

test("sessions go a week after their time is up", async () => {
  const { user } = await signIn(shop);
  await pool.query("delete from sessions");
  const ages = [
    { used: 1, made: 36 },
    { used: 20, made: 20 },
    { used: 1, made: 38 },
    { used: 22, made: 22 },
  ];
  for (const [index, { used, made }] of ages.entries()) {
    await pool.query(
      `insert into sessions (digest, user_id, last_seen_at, created_at)
       values ($1, $2, now() - $3 * interval '1 day', now() - $4 * interval '1 day')`,
      [createHash("sha256").update(String(index)).digest(), user.id, used, made],
    );
  }
  await runMaintenance({ ...shop.services, failures }, dataDir);
  expect(await keptOf("extract(day from now() - created_at)", "sessions")).toEqual(["20", "36"]);
});

test("sessions of staff go after a week, and links when their time is up", async () => {
  const { staff } = await signInStaff(shop, "owner");
  const other = await signInStaff(shop, "manager");
  await pool.query("update staff_sessions set created_at = now() - interval '8 days' where user_id = $1", [
    staff.id,
  ]);
  await pool.query(
    `insert into password_links (user_id, digest, expires_at)
     values ($1, 'a', now() - interval '1 second'), ($2, 'b', now() + interval '1 hour')`,
    [staff.id, other.staff.id],
  );
  await runMaintenance({ ...shop.services, failures }, dataDir);
  expect(await keptOf("user_id", "staff_sessions")).toEqual([other.staff.id]);
  expect(await keptOf("user_id", "password_links")).toEqual([other.staff.id]);
});

test("recoveries go after a day", async () => {
  const ids = [randomUUID(), randomUUID()];
  await pool.query(
    `insert into recoveries (id, email, created_at, expires_at) values
       ($1, 'a@example.com', now() - interval '23 hours', now()),
       ($2, 'a@example.com', now() - interval '25 hours', now())`,
    ids,
  );
  await runMaintenance({ ...shop.services, failures }, dataDir);
  expect(await keptOf("id", "recoveries")).toEqual([ids[0]]);
});

test("counters go when their window is over", async () => {
  await pool.query(
    `insert into rate_counters (key, count, resets_at) values
       ('over', 3, now() - interval '1 second'), ('running', 3, now() + interval '10 minutes')`,
  );
  await runMaintenance({ ...shop.services, failures }, dataDir);
  expect(await keptOf("key", "rate_counters")).toEqual(["running"]);
});

test("more than one batch goes in one round", async () => {
  await pool.query(
    `insert into rate_counters (key, count, resets_at)
     select 'old ' || n, 1, now() - interval '1 hour' from generate_series(1, 5001) n`,
  );
  await runMaintenance({ ...shop.services, failures }, dataDir);
  expect(await keptOf("key", "rate_counters")).toEqual(["running"]);
});

test("mails and messages go by their age", async () => {
  const ids = [randomUUID(), randomUUID()];
  await pool.query(
    `insert into outgoing_mails (id, event, kind, recipient, data, created_at, sent_at) values
       ($1, 'old', 'welcome', 'a@example.com', '{}', now() - interval '31 days', now() - interval '31 days'),
       ($2, 'new', 'welcome', 'a@example.com', '{}', now() - interval '29 days', now() - interval '29 days')`,
    ids,
  );
  await pool.query(
    `insert into contact_messages (id, name, email, phone, message, created_at) values
       ($1, '', '', '', '', now() - interval '13 months'), ($2, '', '', '', '', now() - interval '11 months')`,
    ids,
  );
  await runMaintenance({ ...shop.services, failures }, dataDir);
  expect(await keptOf("id", "outgoing_mails where event in ('old', 'new')")).toEqual([ids[1]]);
  expect(await keptOf("id", "contact_messages")).toEqual([ids[1]]);
});

test("mails that are files go by their age, codes first, and nothing else does", async () => {
  const outbox = join(dataDir, "outbox");
  const ages = {
    "2026-11-21T05-55-49Z-recovery-code-1.eml": 25,
    "2026-11-21T05-55-49Z-recovery-code-2.eml": 23,
    "2026-11-21T05-55-49Z-order-placed-3.eml": 31 * 24,
    "2026-11-21T05-55-49Z-order-placed-4.eml": 29 * 24,
    ".2026-11-21T05-55-49Z-order-placed-5.eml.part": 25,
    "notes of the shop.txt": 400 * 24,
  };
  await mkdir(outbox);
  for (const [file, hours] of Object.entries(ages)) {
    await writeFile(join(outbox, file), "");
    const then = Date.now() / 1000 - hours * 3600;
    await utimes(join(outbox, file), then, then);
  }
  await runMaintenance({ ...shop.services, failures }, dataDir);
  expect((await readdir(outbox)).sort()).toEqual([
    "2026-11-21T05-55-49Z-order-placed-4.eml",
    "2026-11-21T05-55-49Z-recovery-code-2.eml",
    "notes of the shop.txt",
  ]);
});

test("measurements are deleted a year after delivery, the order after seven", async () => {
  const line = { ...plainLine, sizes: false, custom_size: measurements, name_engraving: engraving };
  const body = guestOrder({ items: [line], totalAmount: "5550" });
  const placed = await shop.post("/orders/createOrderAsGuest", body);
  const { OrderID } = placed.json();
  const age = (interval: string) =>
    pool.query(
      `with moved as (update orders set progress = 'Delivered', created_at = now() - $1::interval returning id)
       update order_history set progress = 'Delivered', at = now() - $1::interval from moved
       where order_id = moved.id`,
      [interval],
    );
  const tracked = async () => (await shop.post("/orders/trackOrder", { OrderID })).json().order;

  await age("11 months");
  await runMaintenance({ ...shop.services, failures }, dataDir);
  expect((await tracked()).items).toMatchObject([{ custom_size: true, name_engraving: true }]);

  await age("13 months");
  await runMaintenance({ ...shop.services, failures }, dataDir);
  expect((await keptOf("line::text", "order_items")).join()).not.toMatch(/40\.5|Measured over|Zoya/);
  const forgotten = await tracked();
  expect(forgotten.totalAmount).toBe(5550);
  expect(forgotten.items).toMatchObject([{ sizes: "Custom size", custom_size_charges: 500 }]);

  // As long as the merchant retains customers' names: here as long as the order itself, then for two years.
  const name = async () => (await keptOf("name", "orders")).join();
  const keepPersons = (years: number) =>
    pool.query(
      "insert into settings (name, value) values ('personYears', $1) on conflict (name) do update set value = excluded.value",
      [years],
    );
  await age("2 years 1 day");
  await runMaintenance({ ...shop.services, failures }, dataDir);
  expect(await name()).toBe(body.name);
  await keepPersons(2);
  await age("1 year 364 days");
  await runMaintenance({ ...shop.services, failures }, dataDir);
  expect(await name()).toBe(body.name);
  await age("2 years 1 day");
  await pool.query("update orders set progress = 'Dispatched'");
  await runMaintenance({ ...shop.services, failures }, dataDir);
  expect(await name()).toBe(body.name);
  await age("2 years 1 day");
  await runMaintenance({ ...shop.services, failures }, dataDir);
  expect(await name()).toBe("Erased");
  expect((await tracked()).totalAmount).toBe(5550);

  await age("7 years 1 day");
  await runMaintenance({ ...shop.services, failures }, dataDir);
  expect(await tracked()).toBeUndefined();
});
