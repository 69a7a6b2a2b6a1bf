import { createServer } from "node:net";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { createDatabase, type Database } from "#database/connect.ts";
import { createHealthReporter, type HealthReporter } from "#server/platform/jobs/health-reporter.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { type MailWorkerOptions, startMailWorker } from "./mail-worker.ts";
import { deleteExpiredMails } from "./outgoing-mails.ts";

const shop = await createTestShop();
const { database } = shop;
const { kysely } = database;
const inTime = { timeout: 10_000 };
const recipient = "marked@example.com";

const warnings: unknown[] = [];
const log = {
  warn: (...args: unknown[]) => warnings.push(args),
  error: (...args: unknown[]) => warnings.push(args),
};
const stops: (() => Promise<void>)[] = [];

type Started = Partial<Pick<MailWorkerOptions, "timeout" | "isAnswering">> & {
  on?: Database;
  failures?: HealthReporter;
};

function startWorker(smtpUrl: string, { on = database, failures, ...options }: Started = {}) {
  const stop = startMailWorker({
    config: { smtpUrl, dataDir: "" },
    services: { ...shop.services, database: on, ...(failures && { failures }) },
    log,
    takeOf: shop.app.takeOf,
    isAnswering: () => false,
    origin: () => "https://shop.example",
    timeout: 500,
    pollInterval: 100,
    shutdownTimeout: 100,
    ...options,
  });
  stops.push(stop);
  return stop;
}

afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

beforeEach(async () => {
  await kysely.deleteFrom("outgoing_mails").execute();
  warnings.length = 0;
});

async function mailServer() {
  const server = await startMailServer();
  afterAll(server.stop);
  return server;
}

function queueLetter(event = "letter:1") {
  return queueMail(database.pool, { kind: "password-changed", event, recipient, data: { name: "Zoya" } });
}

function rows() {
  return kysely.selectFrom("outgoing_mails").selectAll().orderBy("id").execute();
}

async function onlyRow() {
  const all = await rows();
  expect(all).toHaveLength(1);
  const [row] = all;
  if (row === undefined) throw new Error("no mail");
  return row;
}

/** Makes every waiting mail due now; those being sent have two minutes. */
async function hurry() {
  await database.pool.query(
    "update outgoing_mails set next_attempt_at = now() where next_attempt_at < now() + interval '1 minute'",
  );
}

async function endLeases() {
  await database.pool.query("update outgoing_mails set next_attempt_at = now()");
}

async function allSent() {
  await hurry();
  return (await rows()).every(({ sent_at }) => sent_at !== null);
}

async function putOff() {
  await expect.poll(async () => (await onlyRow()).last_error, inTime).not.toBeNull();
}

test("removes direction marks from headers, and leaves them in the text", async () => {
  const mails = await mailServer();
  startWorker(mails.url);
  const data = {
    name: "\u202eevas\u2066 Ali\u200f",
    email: "a@example.com",
    phone: "03001234567",
    message: "\u200fسلام",
  };
  await queueMail(database.pool, { kind: "contact-message", event: "contact:1", recipient, data });
  await expect.poll(() => mails.received.length, inTime).toBe(1);
  const [mail] = mails.received;
  expect(mail?.subject).toBe("Message from evas Ali");
  expect(mail?.replyTo?.[0]?.name).toBe("evas Ali");
  expect(mail?.text).toContain("\u200fسلام");
});

test("sends one mail for an event, with a plain-text part and a unique id", async () => {
  const server = await mailServer();
  await Promise.all([queueLetter(), queueLetter(), queueLetter()]);
  startWorker(server.url);
  await expect.poll(async () => (await onlyRow()).sent_at, inTime).not.toBeNull();
  const { id, attempts, last_error } = await onlyRow();
  expect({ attempts, last_error }).toEqual({ attempts: 1, last_error: null });
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatchObject({
    recipients: [recipient],
    from: { name: "Tabeeb", address: shop.services.shop.email },
    to: [{ address: recipient }],
    messageId: `<${id}@tabeeb.example>`,
    subject: "Your password was changed",
    html: expect.stringContaining("Hello Zoya"),
    text: expect.stringContaining("https://shop.example/login"),
  });
});

test("delivers a temporarily refused mail once when the server accepts it", async () => {
  const server = await mailServer();
  server.mood = "refuse-later";
  await queueLetter();
  startWorker(server.url);
  await putOff();
  expect(await onlyRow()).toMatchObject({ attempts: 1, sent_at: null, last_error: "EENVELOPE RCPT TO 451" });
  server.mood = "accept";
  await expect.poll(allSent, inTime).toBe(true);
  expect(server.received).toHaveLength(1);
});

test("gives up a permanently refused recipient, and names it in neither row nor log", async () => {
  const server = await mailServer();
  server.mood = "refuse";
  await queueLetter();
  await kysely.updateTable("outgoing_mails").set({ attempts: 5 }).execute();
  startWorker(server.url);
  await expect.poll(async () => (await onlyRow()).given_up_at, inTime).not.toBeNull();
  expect(await onlyRow()).toMatchObject({ attempts: 6, last_error: "EENVELOPE RCPT TO 550" });
  expect(JSON.stringify(warnings)).toContain("given up");
  expect(JSON.stringify(warnings)).not.toContain("marked");
});

test("gives up an undeliverable mail after three days", async () => {
  const server = await mailServer();
  server.mood = "refuse-later";
  await queueLetter();
  await database.pool.query("update outgoing_mails set created_at = now() - interval '3 days'");
  startWorker(server.url);
  await expect.poll(async () => (await onlyRow()).given_up_at, inTime).not.toBeNull();
});

