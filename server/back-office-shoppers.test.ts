import { expect, test } from "vitest";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { deliverNext } from "#server/notifications/mail/deliver-mail.ts";
import type { ReadyMail } from "#server/notifications/mail/ready-mail.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { createTestShop } from "./testing/create-test-shop.ts";
import { measurements, person, plainLine } from "./testing/guest-order.ts";
import { makeOwnThings } from "./testing/own-things.ts";
import { signInStaff } from "./testing/sign-in-staff.ts";

// Staff's work on customers' reviews, messages, mails and accounts.

const shop = await createTestShop();
const { pool } = shop.database;
const { cookie, staff } = await signInStaff(shop, "manager");
const own = await makeOwnThings(shop);

const post = (call: string, body: object) => shop.post(`/api/admin/${call}`, body, { cookie });
const get = async (call: string, query: Record<string, string> = {}) => {
  const url = `/api/admin/${call}?${new URLSearchParams(query)}`;
  return (await shop.app.inject({ url, headers: { cookie } })).json();
};
const actionsOn = async (id: string) =>
  (
    await pool.query("select action from audit_log where subject_id = $1 and staff_id = $2 order by id", [
      id,
      staff.id,
    ])
  ).rows.map(({ action }) => action);

/** The shop's view of the product that the customer has reviewed. */
async function inShop() {
  const { product } = (await shop.post("/products/getProductById", { id: plainLine._id })).json();
  const { reviews } = (await shop.post("/reviews/getAllReviewsByProduct", { id: plainLine._id })).json();
  const review = reviews.find(({ id }: { id: string }) => id === own.reviewId);
  return { count: product.reviewCount, average: product.averageRating, review };
}

test("a hidden review leaves the shop and its average, whatever its author does, until it is shown again", async () => {
  const before = await inShop();
  const hidden = await post("reviews/setHidden", { id: own.reviewId, isHidden: true });
  expect([hidden.statusCode, hidden.json().review.isHidden]).toEqual([200, true]);
  await post("reviews/setHidden", { id: own.reviewId, isHidden: true });
  expect(await inShop()).toMatchObject({ count: before.count - 1, review: undefined });
  const changes = { id: own.reviewId, review: "Marked as bad", rating: 1 };
  await shop.post("/reviews/updateReview", changes, { cookie: own.cookie });
  expect((await get("reviews/list", { shown: "no" })).items).toMatchObject([{ id: own.reviewId, rating: 1 }]);
  await post("reviews/setHidden", { id: own.reviewId, isHidden: false });
  expect(await inShop()).toMatchObject({ count: before.count, review: { rating: 1 } });
  const { rows } = await pool.query(
    `select p.review_count, p.rating_sum, count(r.id)::integer as count, sum(r.rating)::integer as sum
     from products p join reviews r on r.product_id = p.id where p.id = $1 group by p.id`,
    [plainLine._id],
  );
  expect([rows[0].review_count, rows[0].rating_sum]).toEqual([rows[0].count, rows[0].sum]);
  expect(await actionsOn(own.reviewId)).toEqual(["review.hide", "review.show"]);
});

test("the shop's reply stands under the review until it is taken away", async () => {
  const { product } = (await shop.post("/products/getProductById", { id: plainLine._id })).json();
  expect((await inShop()).review).not.toHaveProperty("reply");
  await post("reviews/reply", { id: own.reviewId, reply: "Thank you\nall" });
  expect((await inShop()).review.reply).toBe("Thank you\nall");
  const found = await get("reviews/list", { product: product.product_code.toLowerCase(), rating: "1" });
  expect(found.items).toMatchObject([{ id: own.reviewId, reply: "Thank you\nall" }]);
  await post("reviews/reply", { id: own.reviewId, reply: " " });
  expect((await inShop()).review).not.toHaveProperty("reply");
  expect((await post("reviews/reply", { id: "none", reply: "x" })).statusCode).toBe(404);
});

test("a message is noted, answered and opened again", async () => {
  await shop.post("/contact/createContact", { ...person, message: "Marked question" });
  const { items } = await get("messages/list", { state: "open" });
  expect(items).toMatchObject([{ message: "Marked question", answered: null }]);
  const [{ id }] = items;
  expect((await post("messages/addNote", { id, note: "Called her" })).statusCode).toBe(201);
  await post("messages/setAnswered", { id, isAnswered: true });
  expect(await get("messages/get", { id })).toMatchObject({
    message: { answered: { name: staff.name } },
    notes: [{ note: "Called her", name: staff.name }],
  });
  expect((await get("messages/list", { state: "open" })).items).toEqual([]);
  expect((await get("messages/list", { state: "answered" })).items).toMatchObject([{ id }]);
  await post("messages/setAnswered", { id, isAnswered: false });
  expect((await get("messages/get", { id })).message.answered).toBeNull();
  expect(await actionsOn(id)).toEqual(["message.addNote", "message.answer", "message.reopen"]);
  expect((await post("messages/addNote", { id: timeOrderedId(), note: "x" })).statusCode).toBe(404);
});

