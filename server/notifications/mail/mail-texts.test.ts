import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { type QueuedMail, queueMail } from "#server/platform/jobs/queue-mail.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, measurements, person, plainLine, saleLine } from "#server/testing/guest-order.ts";
import { type OutboxMail, readOutbox } from "#server/testing/read-outbox.ts";
import { startMailWorker } from "./mail-worker.ts";

const shop = await createTestShop();
const { pool, kysely } = shop.database;
const dataDir = await mkdtemp(join(tmpdir(), "tabeeb-mails-"));
const stop = startMailWorker({
  config: { smtpUrl: undefined, dataDir },
  services: shop.services,
  log: shop.app.log,
  takeOf: shop.app.takeOf,
  isAnswering: () => false,
  origin: () => "https://shop.example",
  pollInterval: 100,
});
afterAll(async () => {
  await stop();
  await rm(dataDir, { recursive: true });
});
const inTime = { timeout: 10_000 };

async function mailAbout(kind: string, word: string): Promise<OutboxMail> {
  const find = async () =>
    (await readOutbox(dataDir)).find((mail) => mail.file.includes(kind) && mail.text?.includes(word));
  await expect.poll(find, inTime).toBeDefined();
  const mail = await find();
  if (mail === undefined) throw new Error("The mail is gone.");
  return mail;
}

async function send(mail: QueuedMail, word: string): Promise<OutboxMail> {
  await queueMail(pool, mail);
  return mailAbout(mail.kind, word);
}

async function placeOrder(changes: Record<string, unknown>): Promise<string> {
  const response = await shop.post("/orders/createOrderAsGuest", guestOrder(changes), {
    host: "evil.example",
  });
  expect(response.statusCode).toBe(201);
  return response.json().OrderID;
}

const madeToMeasure = {
  ...saleLine,
  sizes: false,
  custom_size: { ...measurements, otherNote: "Wide <b>shoulders</b>\n& short arms" },
  cap: true,
  name_engraving: { name: "Dr. Zoya", position: "left" },
  quantity: 2,
};

async function haveDealtWith(email: string): Promise<void> {
  const { OrderID } = (await shop.post("/orders/createOrderAsGuest", guestOrder({ email }))).json();
  const number = String(OrderID).replace(/^TB|-/g, "");
  await pool.query("update orders set confirmed_at = now(), confirmed_by = 'customer' where number = $1", [
    number,
  ]);
}
await haveDealtWith(person.email);

test("lists every choice, charge and total of an order in its confirmation", async () => {
  const total = 2 * (5150 + 250 + 500 + 350 + 300) + 4750;
  const number = await placeOrder({ items: [madeToMeasure, plainLine], totalAmount: String(total) });
  const mail = await mailAbout("order-placed", number);
  expect(mail.subject).toBe(`Your order ${number}`);
  expect(mail.to).toEqual([{ name: "", address: person.email }]);
  const lines = [
    /Fabric +Cotton Twill/,
    /Size +Custom size selected/,
    /Color +Navy Blue/,
    /Trouser +Cargo/,
    /Cap +Yes/,
    /Name engraving +Dr\. Zoya, left/,
    /Shirt length +28 in/,
    /Chest +40\.5 in/,
    /Shoulder +17 in/,
    /Sleeve length +9 in/,
    /Trouser waist +32 in/,
    /Trouser length +38\.25 in/,
    /Note +Wide <b>shoulders<\/b>/,
    /& short arms/,
    /Price, x 2 +Rs\. 10,800/,
    /Custom size +Rs\. 1,000/,
    /Name engraving +Rs\. 600/,
    /Surgical cap +Rs\. 700/,
    /Liberty V-Neck Set/,
    /Fabric +Plain Cotton/,
    /Size +M/,
    /Trouser +Straight/,
    /Subtotal +Rs\. 17,850/,
    /Delivery Charges +Rs\. 0/,
    /Total +Rs\. 17,850/,
    /You pay Rs\. 17,850 in cash/,
    /Leaves Lahore by (Mon|Tue|Wed|Thu|Fri|Sat) \d{1,2} \w{3,4}, with you \d{1,2}( \w{3,4})? to \d{1,2} \w{3,4}\./,
    /Name +Zubaida Marked/,
    /Address +7 Marked Street\n +Markedarea\n +Markedabad 54000\n +Punjab/,
    /Instruction +Ring the marked bell/,
    /Payment +Cash on delivery/,
  ];
  for (const line of lines) expect(mail.text).toMatch(line);
  expect(mail.html).toContain("Wide &lt;b&gt;shoulders&lt;/b&gt;<br/>&amp; short arms");
});

