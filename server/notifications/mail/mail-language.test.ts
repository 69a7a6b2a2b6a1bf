import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { MailContent } from "#server/platform/jobs/mail-kinds.ts";
import { type QueuedMail, queueMail } from "#server/platform/jobs/queue-mail.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, measurements, person, plainLine, saleLine } from "#server/testing/guest-order.ts";
import { type OutboxMail, readOutbox } from "#server/testing/read-outbox.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { startMailWorker } from "./mail-worker.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const dataDir = await mkdtemp(join(tmpdir(), "tabeeb-languages-"));
const stop = startMailWorker({
  config: { smtpUrl: undefined, dataDir },
  services: shop.services,
  log: shop.app.log,
  takeOf: shop.app.takeOf,
  isAnswering: () => false,
  origin: () => "https://shop.example",
  pollInterval: 50,
});
afterAll(async () => {
  await stop();
  await rm(dataDir, { recursive: true });
});

async function mailWhere(matches: (mail: OutboxMail) => boolean): Promise<OutboxMail> {
  const find = async () => (await readOutbox(dataDir)).find(matches);
  await expect.poll(find, { timeout: 10_000 }).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error("The mail is gone.");
  return mail;
}

function mailTo(recipient: string, kind: string): Promise<OutboxMail> {
  return mailWhere(({ file, to }) => file.includes(`-${kind}-`) && to?.[0]?.address === recipient);
}

const madeToMeasure = {
  ...saleLine,
  sizes: false,
  custom_size: { ...measurements, otherNote: "" },
  cap: true,
  name_engraving: { name: "Dr. Zoya", position: "left" },
  quantity: 2,
};

async function placeOrder(changes: Record<string, unknown>): Promise<{ id: string; number: string }> {
  const placed = await shop.post("/orders/createOrderAsGuest", guestOrder(changes));
  expect(placed.statusCode).toBe(201);
  const number: string = placed.json().OrderID;
  const { rows } = await pool.query("select id from orders where number = $1", [
    number.replace(/^TB|-/g, ""),
  ]);
  return { id: rows[0].id, number };
}

// The recipient is known, so that mails say all there is.
async function beKnown(email: string): Promise<void> {
  const { id } = await placeOrder({ email });
  await pool.query("update orders set confirmed_at = now(), confirmed_by = 'customer' where id = $1", [id]);
}

/** Words of the shop in a mail, without what a customer or the merchant has typed. */
function ownWords({ subject = "", html = "" }: OutboxMail): string {
  const typed = [
    person.name,
    person.address,
    person.city,
    "Ring the marked bell",
    "Dr. Zoya",
    "Tabeeb",
    shop.services.shop.streetAddress,
  ];
  const text = `${subject} ${html.replace(/<style>.*?<\/style>/s, "").replace(/<[^>]*>/g, " ")}`;
  return typed.reduce((left, words) => left.replaceAll(words, ""), text);
}

const englishSentence = /\b[a-z]+ [a-z]+ [a-z]+\b/;

test("writes to the customer of an Urdu order in Urdu, from right to left, as text and as HTML", async () => {
  const email = "urdu@example.com";
  await beKnown(email);
  await pool.query("delete from outgoing_mails where recipient = $1", [email]);
  const total = 2 * (5150 + 250 + 500 + 350 + 300) + 4750;
  const { number } = await placeOrder({
    email,
    language: "ur",
    items: [madeToMeasure, plainLine],
    totalAmount: String(total),
  });
  const mail = await mailWhere(({ text }) => text?.includes(number) === true);
  expect(mail.subject).toBe(`آپ کا آرڈر ${number}`);
  expect(mail.html).toMatch(/^<!doctype html><html lang="ur" dir="rtl">/);
  expect(mail.html?.match(/<title>/g)).toHaveLength(1);
  expect(mail.text).toContain("آرڈر کا شکریہ");
  expect(mail.text).toContain(`https://shop.example/ur/order-track#${number}`);
  for (const words of [
    /کپڑا +کاٹن ٹوِل|کپڑا +.*[\u0600-\u06ff]/,
    /نام کی کڑھائی +\u2068Dr\. Zoya\u2069، بائیں/,
    /سینہ +40\.5 انچ/,
    /سرجیکل ٹوپی +Rs\. 700/,
    /کل رقم +Rs\. 17,850/,
    /نام +Zubaida Marked/,
    /ادائیگی +کیش آن ڈیلیوری/,
    /لاہور سے (پیر|منگل|بدھ|جمعرات|جمعہ|ہفتہ) \d+ \S+ تک روانہ/,
  ])
    expect(mail.text).toMatch(words);
});

test("follows the order's language where staff have changed it", async () => {
  const email = "changed@example.com";
  await beKnown(email);
  const { id, number } = await placeOrder({ email });
  const { cookie } = await signInStaff(shop, "owner");
  const change = (body: object) => shop.post("/api/admin/orders/setLanguage", body, { cookie });
  expect((await change({ id, language: "fr" })).statusCode).toBe(400);
  expect((await change({ id: crypto.randomUUID(), language: "ur" })).statusCode).toBe(404);
  expect((await change({ id, language: "ur" })).statusCode).toBe(200);
  const shown = await shop.app.inject({ url: `/api/admin/orders/get?id=${id}`, headers: { cookie } });
  expect(shown.json().order.office.language).toBe("ur");
  const data = { orderId: id, progress: "Dispatched" } as const;
  await queueMail(pool, { kind: "order-changed", event: `order-changed:${id}`, recipient: email, data });
  expect((await mailTo(email, "order-changed")).subject).toBe(`آپ کا آرڈر ${number} روانہ ہو گیا ہے`);
});

