import { expect, test } from "vitest";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { addCoupon } from "#server/testing/add-coupon.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, measurements, plainLine } from "#server/testing/guest-order.ts";
import { openBrowser } from "#server/testing/open-browser.ts";
import { tableClasses } from "#server/testing/personal-columns.ts";
import { createCustomerMaker, type Found } from "#server/testing/pii-fixture.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { eraseDoneOrders } from "./erase-orders.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const staff = await signInStaff(shop, "owner");
const { orderHelpers, makePerson, searchEverywhere } = createCustomerMaker(shop, staff, "ONCE");
const couponId = await addCoupon(shop.database, { code: "ONCE", customer_limit: 5 });
const password = "currentPassword";

const columnsOf = (found: Found[]) => [...new Set(found.map(({ column }) => column))].sort();
const keptColumns = (found: Found[]) =>
  columnsOf(found.filter(({ fate }) => !fate?.deleted.startsWith("kept")));

test("classifies every column of every table once, and no other", async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and table_name not like 'kysely_migration%'`,
  );
  const words = (text = "") => text.split(/\s+/).filter((word) => word !== "");
  const classified = Object.entries(tableClasses).flatMap(([table, { plain, sale, personal = {} }]) =>
    [...words(plain), ...words(sale), ...Object.keys(personal)].map((column) => `${table}.${column}`),
  );
  expect(classified.sort()).toEqual(rows.map(({ name }) => name).sort());
});

test("exports everything of the account's owner, and nothing of others or of staff", async () => {
  const person = await makePerson("vanishing", "1234501");
  const other = await makePerson("staying", "7654302");
  const response = await person.send("/users/exportOwnData", { [password]: person.password });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers["content-disposition"]).toBe('attachment; filename="my-data.json"');
  expect(response.headers["cache-control"]).toBe("no-store");
  const file = response.body;
  expect(file).not.toMatch(other.marks);
  expect(file).not.toMatch(/staffnote|argon2/);

  const words = /[a-z0-9@.]*(?:vanishing|1234501)[a-z0-9@. ]*/gi;
  const found = await searchEverywhere(person.marks);
  const inFile = found.filter(({ fate }) => fate?.inFile === "yes");
  for (const { column, value } of inFile)
    for (const word of value.match(words) ?? []) expect(file, column).toContain(word.trim());
  // The fixture fills every such column.
  expect(columnsOf(inFile)).toEqual(
    expect.arrayContaining([
      "contact_messages.message",
      "coupon_customers.customer",
      "email_changes.email",
      "email_proofs.email",
      "measurement_sets.custom_size",
      "order_events.detail",
      "order_items.line",
      "orders.address",
      "orders.cancel_declined",
      "orders.cancel_reason",
      "orders.consignment_number",
      "orders.delivery_instruction",
      "orders.reduction_reason",
      "outgoing_mails.recipient",
      "recoveries.email",
      "reviews.reply",
      "reviews.review",
      "sessions.device",
      "users.address",
    ]),
  );
  // A mark in a column not classified as personal.
  expect(found.filter(({ fate }) => fate === undefined)).toEqual([]);

  const data = response.json();
  expect(data.orders.map(({ id }: { id: string }) => id)).toEqual([
    person.open,
    person.cancelled,
    person.arrived,
  ]);
  expect(data.orders[2]).toMatchObject({
    orderProgress: "Delivered",
    dispatch: { courier: "TCS", consignmentNumber: "vanishing123" },
    events: [
      {
        what: "edited",
        by: "shop",
        changes: expect.arrayContaining([expect.objectContaining({ what: "Address" })]),
      },
    ],
  });
  expect(data.account).toMatchObject({ id: person.user.id, emailConfirmedAt: expect.stringMatching(/Z$/) });
  expect(data.reviews[0].createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
});

test("leaves only open orders of a deleted account, and erases them once they are done", async () => {
  const person = await makePerson("leaving", "4455603");
  const other = await makePerson("resting", "9988704");
  const before = await searchEverywhere(other.marks);
  const sums = async () =>
    (await pool.query("select review_count, rating_sum from products where id = $1", [plainLine._id]))
      .rows[0];
  const reviewed = await sums();
  const sold = async () =>
    (await pool.query("select id, number, total, city, progress from orders order by id")).rows;
  const soldBefore = await sold();

  const answer = await person.send("/users/deleteAccount", { [password]: person.password });
  expect(answer.statusCode, answer.body).toBe(200);
  const { rows: orders } = await pool.query(
    "select id, user_id, name, person_erased_at is not null as erased from orders where id = any($1::uuid[])",
    [[person.arrived, person.cancelled, person.open]],
  );
  const orderOf = (id: string) => orders.find((order) => order.id === id);
  expect(orderOf(person.arrived)).toMatchObject({ user_id: null, name: "Erased", erased: true });
  expect(orderOf(person.cancelled)).toMatchObject({ user_id: null, name: "Erased", erased: true });
  expect(orderOf(person.open)).toMatchObject({ user_id: null, name: "Sister leaving", erased: false });
  expect(answer.json().openOrders).toHaveLength(1);
  expect(await sold()).toEqual(soldBefore);
  expect(await sums()).toEqual({
    review_count: reviewed.review_count - 1,
    rating_sum: reviewed.rating_sum - 4,
  });

  // The order in production with its customer and coupon, and the last mail, which loses its recipient once sent.
  const left = await searchEverywhere(person.marks);
  expect(
    left.filter(
      ({ column }) =>
        !/^(orders|order_search|people|person_facts|person_notes|order_items|order_events|outgoing_mails|coupon_customers|audit_log)\./.test(
          column,
        ),
    ),
  ).toEqual([]);
  // Reasons typed by staff went with the orders; the append-only log never had them.
  expect(left.filter(({ column }) => column.startsWith("audit_log."))).toEqual([]);
  const ofOrders = await pool.query("select id from orders o where o::text ~* 'leaving|4455603'");
  expect(ofOrders.rows).toEqual([{ id: person.open }]);

  expect(await eraseDoneOrders(shop.database)).toBe(0);
  await pool.query("update orders set progress = 'Delivered' where id = $1", [person.open]);
  const arrive = (days: number) =>
    pool.query(
      `insert into order_history (id, order_id, progress, actor, at)
       values (gen_random_uuid(), $1, 'Delivered', 'customer', now() - $2 * interval '1 day')`,
      [person.open, days],
    );
  await arrive(29);
  expect(await eraseDoneOrders(shop.database)).toBe(0);
  await pool.query("update order_history set at = at - interval '2 days' where order_id = $1", [person.open]);
  expect(await eraseDoneOrders(shop.database)).toBe(1);
  await pool.query("delete from outgoing_mails where kind = 'account-deleted'");
  expect(keptColumns(await searchEverywhere(person.marks))).toEqual([]);
  expect(await searchEverywhere(other.marks)).toEqual(before);
  expect(
    (
      await pool.query("select min(used_count) as least from coupon_customers where coupon_id = $1", [
        couponId,
      ])
    ).rows,
  ).toEqual([{ least: 2 }]);
  const office = await orderHelpers.get(person.arrived);
  expect(office).toMatchObject({
    name: "Erased",
    office: { email: "", notes: [], mails: [], customerId: null },
  });
});

test("leaves guests' data under an unconfirmed address to them", async () => {
  const person = await makePerson("unproven", "3344505", false);
  const { orders, messages } = (
    await person.send("/users/exportOwnData", { [password]: person.password })
  ).json();
  expect(orders.map(({ id }: { id: string }) => id)).toEqual([person.open, person.arrived]);
  expect(messages).toEqual([]);
  expect((await person.send("/users/deleteAccount", { [password]: person.password })).statusCode).toBe(200);
  const { rows } = await pool.query("select name from orders where id = $1", [person.cancelled]);
  expect(rows).toEqual([{ name: "Sana unproven Ordered" }]);
  expect((await pool.query("select from contact_messages where email ~ 'unproven'")).rowCount).toBe(1);
});

test("neither exports nor deletes mails to an unconfirmed address that the account has not caused", async () => {
  const { user, cookie, password: right } = await signIn(shop, { isProven: false });
  const mail = { recipient: user.email, data: {} } as const;
  await queueMail(pool, { ...mail, kind: "welcome", event: `welcome:${user.id}` });
  // Of an earlier account with this address.
  await queueMail(pool, {
    ...mail,
    kind: "recovery-code",
    event: "before",
    data: { code: "730518", minutes: 10 },
  });
  await pool.query(
    "update outgoing_mails set created_at = created_at - interval '1 hour' where event = 'before'",
  );
  const own = { [password]: right };
  const { mails } = (await shop.post("/users/exportOwnData", own, { cookie })).json();
  expect(mails.map(({ about }: { about: string }) => about)).toEqual(["welcome"]);
  expect((await shop.post("/users/deleteAccount", own, { cookie })).statusCode).toBe(200);
  const { rows } = await pool.query(
    "select kind from outgoing_mails where recipient = $1 and kind <> 'account-deleted'",
    [user.email],
  );
  expect(rows).toEqual([{ kind: "recovery-code" }]);
});

test("requires the password for export and deletion, and changes nothing with a wrong one", async () => {
  const { user, password: right } = await signIn(shop);
  const here = openBrowser(shop);
  await here.post("/users/login", { email: user.email, password: right });
  for (const call of ["exportOwnData", "deleteAccount"]) {
    const none = await here.post(`/users/${call}`, {});
    expect([none.statusCode, Object.keys(none.json().fields)]).toEqual([400, [password]]);
    const wrong = await here.post(`/users/${call}`, { [password]: "not mine at all" });
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, "WRONG_CREDENTIALS"]);
    expect(wrong.json().fields).toHaveProperty(password);
  }
  expect(await here.user()).toMatchObject({ id: user.id });

  const gone = await here.post("/users/deleteAccount", { [password]: right });
  expect(gone.json()).toEqual({ message: "Account deleted", openOrders: [] });
  expect([...here.cookies.keys()]).toEqual([]);
  expect((await here.post("/users/login", { email: user.email, password: right })).statusCode).toBe(401);
  const { rows } = await pool.query("select kind, data from outgoing_mails where recipient = $1", [
    user.email,
  ]);
  expect(rows).toEqual([{ kind: "account-deleted", data: { name: user.name, openOrders: [] } }]);
});

test("deletes an account once under concurrency, and refuses simultaneous writes to it", async () => {
  const { password: right, send } = await makePerson("hurrying", "6677806");
  const remove = () => send("/users/deleteAccount", { [password]: right });
  const answers = await Promise.all([
    remove(),
    send("/orders/createOrder", guestOrder()),
    remove(),
    send("/measurements/createMeasurementSet", { name: "Late", custom_size: measurements }),
    send("/users/updateUserInformation", { name: "Late Marked" }),
    remove(),
  ]);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect([statuses[0], statuses[2], statuses[5]].sort()).toEqual([200, 401, 401]);
});

test("refuses to delete an account of staff, because the audit log names it", async () => {
  const { user, send, password: right } = await makePerson("serving", "2233407");
  await pool.query("update users set role = 'manager' where id = $1", [user.id]);
  const refused = await send("/users/deleteAccount", { [password]: right });
  expect([refused.statusCode, refused.json().code]).toEqual([403, "FORBIDDEN"]);
  expect((await pool.query("select from users where id = $1", [user.id])).rowCount).toBe(1);
});
