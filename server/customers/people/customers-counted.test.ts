import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { countCustomers } from "./count-customers.ts";
import { findCustomerByPhone } from "./read-customer.ts";

const shop = await createTestShop();
const { pool } = shop.database;

const phones = ["0366 1110001", "+92 366 1110002", "03661110003"];
const names = ["Amna", "Amna Khan", "Zubaida", "Dr. Bilal"];
const emails = ["", "amna@example.com", "amna.k@example.com", "a.khan@example.com", "Bilal@example.com"];
const cities = ["Lahore", "Quetta"];

const someone = {
  phone: fc.constantFrom(...phones),
  name: fc.constantFrom(...names),
  email: fc.constantFrom(...emails),
  city: fc.constantFrom(...cities),
};
const target = fc.nat(30);

/** Changes of orders and accounts; `on` selects an existing one. */
const happening = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant("place" as const),
      ...someone,
      total: fc.integer({ min: 0, max: 9000 }),
      daysAgo: fc.constantFrom(0, 0, 0, 1, 30),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant("progress" as const),
      on: target,
      progress: fc.constantFrom("Pending", "Dispatched", "Delivered", "Cancelled"),
      courier: fc.constantFrom(null, "TCS"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant("total" as const),
      on: target,
      total: fc.integer({ min: 0, max: 9000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant("mend" as const), on: target, ...someone }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("delete" as const), on: target }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("erase" as const), on: target }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("account" as const), ...someone }) },
);

type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

const nth = (on: number) =>
  `(select id from orders order by id offset ${on} % greatest((select count(*) from orders), 1) limit 1)`;

async function happen(one: Happening): Promise<void> {
  switch (one.what) {
    case "place":
      await pool.query(
        `insert into orders (id, number, created_at, name, email, phone, city, postal_code, area, province, address,
           delivery_instruction, subtotal, discount, delivery, total, progress)
         values (gen_random_uuid(), upper(substr(translate(md5($1), 'lio', '110'), 1, 12)), now() - $2 * interval '1 day', $3, $4, $5,
           $6, '', '', '', 'x', '', $7, 0, 0, $7, 'Pending')`,
        [randomUUID(), one.daysAgo, one.name, one.email, one.phone, one.city, one.total],
      );
      return;
    case "progress":
      await pool.query(`update orders set progress = $1, courier = $2 where id = ${nth(one.on)}`, [
        one.progress,
        one.progress === "Pending" ? null : one.courier,
      ]);
      return;
    case "total":
      await pool.query(`update orders set total = $1, subtotal = $1 where id = ${nth(one.on)}`, [one.total]);
      return;
    case "mend":
      await pool.query(
        `update orders set phone = $1, name = $2, email = $3, city = $4 where id = ${nth(one.on)}`,
        [one.phone, one.name, one.email, one.city],
      );
      return;
    case "delete":
      await pool.query(`delete from orders where id = ${nth(one.on)}`);
      return;
    case "erase":
      await pool.query(`update orders set phone = '', name = '', email = '' where id = ${nth(one.on)}`);
      return;
    case "account":
      await pool.query(
        "insert into users (id, name, email, phone, password_hash) values (gen_random_uuid(), $1, $2, $3, '') on conflict do nothing",
        [one.name, `${randomUUID()}@example.com`, one.phone],
      );
      return;
  }
}

const sums = `phone, name, email, city, has_account, orders, spent::text, delivered, refused, cancelled, last_order_at, seen_at`;

/** Lexemes without positions or those that span two mailboxes, which depend on the mailboxes' order. */
const words = (of: string) =>
  `(select array_agg(word order by word) from unnest(tsvector_to_array(${of})) word where word not like '%/%')`;

async function kept() {
  const { rows } = await pool.query(
    `select ${sums}, ${words("search")} as words from people where phone is not null order by phone`,
  );
  return rows;
}

async function counted() {
  const { rows } = await pool.query(
    `select ${sums}, ${words("person_search_of(phone, words, mailboxes)")} as words from person_facts where phone <> '' order by phone`,
  );
  return rows;
}