const account = { minutes: 60, code: "13572468", name: "Zoya" };
const accountMails: [MailContent["kind"], object][] = [
  ["recovery-code", account],
  ["password-changed", { name: "Zoya", staysHere: true }],
  ["email-code", account],
  ["email-change-asked", account],
  ["new-device", { name: "Zoya", at: "2026-11-26T23:01:00Z", device: "Chrome, Android" }],
  ["email-changed", account],
  ["account-deleted", { name: "Zoya", openOrders: ["TB-1"] }],
];

test.each(accountMails)(
  "says nothing in English in the mail %s of an account that reads Urdu",
  async (kind, data) => {
    const recipient = `${kind}@example.com`;
    await queueMail(pool, { kind, event: `${kind}:ur`, recipient, data, language: "ur" } as QueuedMail);
    const mail = await mailTo(recipient, kind);
    expect(mail.html).toMatch(/^<!doctype html><html lang="ur" dir="rtl">/);
    expect(ownWords(mail)).not.toMatch(englishSentence);
  },
);

test("gives a moment in Urdu its time of the day", async () => {
  expect((await mailTo("new-device@example.com", "new-device")).text).toContain("27 نومبر 2026، صبح 4:01");
});

test("says nothing in English in any mail about an Urdu order", async () => {
  const { id } = await placeOrder({ email: "all@example.com", language: "ur" });
  await beKnown("all@example.com");
  await pool.query("update orders set language = 'ur'");
  await pool.query("delete from outgoing_mails");
  const event = (
    await pool.query(
      `insert into order_events (id, order_id, kind, actor, detail) values (gen_random_uuid(), $1, 'edited', 'customer', $2)
       returning id`,
      [id, JSON.stringify({ changes: [{ what: "Total", before: "Rs. 1", after: "Rs. 2" }] })],
    )
  ).rows[0].id;
  const kinds: [string, object][] = [
    ...["Pending", "Dispatched", "Delivered", "Cancelled"].map((progress): [string, object] => [
      "order-changed",
      { progress },
    ]),
    ["order-placed", {}],
    ["order-edited", { eventId: event }],
    ["transfer-confirmed", {}],
    ["transfer-declined", { eventId: event }],
    ["cancel-asked", {}],
    ["cancel-declined", {}],
  ];
  for (const [index, [kind, data]] of kinds.entries()) {
    const recipient = `every-${index}@example.com`;
    const mail = { kind, event: `every:${index}`, recipient, data: { orderId: id, ...data } };
    await queueMail(pool, mail as QueuedMail);
    expect(ownWords(await mailTo(recipient, kind)), `${kind} ${index}`).not.toMatch(englishSentence);
  }
});

test("writes to an account in the language of the page that it was made on", async () => {
  const email = "new.urdu@example.com";
  const body = { name: "Zoya", email, password: "a long password of trials", language: "ur" };
  expect((await shop.post("/users/signup", body)).statusCode).toBe(201);
  expect((await mailTo(email, "welcome")).subject).toBe("Tabeeb میں خوش آمدید");
});

test("follows the language that a customer chooses for their account", async () => {
  const { user, cookie } = await signIn(shop);
  const choose = (language: string) => shop.post("/users/setLanguage", { language }, { cookie });
  expect((await choose("fr")).statusCode).toBe(400);
  expect((await choose("ur")).json()).toEqual({ message: "Language changed", language: "ur" });
  const safety = await shop.app.inject({ url: "/users/getAccountSafety", headers: { cookie } });
  expect(safety.json().language).toBe("ur");
  const data = { name: "Zoya" };
  await queueMail(pool, { kind: "password-changed", event: "chosen", recipient: user.email, data });
  expect((await mailTo(user.email, "password-changed")).subject).toBe("آپ کا پاس ورڈ بدل دیا گیا");
});

test("asks both mailboxes of an e-mail change in every language, the account's first", async () => {
  const data = {
    mailbox: "old" as const,
    name: "Zoya",
    newEmail: "n@example.com",
    path: "/email-change/1/t",
    minutes: 60,
  };
  const recipient = "both@example.com";
  await queueMail(pool, { kind: "email-change-link", event: "link:ur", recipient, data, language: "ur" });
  const { html = "", subject } = await mailTo(recipient, "email-change-link");
  expect(subject).toBe("کیا آپ اپنا ای میل پتہ بدلنا چاہتے ہیں؟");
  const [urdu, english] = [html.indexOf("تصدیق نہ کریں"), html.indexOf("Do not confirm")];
  expect(urdu).toBeGreaterThan(0);
  expect(english).toBeGreaterThan(urdu);
});

test("stays in English for staff and for the shop", async () => {
  await queueMail(pool, {
    kind: "staff-password-changed",
    event: "staff:ur",
    recipient: "staff@example.com",
    data: { name: "Zoya" },
    language: "ur",
  });
  expect((await mailTo("staff@example.com", "staff-password-changed")).html).toContain(
    '<html lang="en" dir="ltr">',
  );
});
