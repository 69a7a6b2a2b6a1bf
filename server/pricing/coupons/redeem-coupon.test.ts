import { expect, test } from "vitest";
import { addCoupon } from "#server/testing/add-coupon.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, plainLine } from "#server/testing/guest-order.ts";

const { post, database } = await createTestShop();

/** Everybody has a phone of their own. */
const phones = new Map<string, string>();
function phoneOf(email: string): string {
  const person = email.toLowerCase();
  const phone = phones.get(person) ?? `0300${String(1_000_000 + phones.size)}`;
  phones.set(person, phone);
  return phone;
}

const place = (changes: Record<string, unknown>) => {
  const phone = phoneOf(String(changes.email ?? ""));
  return post("/orders/createOrderAsGuest", guestOrder({ totalAmount: 4500, phone, ...changes }));
};

/** How often it was used; what it brought is looked at as well. */
async function uses(id: string) {
  const coupon = await database.pool.query(
    "select used_count, revenue, discount_given from coupons where id = $1",
    [id],
  );
  const customers = await database.pool.query(
    "select coalesce(sum(used_count), 0) as total from coupon_customers where coupon_id = $1 and customer like '%@%'",
    [id],
  );
  const orders = await database.pool.query(
    `select count(*), coalesce(sum(total), 0) as revenue, coalesce(sum(discount), 0) as discount from orders
     where coupon_id = $1 and progress <> 'Cancelled'`,
    [id],
  );
  const { revenue, discount } = orders.rows[0];
  expect(coupon.rows[0]).toMatchObject({ revenue, discount_given: discount });
  return {
    coupon: coupon.rows[0].used_count,
    customers: customers.rows[0].total,
    orders: orders.rows[0].count,
  };
}

async function countOrders(): Promise<number> {
  const { rows } = await database.pool.query("select count(*) from orders");
  return rows[0].count;
}

test("of fifty carts at once on a coupon for one use, one is discounted and no other is stored", async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await addCoupon(database, { code: `SINGLE${round}`, usage_limit: 1 });
    const before = await countOrders();
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        place({ coupon: `single${round}`, email: `customer${index}@example.com`, city: `City ${index}` }),
      ),
    );
    expect(responses.map((response) => response.statusCode).sort()).toEqual([201, ...Array(49).fill(409)]);
    for (const response of responses.filter((one) => one.statusCode === 409)) {
      expect(response.json()).toMatchObject({
        code: "COUPON_NOT_APPLICABLE",
        error: "This coupon is not valid",
      });
    }
    expect(await uses(id)).toEqual({ coupon: 1, customers: 1, orders: 1 });
    expect(await countOrders()).toBe(before + 1);
  }
});

test("a customer's limit holds for one address in any case, against orders at the same moment", async () => {
  const id = await addCoupon(database, { code: "TWICE", customer_limit: 2 });
  const emails = ["amna@example.com", "AMNA@example.com", "Amna@Example.Com"];
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, index) => place({ coupon: "TWICE", email: emails[index % 3] })),
  );
  expect(responses.filter((response) => response.statusCode === 201)).toHaveLength(2);
  const refused = responses.filter((response) => response.statusCode !== 201);
  expect(new Set(refused.map((response) => response.json().error))).toEqual(
    new Set(["You have already used this coupon"]),
  );
  expect(await uses(id)).toEqual({ coupon: 2, customers: 2, orders: 2 });
  expect((await place({ coupon: "TWICE", email: "sana@example.com" })).statusCode).toBe(201);
});

test.each([
  ["what is behind a plus", { email: "nadia+1@example.com" }],
  ["dots at Gmail", { email: "na.dia.k@gmail.com" }],
  ["Gmail's other name", { email: "nadiak+shop@GoogleMail.com" }],
  ["the phone in another spelling", { email: "somebody@example.com", phone: "+92 (301) 555-0001" }],
])("a customer's limit is not passed by %s", async (way, other) => {
  const code = `PERSON${way.length}`;
  const id = await addCoupon(database, { code, customer_limit: 1 });
  const phone = "0301 5550001";
  const email = way.includes("mail") ? "nadiak@gmail.com" : "Nadia@example.com";
  expect((await place({ coupon: code, email, phone })).statusCode).toBe(201);
  const refused = await place({ coupon: code, phone: "03025550002", ...other });
  expect([refused.statusCode, refused.json().error]).toEqual([409, "You have already used this coupon"]);
  // Dots are part of the mailbox everywhere else.
  const neighbour = { email: "na.dia@example.com", phone: "03035550003" };
  expect((await place({ coupon: code, ...neighbour })).statusCode).toBe(201);
  expect(await uses(id)).toEqual({ coupon: 2, customers: 2, orders: 2 });
});