test("equals a recount of all orders after any history, also of several at once", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(happening, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 }),
      async (history) => {
        await pool.query("delete from orders");
        await pool.query("delete from users where role = 'customer'");
        for (const atOnce of history) await Promise.all(atOnce.map(happen));
        while ((await countCustomers(pool)) > 0);
        expect(await kept()).toEqual(await counted());
        for (const email of emails.slice(1)) {
          const [mailbox] = email.toLowerCase().split("@");
          const { rows } = await pool.query(
            `select count(*)::integer as missed from people p where phone is not null and not has_mailbox(search, $1)
               and exists (select from orders o where international_phone(o.phone) = p.phone and lower(o.email) = $2)`,
            [mailbox, email.toLowerCase()],
          );
          expect([email, rows[0].missed]).toEqual([email, 0]);
        }
      },
    ),
    { numRuns: 300 },
  );
}, 120_000);

test("names the customer by the later id of two simultaneous orders, regardless of write order", async () => {
  await pool.query("delete from orders");
  await pool.query("delete from users where role = 'customer'");
  const one = {
    what: "place",
    phone: "03661110003",
    name: "Amna",
    email: "",
    city: "Lahore",
    total: 1,
  } as const;
  for (const _ of [1, 2]) await happen({ ...one, daysAgo: 1 });
  const ids = (await pool.query<{ id: string }>("select id from orders order by id")).rows.map(
    ({ id }) => id,
  );
  const [first, last] = ids;
  for (const written of [ids, ids.toReversed()]) {
    for (const id of written)
      await pool.query(
        "update orders set created_at = '2026-11-01', name = case when id = $2 then 'Zubaida' else 'Amna' end where id = $1",
        [id, last],
      );
    // The update moves the row behind the other one.
    await pool.query("update orders set address = address || '.' where id = $1", [written[1] ?? first]);
    await pool.query("select renew_person('923661110003')");
    expect((await pool.query("select name from people")).rows).toEqual([{ name: "Zubaida" }]);
    expect(await kept()).toEqual(await counted());
  }
});

test("counts an order changed during the creation of the customer row as it is afterwards", async () => {
  await pool.query("delete from orders");
  // Left by the histories before.
  await pool.query("delete from users where role = 'customer'");
  const one = {
    what: "place",
    phone: phones[2] ?? "",
    name: "Amna",
    email: "",
    city: "Lahore",
    daysAgo: 1,
  } as const;
  await happen({ ...one, total: 5000 });
  // As after a deletion that ran while the order came.
  await pool.query("delete from people");
  const placing = await pool.connect();
  await placing.query("begin");
  await placing.query("select renew_person(international_phone($1))", [one.phone]);
  const changed = happen({ what: "total", on: 0, total: 1800 });
  const ledger = pool.query(
    "insert into order_ledger (order_id, kind, amount, how, day) select id, 'received', 70, 'cash', '2026-11-20' from orders",
  );
  await expect
    .poll(
      async () =>
        (
          await pool.query(
            "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          )
        ).rowCount,
    )
    .toBe(2);
  await placing.query("commit");
  placing.release();
  await Promise.all([changed, ledger]);
  expect(await kept()).toEqual(await counted());
  expect((await pool.query("select spent, paid from people")).rows).toEqual([{ spent: 1800, paid: 70 }]);
});

test("lets no order of one phone wait for another, and counts all before a read", async () => {
  await pool.query("delete from orders");
  const order = {
    what: "place",
    phone: "03661110009",
    name: "Amna",
    email: "",
    city: "Lahore",
    daysAgo: 0,
  } as const;
  await happen({ ...order, total: 100 });
  const holder = await pool.connect();
  await holder.query("begin");
  await holder.query("select from people where phone = '923661110009' for update");
  for (const total of [20, 3]) await happen({ ...order, total });
  await holder.query("commit");
  holder.release();
  expect(await findCustomerByPhone(pool, order.phone)).toMatchObject({ orders: 3 });
  expect((await pool.query("select from uncounted_orders")).rowCount).toBe(0);
});
