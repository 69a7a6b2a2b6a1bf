import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { type WebhookEvent, webhookMessage } from "#contract/integrations/webhook-messages.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { person, plainLine } from "#server/testing/guest-order.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { createWebhookHelpers, typesOf } from "#server/testing/webhook-helpers.ts";
import { deleteExpiredDeliveries } from "./deliveries.ts";

const shop = await createTestShop({ env: { WEBHOOK_ADDRESSES: "any" } });
const { pool } = shop.database;
const owner = await signInStaff(shop, "owner");
const { office, place } = createOrderHelpers(shop, owner);
const { call, receiving, work, make, deliveriesOf } = createWebhookHelpers(shop, owner);
const inTime = { timeout: 10_000 };

test("reports an order from placing to delivery, in order, each message as documented", async () => {
  const receiver = await receiving();
  const { secret } = await make(receiver.url);
  const id = await place();
  await office("confirm", { id });
  await office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: "77-1" }] });
  await office("deliver", { ids: [id] });
  await office("receiveCash", { ids: [id], on: dayInKarachi(new Date()) });
  await office("takeCashBack", { id, reason: "Another order" });
  await office("undoDelivery", { id, reason: "Another parcel" });
  await office("cancel", { id, reason: "Refused" });
  work();
  const told = [
    ...["placed", "confirmed", "dispatched", "delivered", "paid", "unpaid", "delivery-undone", "cancelled"],
  ].map((what) => `order.${what}`);
  await expect.poll(() => typesOf(receiver), inTime).toEqual(told);
  for (const { headers, body } of receiver.received) {
    // An independent library verifies the signature.
    const message = new Webhook(secret).verify(body, headers as Record<string, string>);
    const { type } = message as { type: WebhookEvent };
    expect(webhookMessage(type).safeParse(message).error).toBeUndefined();
  }
  const placed = JSON.parse(receiver.received[0]?.body ?? "").data.order;
  const read = await shop.app.inject({
    url: `/api/admin/orders/get?id=${id}`,
    headers: { cookie: owner.cookie },
  });
  const { OrderID, totalAmount } = read.json().order;
  expect(placed).toMatchObject({ id, OrderID, totalAmount, orderProgress: "Pending", received: 0 });
  const paid = JSON.parse(receiver.received[4]?.body ?? "").data.order;
  expect(paid).toMatchObject({ orderProgress: "Delivered", received: totalAmount, isConfirmed: true });
});

test("sends no personal data", async () => {
  const receiver = await receiving();
  const { id: webhook } = await make(receiver.url);
  await place();
  work();
  await expect.poll(() => receiver.received.length, inTime).toBe(1);
  const { rows } = await pool.query("select row_to_json(d)::text as row from webhook_deliveries d");
  const everything = JSON.stringify([receiver.received, rows, await deliveriesOf(webhook)]);
  for (const said of [person.name, person.email, person.phone, person.address])
    expect(everything).not.toContain(said);
});

test("reports changes of stock, and low stock once", async () => {
  const receiver = await receiving();
  await make(receiver.url, ["stock.changed", "stock.low"]);
  const id = plainLine._id;
  const { rows } = await pool.query("select sizes from products where id = $1", [id]);
  const sizes = rows[0].sizes.map((size: string) => ({ size, pieces: 7 }));
  const stock = (name: string, body: object) =>
    shop.post(`/api/admin/stock/${name}`, body, { cookie: owner.cookie });
  expect((await stock("start", { id, sizes })).statusCode).toBe(200);
  const { size } = sizes[0];
  for (const pieces of [1, 1, 1])
    await stock("correct", { id, reason: "damaged", changes: [{ size, pieces }] });
  await stock("stop", { id });
  work();
  const expected = ["stock.changed", "stock.changed", "stock.changed", "stock.low", "stock.changed"];
  await expect.poll(() => receiver.received.length, inTime).toBe(6);
  expect(typesOf(receiver)).toEqual([...expected, "stock.changed"]);
  const told = receiver.received.map(({ body }) => JSON.parse(body).data);
  expect(told[0].stock).toHaveLength(sizes.length);
  expect(told[3]).toEqual({ product: { id }, stock: [{ size, color: null, pieces: 5 }] });
  expect(told[5].stock[0].pieces).toBeNull();
  for (const { body } of receiver.received)
    expect(webhookMessage(JSON.parse(body).type).safeParse(JSON.parse(body)).success).toBe(true);
});

test("sends nothing of a rolled-back transaction, and writes no unsubscribed event", async () => {
  const { id } = await make("http://127.0.0.1:1/", ["order.cancelled"]);
  await place();
  await pool.query("update orders set progress = progress");
  const client = await pool.connect();
  await client.query("begin");
  await client.query(
    `insert into order_history (id, order_id, progress, actor)
     select gen_random_uuid(), id, 'Cancelled', 'shop' from orders limit 1`,
  );
  await client.query("rollback");
  client.release();
  expect(await deliveriesOf(id)).toEqual([]);
});

