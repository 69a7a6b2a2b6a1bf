import { expect, test } from "vitest";
import type { Dashboard } from "#contract/reports/dashboard.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, plainLine } from "#server/testing/guest-order.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { countPastSales } from "./count-sales.ts";
import { strongestProducts } from "./strongest-products.ts";

const shop = await createTestShop();
const { post, database } = shop;
const { cookie } = await signInStaff(shop, "manager");

async function get(query = ""): Promise<Dashboard> {
  const response = await shop.app.inject({
    url: `/api/admin/dashboard/get?${query}`,
    headers: { cookie },
  });
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function place(changes: Record<string, unknown> = {}): Promise<string> {
  const { OrderID } = (await post("/orders/createOrderAsGuest", guestOrder(changes))).json();
  return (await post("/orders/trackOrder", { OrderID })).json().order.id;
}

test("counts new orders and subtracts cancelled ones", async () => {
  const empty = await get();
  expect(empty).toMatchObject({ total: { orders: 0, pieces: 0, revenue: 0 }, isComplete: true });
  expect(empty.spans).toHaveLength(30);
  expect(empty.to).toBe(dayInKarachi(new Date()));

  const first = await place({ city: "lahore" });
  await place({ city: " LAHORE", items: [{ ...plainLine, quantity: 2 }], totalAmount: "9500" });
  const full = await get();
  expect(full.total).toEqual({ orders: 2, pieces: 3, revenue: 14500 });
  expect(full.spans.at(-1)).toMatchObject({ start: full.to, orders: 2, revenue: 14500 });
  expect(full.cities).toEqual([{ name: "Lahore", orders: 2, pieces: 3, revenue: 14500 }]);
  expect(full.products).toEqual([
    { name: expect.stringMatching(/ Liberty V-Neck Set$/), orders: 2, pieces: 3, revenue: 14250 },
  ]);
  expect(full.colors).toEqual([{ name: "Navy Blue", orders: 2, pieces: 3, revenue: 14250 }]);
  expect(full.openWork).toMatchObject({ toConfirm: 2, toCut: 2, toDispatch: 0, overdue: 0, toCompare: 0 });

  await post("/orders/updateOrder", { id: first, orderProgress: "Cancelled" });
  expect((await get()).total).toEqual({ orders: 1, pieces: 2, revenue: 9500 });
});

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

test("begins days in Karachi and weeks on Monday, and counts older days in the background", async () => {
  const id = await place();
  const today = dayInKarachi(new Date());
  const monday = dayAfter(today, -7 - ((new Date(today).getUTCDay() + 6) % 7));
  const [tuesday, sunday] = [dayAfter(monday, 1), dayAfter(monday, -1)];
  await database.pool.query("update orders set created_at = $2 where id = $1", [id, `${monday} 23:59:59+05`]);
  await database.pool.query("update sales_progress set looked_until = null");
  await database.pool.query("delete from daily_sales");
  expect((await get(`from=${monday}&to=${tuesday}`)).isComplete).toBe(false);
  await countPastSales(database);
  expect(await get(`from=${monday}&to=${tuesday}`)).toMatchObject({
    isComplete: true,
    spans: [
      { start: monday, orders: 1, revenue: 5000 },
      { start: tuesday, orders: 0, revenue: 0 },
    ],
  });
  const weeks = await get(`from=${sunday}&to=${tuesday}&by=week`);
  expect(weeks.spans.map(({ start, orders }) => [start, orders])).toEqual([
    [dayAfter(monday, -7), 0],
    [monday, 1],
  ]);
  expect((await get("from=2000-01-01&to=2020-12-31")).from).toBe("2020-01-01");
});

test("counts each order once under concurrent reads", async () => {
  const before = (await get()).total.orders;
  const [dashboards] = await Promise.all([
    Promise.all(Array.from({ length: 6 }, () => get())),
    ...Array.from({ length: 6 }, () => place()),
  ]);
  expect(dashboards).toHaveLength(6);
  expect((await get()).total.orders).toBe(before + 6);
});

test.each([
  ["a few stand out", "1 + floor(4000 / (product * product))", true],
  ["all sell the same", "1 + (product * 7 + day) % 5", false],
])("finds the strongest products without reading all where %s", async (_how, pieces, isFound) => {
  await database.pool.query(`insert into daily_sales (kind, day, name, orders, pieces, revenue)
    select 'product', date '2019-01-01' + day, 'Product ' || product, 1, ${pieces}, product * 100
    from generate_series(0, 59) day, generate_series(1, 200) product where (product * 31 + day * 17) % 5 < 3`);
  const days = { from: "2019-01-05", to: "2019-02-20" };
  const { rows } = await database.pool.query(
    `select name, sum(orders) as orders, sum(pieces) as pieces, sum(revenue)::integer as revenue from daily_sales
    where kind = 'product' and day between $1 and $2 group by name order by sum(pieces) desc, name limit 15`,
    [days.from, days.to],
  );
  expect(await strongestProducts(database.pool, days, 40)).toEqual(isFound ? rows : undefined);
  expect(await strongestProducts(database.pool, days, 1000)).toEqual(rows);
  expect((await get(`from=${days.from}&to=${days.to}`)).products).toEqual(rows);
  await database.pool.query("delete from daily_sales where day < '2020-01-01'");
});
