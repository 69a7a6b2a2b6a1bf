import { describe, expect, test } from "vitest";
import type { OfficeCustomer } from "#contract/customers/customers.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, measurements, plainLine } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const manager = await signInStaff(shop, "manager");
const workshop = await signInStaff(shop, "workshop");
const { editOf, get: getOrder, office, place, save } = createOrderHelpers(shop, manager);
const headers = { cookie: manager.cookie };

async function ask(call: string, query: Record<string, string>, cookie = manager.cookie) {
  const answer = await shop.app.inject({ url: `/api/admin/${call}`, query, headers: { cookie } });
  return answer.json();
}

const list = async (query: Record<string, string>): Promise<OfficeCustomer[]> =>
  (await ask("customers/list", query)).items;
const find = async (phone: string): Promise<OfficeCustomer> =>
  (await ask("customers/find", { phone })).customer;
const page = (id: string) => ask("customers/get", { id });
const change = (call: string, body: object) => shop.post(`/api/admin/customers/${call}`, body, headers);

describe("a customer is identified by phone", () => {
  test("in any spelling, with orders, money and the newest name", async () => {
    await place({ name: "Old Name", phone: "0300 1110001", email: "one@example.com" });
    await place({ name: "New Name", phone: "+92 300 111 0001", email: "two@example.com", city: "Quetta" });
    const person = await find("0092 300 1110001");
    expect(person).toMatchObject({
      name: "New Name",
      email: "two@example.com",
      city: "Quetta",
      phone: "923001110001",
      orders: 2,
      spent: 0,
      refused: 0,
      cancelled: 0,
      hasAccount: false,
      marks: [],
    });
    const { orders } = await page(person.id);
    expect(orders.map(({ name, email }: { name: string; email: string }) => [name, email])).toEqual([
      ["New Name", "two@example.com"],
      ["Old Name", "one@example.com"],
    ]);
    for (const q of ["old", "new name", "one@example", "quetta", "0300 1110001", "1110001"])
      expect([q, (await list({ q })).map(({ id }) => id)]).toEqual([q, [person.id]]);
  });

  test("and not merged by e-mail address: others with it are listed beside", async () => {
    await place({ name: "Clinic First", phone: "03001110002", email: "clinic@example.com" });
    await place({ name: "Clinic Second", phone: "03001110003", email: "Clinic@example.com" });
    const [first, second] = [await find("03001110002"), await find("03001110003")];
    expect([first.orders, second.orders]).toEqual([1, 1]);
    expect((await page(first.id)).alike).toMatchObject([{ id: second.id, name: "Clinic Second" }]);
    await change("setMarks", { id: first.id, marks: ["advanceOnly"] });
    expect((await find("03001110003")).marks).toEqual([]);
  });

  test("with a returned parcel as refused, an unsent order as cancelled, and neither as spent", async () => {
    const phone = "03001110004";
    const [sent, kept] = [await place({ phone }), await place({ phone })];
    const arrived = await place({ phone });
    await office("dispatch", { courier: "TCS", orders: [{ id: sent }] });
    await office("cancel", { id: sent, reason: "Refused at the door" });
    await office("cancel", { id: kept, reason: "Not wanted" });
    const person = await find(phone);
    expect(person).toMatchObject({ orders: 1, spent: 0, delivered: 0, refused: 1, cancelled: 1 });
    expect((await list({ refused: "yes" })).map(({ id }) => id)).toEqual([person.id]);
    await office("dispatch", { courier: "TCS", orders: [{ id: arrived }] });
    await office("deliver", { ids: [arrived] });
    expect(await find(phone)).toMatchObject({ orders: 1, spent: 0, delivered: 1, refused: 1 });
    await office("receiveCash", { ids: [arrived], on: "2026-11-26" });
    expect(await find(phone)).toMatchObject({ orders: 1, spent: 5000 });
    expect(
      (await page(person.id)).orders.filter((order: { isRefused: boolean }) => order.isRefused),
    ).toMatchObject([{ id: sent }]);
  });

  test("with marks and notes after staff correct the phone", async () => {
    const id = await place({ name: "Typo", phone: "03001110005" });
    const before = await find("03001110005");
    await change("setMarks", { id: before.id, marks: ["callsFirst"] });
    await change("addNote", { id: before.id, note: "Speaks Pashto" });
    await save(await editOf(id, { phone: "03001110006" }));
    expect(await find("03001110005")).toBeNull();
    const after = await find("03001110006");
    expect(after.marks).toEqual(["callsFirst"]);
    expect((await page(after.id)).notes).toMatchObject([{ note: "Speaks Pashto", name: "Marked manager" }]);
  });

  test("with both of two simultaneous orders", async () => {
    const phone = "03001110007";
    await Promise.all(
      Array.from({ length: 8 }, () => shop.post("/orders/createOrderAsGuest", guestOrder({ phone }))),
    );
    expect((await find(phone)).orders).toBe(8);
  });
});