test("resends the events of some days in order, with their original ids", async () => {
  const receiver = await receiving();
  const { id } = await make(receiver.url, ["order.placed", "order.confirmed"]);
  const order = await place();
  await office("confirm", { id: order });
  await place();
  work();
  await expect.poll(() => receiver.received.length, inTime).toBe(3);
  await expect.poll(async () => (await deliveriesOf(id, "&state=delivered")).length, inTime).toBe(3);
  await pool.query("update webhook_deliveries set created_at = created_at - interval '2 days'");
  const day = (ago: number) => dayInKarachi(new Date(Date.now() - ago * 86_400_000));
  const replay = (from: string, to: string) => call("replayPeriod", { id, from, to });
  expect((await replay(day(1), day(0))).json()).toEqual({ messages: 0 });
  expect((await replay(day(1), day(2))).json().fields).toEqual({ to: "The period ends before it begins" });
  expect((await replay(day(2), day(2))).json()).toEqual({ messages: 3 });
  await expect.poll(() => receiver.received.length, inTime).toBe(6);
  const ofOrder = receiver.received.filter(({ body }) => body.includes(order));
  expect(ofOrder.map(({ body }) => JSON.parse(body).type)).toEqual(
    ["placed", "confirmed", "placed", "confirmed"].map((what) => `order.${what}`),
  );
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(new Set(ids).size).toBe(3);
});

test("signs with both secrets for a day after a renewal, then with the new one alone", async () => {
  const receiver = await receiving();
  const { id, secret } = await make(receiver.url);
  const renewed = (await call("renewSecret", { id })).json().secret;
  expect(renewed).not.toBe(secret);
  work();
  const verify = async (by: string) => {
    const before = receiver.received.length;
    await call("test", { id });
    await expect.poll(() => receiver.received.length, inTime).toBe(before + 1);
    const { headers, body } = receiver.received.at(-1) ?? { headers: {}, body: "" };
    return new Webhook(by).verify(body, headers as Record<string, string>);
  };
  expect(await verify(secret)).toMatchObject({ type: "test" });
  expect(await verify(renewed)).toMatchObject({ type: "test" });
  await pool.query("update webhooks set old_secret_until = now()");
  expect(await verify(renewed)).toMatchObject({ type: "test" });
  await expect(verify(secret)).rejects.toThrow();
  const { rows } = await pool.query(
    "select row_to_json(w)::text as row from webhooks w union all select row_to_json(a)::text from audit_log a",
  );
  for (const shown of [secret, renewed]) {
    const bytes = Buffer.from(shown.slice(6), "base64");
    expect(JSON.stringify(rows)).not.toContain(shown.slice(6));
    expect(JSON.stringify(rows)).not.toContain(bytes.toString("hex"));
  }
});

test("refuses wrong choices beside their field, and answers unknown ids with not found", async () => {
  const good = { name: "Tool", url: "https://tool.example/", events: ["order.placed"] };
  const fieldsOf = async (changes: object) => (await call("create", { ...good, ...changes })).json().fields;
  expect(await fieldsOf({ url: "ftp://tool.example/" })).toEqual({
    url: "Enter an address that begins with https://",
  });
  expect(await fieldsOf({ url: "https://me:word@tool.example/" })).toEqual({
    url: "Leave user and password out of the address: messages are signed",
  });
  expect(await fieldsOf({ name: " ", events: [] })).toEqual({
    name: "Name the tool",
    events: "Choose what it receives",
  });
  expect((await call("create", { ...good, events: ["order.eaten"] })).statusCode).toBe(400);
  for (const id of ["none", owner.staff.id]) {
    for (const name of ["switch", "renewSecret", "test", "remove", "update", "replay", "replayPeriod"])
      expect(
        (await call(name, { ...good, id, isOn: true, from: "2026-11-01", to: "2026-11-02" })).statusCode,
      ).toBe(404);
  }
  for (let index = 0; index < 10; index += 1) await make("https://tool.example/");
  expect((await call("create", good)).json().reason).toBe("TOO_MANY_WEBHOOKS");
});

test("deletes messages after thirty days", async () => {
  const { id } = await make("http://127.0.0.1:1/", ["order.placed"]);
  await place();
  await place();
  await pool.query(`update webhook_deliveries set created_at = now() - interval '31 days', due_since = now() - interval '31 days'
    where id = (select id from webhook_deliveries limit 1)`);
  expect(await deleteExpiredDeliveries(shop.database)).toBe(1);
  expect(await deliveriesOf(id)).toHaveLength(1);
});