test("both limits hold at once, and a refusal by one is not counted by the other", async () => {
  const id = await addCoupon(database, { code: "BOTH", usage_limit: 5, customer_limit: 2 });
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, index) => place({ coupon: "BOTH", email: `c${index % 4}@example.com` })),
  );
  expect(responses.filter((response) => response.statusCode === 201)).toHaveLength(5);
  expect(await uses(id)).toEqual({ coupon: 5, customers: 5, orders: 5 });
  const { rows } = await database.pool.query(
    "select max(used_count) as most from coupon_customers where coupon_id = $1",
    [id],
  );
  expect(rows).toEqual([{ most: 2 }]);
});

test("a cancelled order's use can be used again, also while others try", async () => {
  const id = await addCoupon(database, { code: "AGAIN", usage_limit: 1, customer_limit: 1 });
  let live: string | undefined;
  for (let round = 0; round < 15; round += 1) {
    const orderId = live;
    const [, ...responses] = await Promise.all([
      orderId === undefined
        ? undefined
        : post("/orders/updateOrder", { id: orderId, orderProgress: "Cancelled" }),
      ...Array.from({ length: 6 }, (_, index) => place({ coupon: "AGAIN", email: `c${index}@example.com` })),
    ]);
    const placed = responses.filter((response) => response.statusCode === 201);
    expect(placed.length).toBeLessThanOrEqual(1);
    expect(responses.filter((response) => response.statusCode >= 500)).toEqual([]);
    live = undefined;
    const [winner] = placed;
    if (winner) {
      const tracked = await post("/orders/trackOrder", { OrderID: winner.json().OrderID });
      live = tracked.json().order.id;
    }
    const used = live === undefined ? 0 : 1;
    expect(await uses(id)).toEqual({ coupon: used, customers: used, orders: used });
  }
});

test("a coupon that does not hold refuses the order, and nothing is stored", async () => {
  const before = await countOrders();
  for (const [coupon, sentence] of [
    ["NOSUCH", "This coupon is not valid"],
    ["EID2025", "This coupon has expired"],
    ["FLAT500", "This coupon is for orders of Rs. 5,000 or more"],
  ]) {
    const response = await place({ coupon });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: "COUPON_NOT_APPLICABLE", error: sentence });
  }
  expect(await countOrders()).toBe(before);
});

test("the discount is the server's, and delivery goes by the goods before it", async () => {
  const twoLines = { items: [{ ...plainLine, quantity: 2 }], coupon: "flat500" };
  expect((await place({ ...twoLines, totalAmount: 1 })).json()).toMatchObject({ totalAmount: 9000 });
  const placed = await place({ ...twoLines, totalAmount: 9000 });
  const tracked = await post("/orders/trackOrder", { OrderID: placed.json().OrderID });
  expect(tracked.json().order).toMatchObject({
    subtotal: 9500,
    discount: 500,
    delivery: 0,
    totalAmount: 9000,
    coupon: "FLAT500",
  });
});

test("a coupon worth more than the goods leaves the delivery to pay", async () => {
  await addCoupon(database, { code: "HUGE", amount: 99_000 });
  expect((await place({ coupon: "HUGE", totalAmount: 250 })).statusCode).toBe(201);
});

test("a total that is refused does not use the coupon up", async () => {
  const id = await addCoupon(database, { code: "KEPT", usage_limit: 1 });
  expect((await place({ coupon: "KEPT", totalAmount: 1 })).json()).toMatchObject({ code: "TOTAL_CHANGED" });
  expect(await uses(id)).toEqual({ coupon: 0, customers: 0, orders: 0 });
});
