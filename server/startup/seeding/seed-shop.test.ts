import { expect, test } from "vitest";
import { lineItem } from "#contract/cart/line-item.ts";
import { couponDiscount } from "#contract/money/coupon-discount.ts";
import { subtotalOf } from "#contract/money/line-price.ts";
import { deliveryFor } from "#contract/money/order-total.ts";
import { readOrdersByIds } from "#server/orders/reading/read-orders.ts";
import { countSales } from "#server/reports/dashboard/count-sales.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { RealOrdersError, seedShop } from "./seed-shop.ts";

const shop = await createTestShop();
const { pool, ownerUrl } = shop.database;
const freeDeliveryFrom = 5000;
const seed = (products: number, orders: number, customers: number, isForced = false) =>
  seedShop({
    ownerUrl,
    wanted: { products, orders, customers },
    freeDeliveryFrom,
    isForced,
    say: () => {},
  });

async function rowsOf(text: string): Promise<Record<string, unknown>[]> {
  return (await pool.query(text)).rows;
}

await seed(60, 400, 80);

test("order totals equal items minus discount plus delivery", async () => {
  const coupons = new Map(
    (await pool.query("select code, kind, amount, maximum_discount from coupons")).rows.map((row) => [
      row.code,
      { kind: row.kind, amount: row.amount, maximumDiscount: row.maximum_discount },
    ]),
  );
  const ids = (await rowsOf("select id from orders")).map((row) => String(row.id));
  const orders = await readOrdersByIds(pool, ids);
  expect(orders).toHaveLength(400);
  for (const { items, subtotal, discount, delivery, coupon } of orders) {
    expect(lineItem.array().min(1).safeParse(items).error).toBeUndefined();
    expect(subtotal).toBe(subtotalOf(items));
    const terms = coupon === null ? undefined : coupons.get(coupon);
    expect(discount).toBe(terms ? couponDiscount(terms, { goods: subtotal, delivery }) : 0);
    expect(delivery).toBe(deliveryFor(subtotal, 250, freeDeliveryFrom));
  }
});

test("every list has something, of every kind", async () => {
  const tables = [
    "reviews where hidden_at is null",
    "contact_messages where answered_at is null",
    "message_notes",
    "order_notes",
    "audit_log",
    "outgoing_mails where sent_at is not null",
    "measurement_sets",
    "product_images where product_id like '%-60'",
    "search_words where word = 'gulberg' or word = 'clifton' or word = 'saddar'",
    "product_search where search @@ '''k:000060'''::tsquery",
    "orders where coupon_id is not null",
    "orders where confirmed_at is not null and progress = 'Pending'",
    "orders where work_started_at is not null and progress = 'Pending'",
  ];
  for (const table of tables) {
    expect([table, await rowsOf(`select from ${table} limit 1`)]).toEqual([table, [{}]]);
  }
  const progresses = await rowsOf("select distinct progress from orders order by 1");
  expect(progresses.map((row) => row.progress)).toEqual(["Cancelled", "Delivered", "Dispatched", "Pending"]);
});

test("stored counts equal counted ones", async () => {
  const wrongRatings = await rowsOf(`
    select p.id from products p left join reviews r on r.product_id = p.id and r.hidden_at is null
    group by p.id having p.review_count <> count(r.id) or p.rating_sum <> coalesce(sum(r.rating), 0)`);
  expect(wrongRatings).toEqual([]);
  const wrongUses = await rowsOf(`
    select c.code from coupons c left join orders o on o.coupon_id = c.id and o.progress <> 'Cancelled'
    group by c.id having c.used_count <> count(o.id) or c.revenue <> coalesce(sum(o.total), 0)
      or c.discount_given <> coalesce(sum(o.discount), 0)
      or c.used_count <> (select coalesce(sum(used_count), 0) from coupon_customers where coupon_id = c.id and customer like '%@%')`);
  expect(wrongUses).toEqual([]);
  const counted = "select * from daily_sales order by kind, day, name";
  const kept = await rowsOf(counted);
  expect(kept.filter((row) => row.kind === "all").reduce((sum, row) => sum + Number(row.orders), 0)).toBe(
    Number((await rowsOf("select count(*) from orders where progress <> 'Cancelled'"))[0]?.count),
  );
  await pool.query("delete from daily_sales");
  await pool.query("update sales_progress set looked_until = null");
  await countSales(pool, 1000);
  expect(await rowsOf(counted)).toEqual(kept);
});

test("the history explains each order's state in order, with no dates in the future", async () => {
  const wrong = await rowsOf(`
    select o.number from orders o
    where o.progress <> (select progress from order_history where order_id = o.id order by at desc limit 1)
      or o.created_at <> (select min(at) from order_history where order_id = o.id and progress = 'Pending')
      or exists (select from order_history where order_id = o.id and at > now())
      or o.confirmed_at > now() or o.work_started_at > now()`);
  expect(wrong).toEqual([]);
});

test("more can be wanted later, and a shop with real orders is left alone unless forced", async () => {
  await seed(70, 420, 90);
  await seed(10, 10, 10);
  const [counts] = await rowsOf(`select (select count(*) from orders) as orders,
    (select count(*) from products where product_code like 'SEED-%') as products,
    (select count(*) from users where email like '%@seeded.example' and role = 'customer') as customers`);
  expect(counts).toEqual({ orders: 420, products: 70, customers: 90 });
  expect((await shop.post("/orders/createOrderAsGuest", guestOrder())).statusCode).toBe(201);
  await expect(seed(70, 500, 90)).rejects.toThrow(RealOrdersError);
  expect(await rowsOf("select count(*) from orders")).toEqual([{ count: 421 }]);
  await seed(70, 425, 90, true);
  expect(await rowsOf("select count(*) from orders")).toEqual([{ count: 426 }]);
});
