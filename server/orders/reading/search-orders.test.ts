import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { internationalPhone } from "#contract/values/phone.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { createOrderHelpers } from "../../testing/order-helpers.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const manager = await signInStaff(shop, "manager");
const { editOf, get, office, place, save } = createOrderHelpers(shop, manager);

type Entry = { id: string; OrderID: string; name: string; createdAt: string; totalAmount: number };

async function list(query: Record<string, string>): Promise<{ items: Entry[]; next: string | null }> {
  const url = "/api/admin/orders/list";
  const response = await shop.app.inject({ url, query, headers: { cookie: manager.cookie } });
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function everything(query: Record<string, string>): Promise<Entry[]> {
  const { items, next } = await list(query);
  return next === null ? items : [...items, ...(await everything({ ...query, after: next }))];
}

const named = async (q: string, filter: Record<string, string> = {}) =>
  (await list({ q, ...filter })).items.map(({ name }) => name);

const people = {
  ayesha: {
    name: "Dr. Ayesha Noor Khan",
    email: "drayesha.khan+x@mayohospital.example",
    phone: "0301 7654321",
    address: "House 12-B, Mall Road",
    area: "Gulberg",
    city: "Lahore",
    postal_code: "54660",
  },
  sana: {
    name: "ثنا يوسف",
    email: "s.y@example.org",
    phone: "+92 333-2221110",
    city: "كراچی",
    address: "گلشنِ اقبال",
  },
  emile: {
    name: "Émile O'Neil",
    email: "",
    phone: "+44 7911 123456",
    city: "Multan",
    address: "100% Street_1",
  },
};
const ids: Record<string, string> = {};

beforeAll(async () => {
  for (const [key, person] of Object.entries(people))
    ids[key] = await place({ ...person, email: person.email || "emile@example.net" });
});

describe("an order is found by", () => {
  test.each([
    ["any word of the name", ["khan", "noor", "ayesha", "dr", "AYESHA KHAN", "khan ayesh", "kh"], "ayesha"],
    ["a word and something else", ["khan gulberg", "lahore 0301", "mall ayesha 54660"], "ayesha"],
    ["address and city", ["gulb", "lahore", "mall road", "12-b", "54660"], "ayesha"],
    [
      "a part of the e-mail address",
      ["yesha.kh", "drayesha.khan+x@mayohospital.example", "mayohosp", "yesha.khan+x@mayo"],
      "ayesha",
    ],
    [
      "a phone in any spelling, and a part of it",
      [
        "0301 7654321",
        "+92 301 7654321",
        "00923017654321",
        "0301-7654321",
        "۰۳۰۱۷۶۵۴۳۲۱",
        "4321",
        "30176",
        "(0301) 765 4321",
      ],
      "ayesha",
    ],
    [
      "a name in Urdu, whatever keyboard wrote it",
      ["ثنا", "يوسف", "یوسف", "ثنا یوسف", "کراچی", "گلشن"],
      "sana",
    ],
    ["a name without its accents", ["emile", "émile", "neil", "o'neil"], "emile"],
    ["a phone of another country", ["+44 7911 123456", "0044 7911", "7911123456"], "emile"],
    ["signs that mean something to a pattern", ["100%", "street_1"], "emile"],
  ] as const)("%s", async (_, typed, who) => {
    for (const q of typed) expect([q, await named(q)]).toEqual([q, [people[who].name]]);
  });

  test("a part of its number, with the TB or without", async () => {
    const { OrderID } = await get(ids.ayesha ?? "");
    const groups = OrderID.slice(3);
    for (const q of [
      OrderID,
      OrderID.slice(0, 11),
      groups.slice(2, 11),
      OrderID.slice(3, 12).toLowerCase(),
      OrderID.slice(-9),
    ])
      expect([q, await named(q)]).toEqual([q, [people.ayesha.name]]);
  });
});

test("a whole e-mail address finds its orders alone, a part of it those of longer ones too", async () => {
  const id = await place({ ...people.emile, name: "Other Mailbox", email: "not-s.y@example.org" });
  for (const q of ["s.y@example.org", " S.Y@Example.Org "])
    expect([q, await named(q)]).toEqual([q, [people.sana.name]]);
  expect(await named("s.y@example")).toEqual(expect.arrayContaining(["Other Mailbox"]));
  await pool.query("delete from orders where id = $1", [id]);
});

test("the workshop, which sees no e-mail address, finds nothing by one or a part of it", async () => {
  const { cookie } = await signInStaff(shop, "workshop");
  const found = async (q: string) =>
    (await shop.app.inject({ url: "/api/admin/orders/list", query: { q }, headers: { cookie } })).json()
      .items;
  for (const q of ["s.y@example.org", "drayesha", "mayohospital", "ayesha mayohospital.example", "khan+x"])
    expect([q, (await found(q)).length, (await named(q)).length > 0]).toEqual([q, 0, true]);
  for (const q of ["ayesha", "0301 7654321"]) expect(await found(q)).toHaveLength(1);
});

test("every word is required, and unknown words find nothing", async () => {
  for (const q of [
    "khan karachi",
    "ayesha 0333",
    "lberg",
    "nobody",
    "%",
    "_",
    "\\",
    "'",
    "' | 'nobody",
    "nobody:*",
    "!",
    "@",
    "hospital",
    "zz",
  ])
    expect([q, await named(q)]).toEqual([q, []]);
});

test("the list's other filters hold beside a search", async () => {
  expect(await named("khan", { status: "Pending" })).toEqual([people.ayesha.name]);
  expect(await named("khan", { status: "Delivered" })).toEqual([]);
  expect(await named("khan", { city: "lahore" })).toEqual([people.ayesha.name]);
  expect(await named("khan", { city: "Multan" })).toEqual([]);
  expect(await named("khan", { to: "2020-01-01" })).toEqual([]);
});

describe("what it is found by follows the order", () => {
  test("when staff edit it", async () => {
    const id = await place({ name: "Before Edit", phone: "03110000001" });
    await save(await editOf(id, { name: "Changed Mehwish", phone: "03110000002", city: "Quetta" }));
    expect(await named("before")).toEqual([]);
    expect(await named("0311 0000001")).toEqual([]);
    expect(await named("mehwish quetta 03110000002")).toEqual(["Changed Mehwish"]);
  });

  test("when the customer mends the address", async () => {
    const id = await place({ name: "Mended Person", phone: "03110000003", city: "Sibi" });
    const { postal_code, area, province, delivery_instruction } = await get(id);
    const delivery = { postal_code, area, province, delivery_instruction, phone: "03110000004" };
    const body = { ...delivery, id, address: "Newplace 4", city: "Hub", currentPhone: "03110000003" };
    expect((await shop.post("/orders/mendDelivery", body)).statusCode).toBe(200);
    expect(await named("mended sibi")).toEqual([]);
    expect(await named("newplace hub 0004")).toEqual(["Mended Person"]);
  });

  test("when it is taken on the phone, and until it is gone", async () => {
    const { items } = await editOf(ids.ayesha ?? "");
    const [{ id: _, ...line } = { id: "" }] = items;
    const quote = (await office("quote", { items: [line] })).json();
    const order = {
      name: "Caller Rubina",
      phone: "0344 5556667",
      address: "Bank Road",
      city: "Swat",
      province: "Punjab",
    };
    const taken = await office("take", {
      ...order,
      email: "",
      postal_code: "",
      area: "",
      delivery_instruction: "",
      items: [line],
      totalAmount: quote.totalAmount,
    });
    expect(taken.statusCode).toBe(201);
    expect(await named("rubina 5556667")).toEqual(["Caller Rubina"]);
    await pool.query("update orders set name = '', phone = '', address = '' where name = 'Caller Rubina'");
    expect(await named("rubina")).toEqual([]);
    expect(await named("5556667")).toEqual([]);
    await pool.query("delete from orders where name = ''");
    expect(
      (
        await pool.query(
          "select from order_search s where not exists (select from orders where id = s.order_id)",
        )
      ).rowCount,
    ).toBe(0);
  });
});

describe("a word that thousands have", () => {
  const count = 5_200;
  beforeAll(async () => {
    for (let first = 1; first <= count; first += 400) {
      await pool.query(
        `insert into orders (id, number, created_at, name, email, phone, city, postal_code, area, province, address,
         delivery_instruction, subtotal, discount, delivery, total, progress)
       select gen_random_uuid(), upper(substr(translate(md5(n::text), 'lio', '110'), 1, 12)),
         timestamptz '2026-01-01 10:00+05' + (n % 700) * interval '1 hour', 'Many Sharif', 'm@example.com',
         '0355' || lpad(n::text, 7, '0'), (array['Lahore', 'Karachi'])[1 + n % 2], '', '', '', 'x', '', n % 90, 0, 0, n % 90,
         (array['Pending', 'Delivered', 'Delivered', 'Cancelled'])[1 + n % 4]
       from generate_series($1::integer, $1::integer + 399) n`,
        [first],
      );
    }
  }, 60_000);

  test.each(["date", "-date", "total", "-total"])(
    "is paged by %s like everything else, each order once",
    async (sort) => {
      const found = await everything({ q: "sharif", sort });
      expect([found.length, new Set(found.map(({ id }) => id)).size]).toEqual([count, count]);
      const values = found.map((order) =>
        sort.endsWith("total") ? order.totalAmount : Date.parse(order.createdAt),
      );
      expect(values).toEqual(values.toSorted((a, b) => (sort.startsWith("-") ? b - a : a - b)));
    },
    60_000,
  );

  test("is narrowed by each filter, and by a second word", async () => {
    const filters = [
      { status: "Pending" },
      { status: "Delivered" },
      { city: "karachi" },
      { from: "2026-01-20" },
    ];
    const counts = [];
    for (const filter of filters) counts.push((await everything({ q: "sharif", ...filter })).length);
    const { rows } = await pool.query(
      `select count(*) filter (where progress = 'Pending')::integer as a, count(*) filter (where progress = 'Delivered')::integer as b,
         count(*) filter (where city = 'Karachi')::integer as c,
         count(*) filter (where created_at >= timestamptz '2026-01-20 00:00+05')::integer as d
       from orders where name = 'Many Sharif'`,
    );
    expect(counts).toEqual(Object.values(rows[0]));
    expect(await everything({ q: "sharif 03550000123" })).toHaveLength(1);
    expect(await everything({ q: "sharif khan" })).toEqual([]);
  }, 60_000);
});

test("the database knows one form of a phone as the contract does", async () => {
  const mobile = fc.integer({ min: 0, max: 999_999_999 }).map((rest) => `3${String(rest).padStart(9, "0")}`);
  const start = fc.constantFrom(
    "",
    "0",
    "00",
    "92",
    "920",
    "+92",
    "+92 0",
    "0092",
    "00920",
    "+",
    "044",
    "+44",
    "0921",
  );
  const digits = fc
    .tuple(
      fc.constantFrom("", "+"),
      fc.string({ unit: fc.constantFrom(..."0123456789- ()۰۳٩"), maxLength: 18 }),
    )
    .map((parts) => parts.join(""));
  const typed = fc.sample(
    fc.oneof(
      fc.tuple(start, mobile).map((parts) => parts.join("")),
      digits,
    ),
    { numRuns: 2_000, seed: 29 },
  );
  const { rows } = await pool.query(
    "select international_phone(typed) as phone from unnest($1::text[]) typed",
    [typed],
  );
  expect(rows.map(({ phone }) => phone)).toEqual(typed.map(internationalPhone));
});