describe("an account", () => {
  test("is a customer before it orders, and the customer of its phone after", async () => {
    const { user, cookie } = await signIn(shop);
    const [alone] = await list({ q: user.email });
    expect(alone).toMatchObject({ phone: "", hasAccount: true, orders: 0, lastOrderAt: null });
    await change("addNote", { id: alone?.id ?? "", note: "Asked for a swatch" });
    await shop.post("/measurements/create", { name: "Me", custom_size: measurements }, { cookie });
    await shop.post("/orders/createOrder", guestOrder({ phone: "03001110008" }), { cookie });
    const person = await find("03001110008");
    expect((await list({ q: user.email })).map(({ id }) => id)).toEqual([]);
    const own = await page(user.id);
    expect(own).toMatchObject({
      customer: { id: person.id, orders: 1, hasAccount: true },
      accounts: [{ id: user.id, email: user.email }],
      notes: [{ note: "Asked for a swatch" }],
    });
    expect(JSON.stringify(own)).not.toMatch(/password|argon|hash/i);
  });

  test("is found by the phone of its profile", async () => {
    const { user, cookie } = await signIn(shop);
    await shop.post("/users/updateUserInformation", { phone: "0300 1110009" }, { cookie });
    expect(await find("03001110009")).toMatchObject({
      name: user.name,
      email: user.email,
      orders: 0,
      hasAccount: true,
    });
    expect(await list({ q: user.email })).toHaveLength(1);
    await shop.post("/users/updateUserInformation", { phone: "" }, { cookie });
    expect(await find("03001110009")).toBeNull();
    expect(await list({ q: user.email })).toHaveLength(1);
  });

  test("is no customer if it is of staff", async () => {
    const { rows } = await pool.query("select id, email from users where role <> 'customer' limit 1");
    expect(await list({ q: rows[0].email })).toEqual([]);
    expect(await page(rows[0].id)).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("marks and notes", () => {
  test("appear in the order list and on the order, not in the workshop, and are logged", async () => {
    const id = await place({ name: "Marked Once", phone: "03001110010" });
    const person = await find("03001110010");
    expect(
      (await change("setMarks", { id: person.id, marks: ["advanceOnly", "callsFirst"] })).statusCode,
    ).toBe(200);
    const query = { q: "03001110010" };
    expect((await ask("orders/list", query)).items[0].marks).toEqual(["callsFirst", "advanceOnly"]);
    expect((await ask("orders/list", query, workshop.cookie)).items[0].marks).toEqual([]);
    expect((await getOrder(id)).office.customer).toEqual({
      id: person.id,
      orders: 1,
      delivered: 0,
      refused: 0,
      marks: ["callsFirst", "advanceOnly"],
    });
    expect((await ask("orders/get", { id }, workshop.cookie)).order.office).toBeNull();
    expect((await list({ marked: "callsFirst" })).map((one) => one.id)).toContain(person.id);
    await change("addNote", { id: person.id, note: "Secret of the note" });
    const { rows } = await pool.query(
      "select action, before, after from audit_log where subject_id = $1 order by id",
      [person.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(["customer.setMarks", "customer.addNote"]);
    expect(rows[0]).toMatchObject({ before: { marks: [] }, after: { marks: ["callsFirst", "advanceOnly"] } });
    expect(JSON.stringify(rows)).not.toContain("Secret of the note");
    await change("setMarks", { id: person.id, marks: [] });
    expect((await ask("orders/list", query)).items[0].marks).toEqual([]);
  });

  test("are refused for unknown customers, unknown marks and empty notes", async () => {
    const nobody = "00000000-0000-4000-8000-000000000000";
    for (const id of [nobody, "x", "' or true"]) {
      expect((await change("setMarks", { id, marks: [] })).statusCode).toBe(404);
      expect((await change("addNote", { id, note: "x" })).statusCode).toBe(404);
      expect(await page(id)).toMatchObject({ code: "NOT_FOUND" });
    }
    const { id } = await find("03001110010");
    for (const marks of [["vip"], "callsFirst", ["callsFirst", "callsFirst", "callsFirst"], null])
      expect((await change("setMarks", { id, marks })).statusCode).toBe(400);
    for (const note of ["", "  ", "x".repeat(1001)])
      expect((await change("addNote", { id, note })).statusCode).toBe(400);
  });

  test("are deleted with the customer's last order and account", async () => {
    await place({ name: "Forgotten", phone: "03001110011" });
    const { id } = await find("03001110011");
    await change("addNote", { id, note: "To be forgotten" });
    await pool.query(
      "update orders set name = '', phone = '', email = '', address = '' where name = 'Forgotten'",
    );
    expect(await find("03001110011")).toBeNull();
    expect((await pool.query("select from person_notes where note = 'To be forgotten'")).rowCount).toBe(0);
    expect(await list({ q: "forgotten" })).toEqual([]);
  });
});

test.each(["seen", "orders", "spent", "refused"] as const)(
  "pages all customers once by %s, both ways",
  async (sort) => {
    await pool.query(
      `insert into orders (id, number, created_at, name, email, phone, city, postal_code, area, province, address,
       delivery_instruction, subtotal, discount, delivery, total, progress, courier)
     select gen_random_uuid(), upper(substr(translate(md5($1 || n), 'lio', '110'), 1, 12)),
       timestamptz '2026-01-01 10:00+05' + (n % 7) * interval '1 hour', 'Paged', '', '0355' || lpad(n::text, 7, '0'), 'x', '', '',
       '', 'x', '', n % 9, 0, 0, n % 9, (array['Cancelled', 'Delivered'])[1 + n % 2], 'TCS' from generate_series(1, 130) n`,
      [sort],
    );
    for (const direction of ["", "-"]) {
      const seen: OfficeCustomer[] = [];
      for (let after: string | null = ""; after !== null; ) {
        const query: Record<string, string> = { sort: direction + sort, ...(after ? { after } : {}) };
        const answer: { items: OfficeCustomer[]; next: string | null } = await ask("customers/list", query);
        seen.push(...answer.items);
        after = answer.next;
      }
      const { rows } = await pool.query("select count(*)::integer as count from people");
      expect([seen.length, new Set(seen.map(({ id }) => id)).size]).toEqual([rows[0].count, rows[0].count]);
      const values = seen.map((one) => (sort === "seen" ? Date.parse(one.seenAt) : one[sort]));
      expect(values).toEqual(values.toSorted((a, b) => (direction === "-" ? b - a : a - b)));
    }
    expect(await list({ after: "x" })).toEqual([]);
  },
);

describe("a phone order", () => {
  const lookUp = (phone: string, cookie?: string) => ask("customers/find", { phone }, cookie);

  test("takes over the details of the newest order and the last size of each product", async () => {
    const phone = "03001110031";
    await place({ phone, name: "Old Name", city: "Quetta", items: [{ ...plainLine, sizes: "S" }] });
    const [small, tall] = [
      { ...plainLine, sizes: "L" },
      { ...plainLine, sizes: false, custom_size: measurements },
    ];
    await place({ phone, items: [small], name: "New Name", address: "9 Bosan Road", city: "Multan" });
    const { customer, lastOrder } = await lookUp("+92 300 1110031");
    expect(customer.orders).toBe(2);
    expect(lastOrder).toMatchObject({
      name: "New Name",
      address: "9 Bosan Road",
      city: "Multan",
      province: "Punjab",
      postal_code: "54000",
      sizes: [{ productId: plainLine._id, name: "Liberty V-Neck Set", size: "L" }],
    });
    expect(lastOrder.sizes).toHaveLength(1);
    expect(lastOrder).not.toHaveProperty("delivery_instruction");
    await place({ phone, items: [tall], totalAmount: String(5000 + 500) });
    expect((await lookUp(phone)).lastOrder.sizes).toMatchObject([{ size: false }]);
  });

  test("learns nothing of a phone without orders, and no more than five sizes", async () => {
    expect(await lookUp("03001110032")).toEqual({ customer: null, lastOrder: null });
    expect(await lookUp("0300")).toEqual({ customer: null, lastOrder: null });
    const { database } = shop;
    const phone = "03001110033";
    const id = await place({ phone });
    await database.pool.query(
      `insert into order_items (id, order_id, position, product_id, quantity, price, sale_price, line)
       select gen_random_uuid(), order_id, position + n, 'other-' || n, quantity, price, sale_price, line
       from order_items cross join generate_series(1, 8) n where order_id = $1`,
      [id],
    );
    expect((await lookUp(phone)).lastOrder.sizes).toHaveLength(5);
  });

  test("is taken without the customer's details by roles without that right", async () => {
    const phone = "03001110034";
    await place({ phone, address: "4 Hidden Lane" });
    const answer = await shop.app.inject({
      url: "/api/admin/customers/find",
      query: { phone },
      headers: { cookie: workshop.cookie },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).not.toContain("Hidden Lane");
  });
});