test("puts the number in the tracking link behind the #, on the shop's own address", async () => {
  const number = await placeOrder({});
  const mail = await mailAbout("order-placed", number);
  expect(mail.text).toContain(`https://shop.example/order-track#${number}`);
  expect(mail.html).toContain(`href="https://shop.example/order-track#${number}"`);
  expect(`${mail.html}${mail.text}`).not.toContain("evil.example");
});

test("loads nothing external and names its language", async () => {
  const { html = "" } = await mailAbout("order-placed", "TB-");
  expect(html).toMatch(/^<!doctype html><html lang="en"/);
  expect(html).not.toMatch(/<img|<link|<script|src=|url\(|@import/);
});

test.each([
  ["Dispatched", "is on its way"],
  ["Delivered", "was delivered"],
  ["Cancelled", "was cancelled"],
] as const)("announces that an order is %s", async (progress, words) => {
  const number = await placeOrder({});
  const { id: orderId } = await kysely
    .selectFrom("orders")
    .select("id")
    .where("number", "=", number.slice(3).replaceAll("-", ""))
    .executeTakeFirstOrThrow();
  const event = `order-changed:${orderId}`;
  const recipient = person.email;
  const data = { orderId, progress };
  const mail = await send({ kind: "order-changed", event, recipient, data }, number);
  expect(mail.subject).toBe(`Your order ${number} ${words}`);
  expect(mail.text).toContain(`https://shop.example/order-track#${number}`);
});

test("shows a recovery code with its lifetime, and removes it from the database", async () => {
  const event = "recovery-code:1";
  const mail = await send(
    { kind: "recovery-code", event, recipient: "zoya@example.com", data: { code: "482913", minutes: 10 } },
    "482913",
  );
  expect(mail.text).toContain("10 minutes");
  expect(mail.text).toContain("If you did not ask for it, ignore this mail");
  expect(mail.subject).not.toContain("482913");
  const row = () =>
    kysely.selectFrom("outgoing_mails").selectAll().where("event", "=", event).executeTakeFirstOrThrow();
  await expect.poll(async () => (await row()).sent_at, inTime).not.toBeNull();
  expect((await row()).data).toEqual({});
});

test("does not send an expired code", async () => {
  const late = new Date(Date.now() - 10 * 60_000);
  await kysely
    .insertInto("outgoing_mails")
    .values({
      id: timeOrderedId(),
      event: "recovery-code:late",
      kind: "recovery-code",
      recipient: "late@example.com",
      data: JSON.stringify({ code: "135790", minutes: 10 }),
      created_at: late,
    })
    .execute();
  const row = () =>
    kysely
      .selectFrom("outgoing_mails")
      .selectAll()
      .where("event", "=", "recovery-code:late")
      .executeTakeFirstOrThrow();
  await expect.poll(async () => (await row()).given_up_at, inTime).not.toBeNull();
  expect(await row()).toMatchObject({ sent_at: null, data: {}, last_error: "the code has expired" });
  expect((await readOutbox(dataDir)).filter(({ text }) => text?.includes("135790"))).toEqual([]);
});

test("gives up a mail about a deleted order", async () => {
  await queueMail(pool, {
    kind: "order-placed",
    event: "order-placed:gone",
    recipient: "gone@example.com",
    data: { orderId: "7f7f7f7f-0000-4000-8000-000000000000" },
  });
  const row = () =>
    kysely
      .selectFrom("outgoing_mails")
      .selectAll()
      .where("event", "=", "order-placed:gone")
      .executeTakeFirstOrThrow();
  await expect.poll(async () => (await row()).given_up_at, inTime).not.toBeNull();
});

test("mails account changes with the customer's name", async () => {
  const recipient = "zoya@example.com";
  const data = { name: "Zoya" };
  const password = await send({ kind: "password-changed", event: "p:1", recipient, data }, "Zoya");
  expect(password.subject).toBe("Your password was changed");
  const email = await send({ kind: "email-changed", event: "e:1", recipient, data }, "Zoya");
  expect(email.subject).toBe("Your e-mail address was changed");
  const staff = await send({ kind: "staff-password-changed", event: "s:1", recipient, data }, "back office");
  expect(staff.subject).toBe("Your password for the back office was changed");
  expect(staff.text).toContain("/admin/sign-in");
  for (const mail of [password, email]) expect(mail.text).toContain(shop.services.shop.email);
});

test("carries no advertising in a stranger's name", async () => {
  const data = { name: "Win at casino.example" };
  const mail = await send(
    { kind: "password-changed", event: "letter:spam", recipient: "victim@example.com", data },
    "account",
  );
  expect(`${mail.html}${mail.text}`).not.toContain("casino");
});

test("sends the answer to a contact message to its sender", async () => {
  const response = await shop.post("/contact/createContact", {
    name: 'Bilal "B" <script>',
    email: "bilal@example.com",
    phone: "03001234567",
    message: "First line\n<script>alert(1)</script>",
  });
  expect(response.statusCode).toBe(201);
  const mail = await mailAbout("contact-message", "First line");
  expect(mail.replyTo).toEqual([{ name: 'Bilal "B" <script>', address: "bilal@example.com" }]);
  expect(mail.to).toEqual([{ name: "", address: shop.services.shop.email }]);
  expect(mail.from).toEqual({ name: "Tabeeb", address: shop.services.shop.email });
  expect(mail.subject).toBe('Message from Bilal "B" <script>');
  expect(mail.text).toContain("First line\n<script>alert(1)</script>");
  expect(mail.html).not.toContain("<script");
});

test("names an outbox file by time and kind, readable by its owner alone", async () => {
  const { file } = await mailAbout("contact-message", "First line");
  expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-contact-message-[0-9a-f-]{36}\.eml$/);
  expect((await stat(join(dataDir, "outbox", file))).mode & 0o777).toBe(0o600);
  expect((await stat(join(dataDir, "outbox"))).mode & 0o777).toBe(0o700);
});

