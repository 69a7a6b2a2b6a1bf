import { beforeEach, expect, test } from "vitest";
import { rateLimits } from "#server/platform/http/rate-limits.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { deleteExpiredMessages } from "./contact-messages.ts";

const shop = await createTestShop({ env: { RATE_LIMIT_FACTOR: "1" } });
const { kysely } = shop.database;
const path = "/contact/createContact";
const filled = {
  name: "Bilal Marked",
  email: "bilal.marked@example.com",
  phone: "+92 300-1234567",
  message: "Salam,\ndo you make forty sets?",
};

let lastAddress = 0;

/** Uses a new address unless one is given, because an address may write ten times an hour. */
function write(body: object, remoteAddress = `10.0.0.${++lastAddress}`) {
  return shop.app.inject({ method: "POST", url: path, payload: body, remoteAddress });
}

const messages = () =>
  kysely.selectFrom("contact_messages").select(["name", "email", "phone", "message"]).execute();
const mails = () => kysely.selectFrom("outgoing_mails").select(["kind", "recipient", "data"]).execute();

beforeEach(async () => {
  await kysely.deleteFrom("contact_messages").execute();
  await kysely.deleteFrom("outgoing_mails").execute();
});

test("stores a message and queues a mail to the shop", async () => {
  const response = await write(filled);
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({ msg: expect.stringContaining("Message sent") });
  const kept = { ...filled, phone: "923001234567" };
  expect(await messages()).toEqual([kept]);
  expect(await mails()).toEqual([
    { kind: "contact-message", recipient: shop.services.shop.email, data: kept },
  ]);
});

test("accepts an absent message text and a numeric phone", async () => {
  const { message: _, ...rest } = filled;
  expect((await write({ ...rest, phone: 3001234567 })).statusCode).toBe(201);
  expect(await messages()).toEqual([{ ...rest, phone: "3001234567", message: "" }]);
});

test("answers a bot that fills in the hidden field alike, and stores nothing", async () => {
  const honest = await write(filled);
  await kysely.deleteFrom("contact_messages").execute();
  await kysely.deleteFrom("outgoing_mails").execute();
  const program = await write({ ...filled, website: "https://spam.example" });
  expect([program.statusCode, program.body]).toEqual([honest.statusCode, honest.body]);
  expect(await messages()).toEqual([]);
  expect(await mails()).toEqual([]);
});

test.each([
  ["email", "a@b.c\r\nBcc:x"],
  ["email", "a@example.com\r\nBcc: x@example.com"],
  ["email", "a@example.com, b@example.com"],
  ["email", "nothing"],
  ["name", "Bilal\r\nBcc: x@example.com"],
  ["name", "   "],
  ["phone", "call me"],
  ["phone", ""],
  ["message", "x".repeat(4001)],
])("refuses the %s %j and stores nothing", async (field, value) => {
  const response = await write({ ...filled, [field]: value });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: "INVALID", fields: { [field]: expect.any(String) } });
  expect(await messages()).toEqual([]);
  expect(await mails()).toEqual([]);
});

test("lets an address write ten times an hour, then answers when to try again", async () => {
  for (let sent = 0; sent < rateLimits.contact.max; sent += 1)
    expect((await write(filled, "10.1.0.1")).statusCode).toBe(201);
  const refused = await write(filled, "10.1.0.1");
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: "TOO_MANY" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(await messages()).toHaveLength(rateLimits.contact.max);
});

test("deletes messages after twelve months", async () => {
  await write(filled);
  await write({ ...filled, name: "Old" });
  await shop.database.pool.query(
    "update contact_messages set created_at = now() - interval '12 months 1 day' where name = 'Old'",
  );
  expect(await deleteExpiredMessages(shop.database)).toBe(1);
  expect((await messages()).map(({ name }) => name)).toEqual([filled.name]);
});

test("logs no personal data", () => {
  expect(shop.logged()).toContain(path);
  expect(shop.logged()).not.toMatch(/marked|1234567/i);
});
