import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { guestOrder, measurements, plainLine } from "#server/testing/guest-order.ts";
import { readOutbox } from "#server/testing/read-outbox.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { startMailWorker } from "./mail-worker.ts";

const shop = await createTestShop({ env: { RATE_LIMIT_FACTOR: "1" } });
const { pool } = shop.database;
const dataDir = await mkdtemp(join(tmpdir(), "tabeeb-strangers-"));
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

let phones = 0;
async function place(changes: Record<string, unknown>, headers?: Record<string, string>) {
  phones += 1;
  const phone = `0300${String(1_000_000 + phones)}`;
  const path = headers ? "/orders/createOrder" : "/orders/createOrderAsGuest";
  const response = await shop.post(path, guestOrder({ phone, ...changes }), headers);
  expect(response.statusCode).toBe(201);
  const number: string = response.json().OrderID;
  const { rows } = await pool.query("select id from orders where number = $1", [
    number.replace(/^TB|-/g, ""),
  ]);
  return { id: rows[0].id as string, number };
}

/** The outcomes of all mails to an address, in the order of their events. */
async function fateOf(
  email: string,
): Promise<{ kind: string; isSent: boolean; last_error: string | null }[]> {
  const waiting =
    "select from outgoing_mails where recipient = $1 and sent_at is null and given_up_at is null";
  await expect.poll(async () => (await pool.query(waiting, [email])).rowCount, { timeout: 10_000 }).toBe(0);
  const { rows } = await pool.query(
    `select kind, sent_at is not null as "isSent", last_error from outgoing_mails where recipient = $1 order by id`,
    [email],
  );
  return rows;
}

const sent = async (email: string) => (await fateOf(email)).filter(({ isSent }) => isSent).length;
const mailsTo = async (email: string) =>
  (await readOutbox(dataDir)).filter(({ to }) => to?.some(({ address }) => address === email));

test("sends an unknown address one mail an hour, however many orders name it", async () => {
  const email = "stranger.marked@example.com";
  // Any of the mails that wait together may be the one sent.
  const first = await place({ email });
  expect(await sent(email)).toBe(1);
  for (let order = 0; order < 4; order += 1) await place({ email });
  await shop.post("/orders/updateOrder", { id: first.id, orderProgress: "Cancelled" });
  const fate = await fateOf(email);
  expect(fate.map(({ isSent }) => isSent)).toEqual([true, false, false, false, false, false]);
  expect(fate[1]?.last_error).toBe("too many mails to this address; send it by hand");
});

test("lets staff send a held-back mail, and always mails their own actions", async () => {
  const email = "second.marked@example.com";
  const first = await place({ email });
  expect(await sent(email)).toBe(1);
  const second = await place({ email });
  expect(await sent(email)).toBe(1);
  const { cookie } = await signInStaff(shop, "manager");
  const { rows } = await pool.query("select id from outgoing_mails where event = $1", [
    `order-placed:${second.id}`,
  ]);
  await shop.post("/api/admin/mails/resend", { id: rows[0].id }, { cookie });
  expect(await sent(email)).toBe(2);
  const change = { orders: [{ id: first.id }], ids: [first.id], reason: "Asked by phone" };
  const cancelled = await shop.post("/api/admin/orders/cancel", { id: first.id, ...change }, { cookie });
  expect(cancelled.statusCode).toBe(200);
  expect(await sent(email)).toBe(3);
});

const words = {
  name: "Win a prize call 0900",
  address: "Marked prize street",
  delivery_instruction: "Marked prize instruction",
  items: [
    {
      ...plainLine,
      sizes: false,
      custom_size: { ...measurements, otherNote: "Marked prize note" },
      name_engraving: { name: "prize.example", position: "left" },
    },
  ],
  totalAmount: String(4_750 + 300 + 500),
};

test("repeats no typed text in the first mail to an unknown address", async () => {
  const email = "third.marked@example.com";
  const { id, number } = await place({ email, ...words });
  expect(await sent(email)).toBe(1);
  await shop.post("/orders/updateOrder", { id, orderProgress: "Cancelled" });
  expect(await sent(email)).toBe(1);
  const [mail] = await mailsTo(email);
  for (const text of [mail?.text, mail?.html]) {
    expect(text).toContain(number);
    expect(text).toContain("Liberty V-Neck Set");
    expect(text).toContain("as you typed it");
    expect(text).not.toMatch(/prize/i);
  }
});

test("sends known recipients and accounts with a confirmed address the full mail", async () => {
  const email = "fourth.marked@example.com";
  const earlier = await place({ email });
  await sent(email);
  await pool.query("update orders set confirmed_at = now(), confirmed_by = 'customer' where id = $1", [
    earlier.id,
  ]);
  await place({ email, ...words });
  expect(await sent(email)).toBe(2);
  const { user, cookie } = await signIn(shop);
  await place({ email: user.email, ...words }, { cookie });
  await sent(user.email);
  for (const mail of [
    (await mailsTo(email)).find(({ text }) => text?.includes("prize")),
    ...(await mailsTo(user.email)),
  ])
    for (const word of ["prize street", "prize instruction", "prize note", "prize.example", "Win a prize"])
      expect(mail?.text).toContain(word);
});

test("treats another address entered by a customer as unknown", async () => {
  const { cookie } = await signIn(shop);
  const email = "fifth.marked@example.com";
  for (let order = 0; order < 3; order += 1) await place({ email, ...words }, { cookie });
  expect(await sent(email)).toBe(1);
  expect((await mailsTo(email))[0]?.text).not.toMatch(/prize/i);
});

test("treats the unconfirmed address of an account as unknown", async () => {
  const { user, cookie } = await signIn(shop, { isProven: false, email: "sixth.marked@example.com" });
  for (let order = 0; order < 3; order += 1) await place({ email: user.email, ...words }, { cookie });
  expect(await sent(user.email)).toBe(1);
  expect((await mailsTo(user.email))[0]?.text).not.toMatch(/prize/i);
});
