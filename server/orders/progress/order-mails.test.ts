import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addCoupon } from "../../testing/add-coupon.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { guestOrder, person } from "../../testing/guest-order.ts";
import { signIn } from "../../testing/sign-in.ts";

const shop = await createTestShop();
const { post, database } = shop;

/** The mails that `work` leaves to be sent. */
async function mailsOf(work: () => Promise<unknown>) {
  await database.pool.query("delete from outgoing_mails");
  await work();
  const { rows } = await database.pool.query(
    "select event, kind, recipient, data from outgoing_mails order by id",
  );
  return rows;
}

const place = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  post("/orders/createOrderAsGuest", guestOrder(changes), headers);

const cancel = (id: string) => post("/orders/updateOrder", { id, orderProgress: "Cancelled" });

async function newestOrder() {
  const { rows } = await database.pool.query("select id from orders order by created_at desc limit 1");
  return rows[0].id;
}

test("a placed order is confirmed by one mail, to a guest and to a customer", async () => {
  const { cookie } = await signIn(shop);
  for (const work of [() => place(), () => post("/orders/createOrder", guestOrder(), { cookie })]) {
    const mails = await mailsOf(work);
    const orderId = await newestOrder();
    expect(mails).toEqual([
      {
        event: `order-placed:${orderId}`,
        kind: "order-placed",
        recipient: person.email,
        data: { orderId },
      },
    ]);
  }
});

test("an order that is replayed is confirmed once", async () => {
  const key = { "idempotency-key": randomUUID() };
  const mails = await mailsOf(() => Promise.all([place({}, key), place({}, key), place({}, key)]));
  expect(mails).toHaveLength(1);
});

test("an order that is refused or rolled back is not confirmed", async () => {
  const code = "ONCEONLY";
  await addCoupon(database, { code, usage_limit: 1 });
  const discounted = { coupon: code, totalAmount: 4500 };
  const refused = [{ totalAmount: 1 }, { items: [] }, { coupon: "NOSUCH" }, { city: "" }];
  expect(await mailsOf(() => Promise.all(refused.map((changes) => place(changes))))).toEqual([]);
  // All are priced before the first of them takes the coupon, so nineteen are refused while they are stored.
  const mails = await mailsOf(async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => place(discounted)));
    expect(responses.filter((response) => response.statusCode === 201)).toHaveLength(1);
  });
  expect(mails).toHaveLength(1);
});

test("what fails while the order is stored takes its mail along", async () => {
  const key = randomUUID();
  await place({}, { "idempotency-key": key });
  const reused = () => place({ city: "Multan" }, { "idempotency-key": key });
  expect(await mailsOf(reused)).toEqual([]);
});

test("a cancelled order is mailed to its customer once, however often it is cancelled", async () => {
  await place();
  const orderId = await newestOrder();
  const mails = await mailsOf(() => Promise.all([cancel(orderId), cancel(orderId), cancel(orderId)]));
  const { rows } = await database.pool.query(
    "select id from order_history where order_id = $1 and progress = 'Cancelled'",
    [orderId],
  );
  expect(mails).toEqual([
    {
      event: `order-changed:${rows[0].id}`,
      kind: "order-changed",
      recipient: person.email,
      data: { orderId, progress: "Cancelled" },
    },
  ]);
  expect(await mailsOf(() => cancel(randomUUID()))).toEqual([]);
});
