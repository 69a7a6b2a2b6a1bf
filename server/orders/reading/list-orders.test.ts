import { describe, expect, test } from "vitest";
import { formatOrderNumber, newOrderNumber } from "#server/platform/order-number.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";
import { listOrders } from "./list-orders.ts";

const shop = await createTestShop();
const { cookie } = await signInStaff(shop, "manager");

type Shown = { OrderID: string; name: string; totalAmount: number; createdAt: string };

async function list(query: Record<string, string>): Promise<{ items: Shown[]; next: string | null }> {
  const response = await shop.app.inject({ url: "/api/admin/orders/list", query, headers: { cookie } });
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function everything(query: Record<string, string>): Promise<Shown[]> {
  const { items, next } = await list(query);
  return next === null ? items : [...items, ...(await everything({ ...query, after: next }))];
}

/** Writes orders straight into the table: 130, with few times and totals, so that many share theirs. */
const numbers = Array.from({ length: 130 }, newOrderNumber);
await shop.database.pool.query(
  `insert into orders (id, number, created_at, name, email, phone, city, postal_code, area, province, address,
     delivery_instruction, subtotal, discount, delivery, total, progress, confirmed_at, confirmed_by)
   select gen_random_uuid(), number, timestamptz '2026-03-01 20:30+05' + (n % 10) * interval '1 day' + interval '1 microsecond',
     (array['Ayesha Khan', 'AYESHA Malik', 'Bilal 100%', 'عائشہ'])[1 + n % 4], 'a@example.com',
     case when n % 2 = 0 then '0300' else '92300' end || lpad(n::text, 7, '0'),
     (array['Lahore', 'lahore', 'Karachi'])[1 + n % 3], '54000', '', 'Punjab', 'x', '', n % 7, 0, 0, n % 7,
     (array['Pending', 'Dispatched', 'Delivered', 'Cancelled'])[1 + n % 4],
     case when n % 8 = 0 then now() end, case when n % 8 = 0 then 'customer' end
   from unnest($1::text[]) with ordinality as t (number, n)`,
  [numbers],
);

const names = (orders: Shown[]) => [...new Set(orders.map(({ name }) => name))].sort();

test.each(["date", "-date", "total", "-total"])("pages ordered by %s show every order once", async (sort) => {
  const orders = await everything({ sort });
  expect(new Set(orders.map(({ OrderID }) => OrderID)).size).toBe(130);
  expect(orders).toHaveLength(130);
  const values = orders.map((order) =>
    sort.endsWith("total") ? order.totalAmount : Date.parse(order.createdAt),
  );
  const sorted = values.toSorted((a, b) => (sort.startsWith("-") ? b - a : a - b));
  expect(values).toEqual(sorted);
});

test("pages of another size show every order once too", async () => {
  const seen: string[] = [];
  for (let after: string | undefined, isLast = false; !isLast; ) {
    const page = await listOrders(shop.database, { after }, { size: 60 });
    seen.push(...page.items.map(({ id }) => id));
    after = page.next ?? undefined;
    isLast = page.next === null;
  }
  expect([seen.length, new Set(seen).size]).toEqual([130, 130]);
});

describe("a search finds", () => {
  test("an order by its number, however it is typed", async () => {
    const number = formatOrderNumber(numbers[7] ?? "");
    for (const q of [number, number.toLowerCase(), number.replaceAll("-", ""), number.slice(3)]) {
      expect((await list({ q })).items.map(({ OrderID }) => OrderID)).toEqual([number]);
    }
  });

  test("a name by its words, in any case and script, letter for letter", async () => {
    expect(names(await everything({ q: "ayesha" }))).toEqual(["AYESHA Malik", "Ayesha Khan"]);
    expect(names(await everything({ q: "Ayesha Kh" }))).toEqual(["Ayesha Khan"]);
    expect(names(await everything({ q: "عا" }))).toEqual(["عائشہ"]);
    expect(names(await everything({ q: "bilal 100%" }))).toEqual(["Bilal 100%"]);
    for (const q of ["%", "_", "\\", "' or 1=1 --"]) expect((await list({ q })).items).toEqual([]);
  });

  test("a phone in every spelling", async () => {
    const [, , third] = numbers;
    for (const q of ["0300 0000003", "+92 300-0000003", "00923000000003", "3000000003"]) {
      expect((await list({ q })).items.map(({ OrderID }) => OrderID)).toEqual([
        formatOrderNumber(third ?? ""),
      ]);
    }
  });
});

test("filters narrow the list together", async () => {
  expect(await everything({ status: "Delivered" })).toHaveLength(33);
  expect(await everything({ city: "LAHORE" })).toHaveLength(87);
  expect(await everything({ confirmed: "yes" })).toHaveLength(16);
  expect(await everything({ confirmed: "no" })).toHaveLength(16);
  expect(await everything({ status: "Delivered", city: "Karachi", q: "bilal" })).toHaveLength(11);
  // Half past eight in the evening in Karachi, one order in ten on each day.
  expect(await everything({ from: "2026-03-04", to: "2026-03-04" })).toHaveLength(13);
  expect(await everything({ from: "2026-03-10" })).toHaveLength(13);
  expect(await everything({ to: "2026-02-28" })).toEqual([]);
});

test("a forged cursor gives an empty page, and an unknown filter is refused", async () => {
  for (const after of ["x", "WzFd", Buffer.from('[1e300,"x"]').toString("base64url")]) {
    expect(await list({ after })).toEqual({ items: [], next: null });
  }
  for (const query of [{ status: "Lost" }, { from: "2026-02-30" }, { sort: "name" }]) {
    const url = "/api/admin/orders/list";
    expect((await shop.app.inject({ url, query, headers: { cookie } })).statusCode).toBe(400);
  }
});