test("mails new orders to the shop only if the setting is on", async () => {
  const announced = async (number: string) =>
    (
      await pool.query(
        `select recipient from outgoing_mails where kind = 'order-announced'
         and data ->> 'orderId' = (select id::text from orders where number = $1)`,
        [number.replace(/^TB|-/g, "")],
      )
    ).rows;
  expect(await announced(await placeOrder({}))).toEqual([]);
  await pool.query(`insert into settings (name, value) values ('newOrderMails', 'true')`);
  await shop.services.catalogVersion.catchUp();
  const number = await placeOrder({});
  expect(await announced(number)).toEqual([{ recipient: shop.services.shop.email }]);
  const mail = await mailAbout("order-announced", number);
  expect(mail.subject).toBe(`New order ${number}: Rs. 5,000`);
  expect(mail.text).toContain("Markedabad");
  await pool.query("delete from settings where name = 'newOrderMails'");
});

test("asks both mailboxes of an e-mail change, and informs the old one how to stop it", async () => {
  const link = { path: "/email-change/17/tok", minutes: 60 };
  const old = await send(
    {
      kind: "email-change-link",
      event: "email-change-link:old",
      recipient: "zoya@example.com",
      data: { ...link, mailbox: "old", name: "Zoya", newEmail: "thief@example.com" },
    },
    "Was it not you? Do not confirm",
  );
  expect(old.text).toMatch(/Hello Zoya,/);
  expect(old.text).toMatch(/another\s+e-mail\s+address:\s+thief@example\.com/);
  expect(old.text).toContain("https://shop.example/email-change/17/tok");
  expect(old.text).toContain("https://shop.example/ur/email-change/17/tok");
  expect(old.text).toContain("https://shop.example/forget");
  expect(old.text).toContain("تصدیق نہ کریں");
  const next = await send(
    {
      kind: "email-change-link",
      event: "email-change-link:new",
      recipient: "zoya.new@example.com",
      data: { ...link, mailbox: "new", name: "", newEmail: "" },
    },
    "ignore this mail",
  );
  expect(next.text).toContain("https://shop.example/email-change/17/tok");
});