test("delays no order when the mail server hangs, and delivers the mail later", async () => {
  const server = await mailServer();
  server.mood = "hang";
  await Promise.all(["1", "2", "3"].map((number) => queueLetter(`letter:${number}`)));
  startWorker(server.url);
  await expect.poll(() => server.connections, inTime).toBeGreaterThanOrEqual(2);
  const answers = await Promise.all([
    shop.post("/orders/createOrderAsGuest", guestOrder()),
    shop.post("/products/getLatestPRoducts"),
    shop.post("/contact/createContact", { name: "B", email: "b@example.com", phone: "03001234567" }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200, 201]);
  const hung = async () => (await rows()).filter(({ last_error }) => last_error !== null).length;
  await expect.poll(hung, inTime).toBeGreaterThanOrEqual(2);
  expect((await rows()).map(({ last_error }) => last_error)).toContain("ETIMEDOUT CONN");
  server.mood = "accept";
  await expect.poll(allSent, inTime).toBe(true);
  const ids = server.received.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength((await rows()).length);
});

test("shares the work between two processes, and sends nothing twice", async () => {
  const server = await mailServer();
  const other = database.openAgain();
  await Promise.all(Array.from({ length: 20 }, (_, number) => queueLetter(`letter:${number}`)));
  startWorker(server.url);
  startWorker(server.url, { on: other });
  await expect.poll(async () => (await rows()).every(({ sent_at }) => sent_at !== null), inTime).toBe(true);
  expect(server.received).toHaveLength(20);
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(20);
  expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true);
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await other.close();
});

test("reuses a few connections for many mails, and loses none when the server closes one", async () => {
  const server = await mailServer();
  await Promise.all(Array.from({ length: 40 }, (_, number) => queueLetter(`letter:${number}`)));
  startWorker(server.url);
  const isAllSent = async () => (await rows()).every(({ sent_at }) => sent_at !== null);
  await expect.poll(isAllSent, inTime).toBe(true);
  expect(server.received).toHaveLength(40);
  expect(server.connections).toBeLessThanOrEqual(8);

  await server.hangUp();
  await queueLetter("letter:later");
  await expect.poll(isAllSent, inTime).toBe(true);
  expect(server.received).toHaveLength(41);
  expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true);
});

test("sends slowly while requests are under way, and quickly otherwise", async () => {
  const server = await mailServer();
  const queue = (first: number) =>
    Promise.all(Array.from({ length: 160 }, (_, number) => queueLetter(`letter:${first + number}`)));
  let isAnswering = true;
  const secondsFor = async (count: number) => {
    const begin = performance.now();
    await expect.poll(() => server.received.length, { timeout: 20_000, interval: 10 }).toBe(count);
    return (performance.now() - begin) / 1_000;
  };
  await queue(0);
  startWorker(server.url, { isAnswering: () => isAnswering });
  // Eight lanes that pause for 50 ms after each of their twenty mails.
  expect(await secondsFor(160)).toBeGreaterThan(0.9);
  isAnswering = false;
  await queue(160);
  expect(await secondsFor(320)).toBeLessThan(5);
}, 60_000);

test("takes over a mail after the lease of a dead send, whose claim is then void", async () => {
  const [hanging, accepting] = [await mailServer(), await mailServer()];
  hanging.mood = "hang";
  await queueLetter();
  const stopFirst = startWorker(hanging.url, { timeout: 60_000 });
  await expect.poll(() => hanging.connections, inTime).toBe(1);
  const taken = await onlyRow();
  expect(taken.attempts).toBe(1);
  expect(taken.next_attempt_at.getTime()).toBeGreaterThan(Date.now() + 60_000);
  await endLeases();
  startWorker(accepting.url);
  await expect.poll(async () => (await onlyRow()).sent_at, inTime).not.toBeNull();
  await stopFirst();
  expect(accepting.received).toHaveLength(1);
  expect(await onlyRow()).toMatchObject({ attempts: 2, last_error: null, sent_at: expect.any(Date) });
});

test("aborts a hanging send at shutdown, and leaves the mail for the next start", async () => {
  const server = await mailServer();
  server.mood = "hang";
  await queueLetter();
  const stop = startWorker(server.url);
  await expect.poll(() => server.connections, inTime).toBe(1);
  await stop();
  expect(await onlyRow()).toMatchObject({ sent_at: null, given_up_at: null, attempts: 1 });
  expect((await onlyRow()).last_error).not.toBeNull();
});

test("reports a lost database once, and waits for it", async () => {
  const server = await mailServer();
  let connections = 0;
  const away = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => away.listen(0, "127.0.0.1", resolve));
  const address = away.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const unreachable = createDatabase(`postgres://shop@127.0.0.1:${port}/shop`);
  const failures = createHealthReporter({ executor: database.pool, log });
  const stop = startWorker(server.url, { on: unreachable, failures });
  await expect.poll(() => connections, inTime).toBeGreaterThanOrEqual(5);
  expect(warnings).toHaveLength(1);
  await stop();
  await unreachable.close();
  away.close();
});

test("deletes mails thirty days after they were delivered or given up", async () => {
  const events = ["sent-long-ago", "given-up-long-ago", "sent-lately", "waiting"];
  for (const event of events) await queueLetter(event);
  await database.pool.query(`
    update outgoing_mails set created_at = now() - interval '31 days',
      sent_at = case event when 'sent-long-ago' then now() - interval '31 days'
        when 'sent-lately' then now() - interval '29 days' end,
      given_up_at = case event when 'given-up-long-ago' then now() - interval '31 days' end`);
  expect(await deleteExpiredMails(database)).toBe(2);
  expect((await rows()).map(({ event }) => event).sort()).toEqual(["sent-lately", "waiting"]);
});