test("a mail can be previewed and resent; codes in mails are never shown", async () => {
  await pool.query("delete from outgoing_mails");
  const to = "mail.marked@example.com";
  const code = { code: "482913", minutes: 10 };
  const written = { name: "Marked", email: to, phone: "", message: "<b>Marked</b>" };
  await queueMail(pool, { kind: "contact-message", event: "m", recipient: to, data: written });
  await queueMail(pool, { kind: "recovery-code", event: "c", recipient: to, data: code });
  const waiting = await get("mails/list", { q: to.toUpperCase(), state: "waiting" });
  expect(waiting.items.map(({ kind }: { kind: string }) => kind)).toEqual([
    "recovery-code",
    "contact-message",
  ]);
  const [coded, message] = waiting.items;

  const secret = await get("mails/get", { id: coded.id });
  expect(secret.letter.text).toContain("••••••");
  expect(JSON.stringify(secret)).not.toContain("482913");
  const { letter } = await get("mails/get", { id: message.id });
  expect(letter.html).toContain("&lt;b&gt;Marked&lt;/b&gt;");
  expect(letter.html).not.toContain("<style");

  expect((await post("mails/resend", { id: message.id })).json().code).toBe("IN_PROGRESS");
  expect((await post("mails/resend", { id: coded.id })).json().code).toBe("INVALID");
  const left: string[] = [];
  const delivery = {
    ...shop.services,
    mailServer: shop.services.failures.watch("mail-server"),
    send: async ({ kind }: ReadyMail) => void left.push(kind),
    log: shop.app.log,
    takeOf: shop.app.takeOf,
    cut: new AbortController().signal,
  };
  while (await deliverNext(delivery));
  const again = await post("mails/resend", { id: message.id });
  expect([again.statusCode, again.json().mail.state]).toEqual([200, "waiting"]);
  while (await deliverNext(delivery));
  expect(left.sort()).toEqual(["contact-message", "contact-message", "recovery-code"]);
  expect((await get("mails/list", { state: "sent" })).items).toMatchObject([
    { id: coded.id, tries: 1, isResendable: false },
    { id: message.id, tries: 2, isResendable: true },
  ]);
  expect((await get("mails/list", { state: "failed" })).items).toEqual([]);
  expect(await actionsOn(message.id)).toEqual(["mail.resend"]);
});

test("a customer is found by name, address and phone, with orders and measurements", async () => {
  await pool.query("update users set phone = '923001112233' where id = $1", [own.user.id]);
  for (const q of [
    own.user.name.toUpperCase(),
    own.user.email.slice(0, 20),
    "0300 111 2233",
    "+92 300 1112",
  ]) {
    const { items } = await get("customers/list", { q });
    expect(items.map(({ email }: { email: string }) => email)).toContain(own.user.email);
  }
  for (const q of ["%", "_", "0301 9", staff.email]) {
    expect((await get("customers/list", { q })).items).toEqual([]);
  }
  const { order } = await get("orders/get", { id: own.order.id });
  // The office comes to these pages from an order: everybody with its phone, and the account.
  const found = await get("customers/get", { id: order.office.customer.id });
  expect(found).toMatchObject({
    customer: { orders: 1, spent: 0 },
    orders: [{ id: own.order.id, OrderID: own.order.OrderID, orderProgress: "Pending" }],
    accounts: [
      {
        id: own.user.id,
        measurementSets: [{ name: "Me", custom_size: { shirtLength: measurements.shirtLength } }],
      },
    ],
  });
  expect(order.office.customerId).toBe(own.user.id);
  expect(await get("customers/get", { id: own.user.id })).toMatchObject({
    accounts: [{ email: own.user.email }],
  });
  expect(JSON.stringify(found)).not.toMatch(/password|argon|hash/i);
  expect(await get("customers/get", { id: staff.id })).toMatchObject({ code: "NOT_FOUND" });
});

test("each page of a list goes on where the one before ended", async () => {
  await pool.query(
    `insert into contact_messages (id, name, email, phone, message)
     select gen_random_uuid(), 'Marked ' || n, 'a@example.com', '', '' from generate_series(1, 70) n`,
  );
  const first = await get("messages/list");
  const second = await get("messages/list", { after: first.next });
  const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => id);
  expect([first.items.length, new Set(ids).size, second.next]).toEqual([50, 71, null]);
  expect(await get("messages/list", { after: "x" })).toEqual({ items: [], next: null });
});

test.each([
  ["reviews", "true"],
  ["reviews", "rating = 5"],
  ["reviews", "hidden_at is not null"],
  ["reviews", "product_id = 'x'"],
  ["contact_messages", "true"],
  ["contact_messages", "answered_at is null"],
  ["contact_messages", "answered_at is not null"],
  ["outgoing_mails", "true"],
  ["outgoing_mails", "sent_at is null and given_up_at is null"],
  ["outgoing_mails", "sent_at is not null"],
  ["outgoing_mails", "given_up_at is not null"],
  ["outgoing_mails", "lower(recipient) = 'x'"],
  ["users", "role = 'customer'"],
  ["coupons", "true"],
])("the list of %s where %s reads an index in its order", async (table, condition) => {
  const client = await pool.connect();
  try {
    await client.query("begin");
    // The tables are small: only what an index cannot do is done in another way.
    await client.query(
      "set local enable_seqscan = off; set local enable_sort = off; set local enable_bitmapscan = off",
    );
    const { rows } = await client.query<{ "QUERY PLAN": string }>(
      `explain select id from ${table} where ${condition} order by created_at desc, id desc limit 51`,
    );
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toMatch(/Index (Only )?Scan Backward/);
    expect(plan).not.toContain("Sort");
  } finally {
    await client.query("rollback");
    client.release();
  }
});
