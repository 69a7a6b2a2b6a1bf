import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { textKindNames } from "#contract/texts/text-kinds.ts";
import { internationalPhone } from "#contract/values/phone.ts";
import { isConfirmToken } from "../orders/confirming/confirm-token.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { person } from "../testing/guest-order.ts";
import { createOrderHelpers } from "../testing/order-helpers.ts";
import { runApart } from "../testing/run-apart.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";
import { startWhatsApp } from "../testing/stand-ins/whatsapp.ts";
import { deliverNextText } from "./deliver-texts.ts";
import { createWhatsApp } from "./whatsapp.ts";
import { readWish } from "./whatsapp-routes.ts";

const whatsApp = await startWhatsApp();
afterAll(whatsApp.close);
const { account } = whatsApp;
const shop = await createTestShop({
  env: {
    WHATSAPP_URL: whatsApp.url,
    WHATSAPP_PHONE_NUMBER_ID: account.phoneNumberId,
    WHATSAPP_TOKEN: account.token,
    WHATSAPP_APP_SECRET: account.appSecret,
    WHATSAPP_VERIFY_TOKEN: account.verifyToken,
  },
});
const { pool } = shop.database;
const owner = await signInStaff(shop, "owner");
const { office, place, get } = createOrderHelpers(shop, owner);

const phone = internationalPhone(person.phone);
const never = new AbortController().signal;
const met: string[] = [];
const watch = { met: (error: unknown) => void met.push((error as { reason: string }).reason), over() {} };
const provider = createWhatsApp({ ...account, url: whatsApp.url });

/** Sends whatever is due now or later, as if its time had come. */
async function sendAll(by = provider, cut = never) {
  await pool.query("update outgoing_texts set next_attempt_at = now() where state = 'waiting'");
  const delivery = { ...shop.services, provider: by, log: shop.app.log, watch, cut };
  while (await deliverNextText(delivery));
}

type Text = { kind: string; state: string; problem: string };
const textsOf = async (orderId: string): Promise<Text[]> => (await get(orderId)).office.texts;

const hear = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
  shop.app.inject({ method: "POST", url: "/texts/whatsapp", payload: body, headers });

async function latest() {
  const message = whatsApp.messages.at(-1);
  if (!message) throw new Error("Nothing was sent.");
  return message;
}

beforeEach(async () => {
  await pool.query("delete from outgoing_texts");
  await pool.query("delete from text_opt_outs");
  await pool.query(
    "insert into settings values ('textEvents', $1) on conflict (name) do update set value = excluded.value",
    [JSON.stringify(textKindNames)],
  );
  whatsApp.messages.length = 0;
  whatsApp.faults.length = 0;
  met.length = 0;
});
afterEach(() => expect(shop.logged()).not.toContain(phone.slice(2)));

test("a customer is told in the language of their order, once of each thing, and never by their name", async () => {
  const id = await place({ language: "ur" });
  await sendAll();
  const { number, total } = (
    await pool.query("select 'TB-' || number as number, total from orders where id = $1", [id])
  ).rows[0];
  const [placed] = whatsApp.messages;
  expect(placed).toMatchObject({ to: phone, template: "order_placed", language: "ur" });
  expect(placed?.values.map((value) => value.replace(/-/g, ""))).toEqual([
    number.replace("-", ""),
    `Rs. ${total.toLocaleString("en")}`,
  ]);
  const [of = "", token = ""] = placed?.link?.split("/") ?? [];
  expect([of, isConfirmToken(shop.services.secretKey, of, token)]).toEqual([id, true]);
  await office("dispatch", { courier: "T C   S", orders: [{ id, consignmentNumber: "" }] });
  await office("deliver", { ids: [id] });
  await sendAll();
  await sendAll();
  expect(whatsApp.messages.map(({ template }) => template)).toEqual([
    ...["order_placed", "order_dispatched", "order_delivered"],
  ]);
  expect(whatsApp.messages[1]?.values.slice(1)).toEqual(["T C S", "-"]);
  expect(JSON.stringify(whatsApp.messages)).not.toContain(person.name);
  expect((await textsOf(id)).map(({ kind, state }) => [kind, state])).toEqual([
    ["order-placed", "accepted"],
    ["order-dispatched", "accepted"],
    ["order-delivered", "accepted"],
  ]);
});

test("the rider on the way is told once a day, with what is to be paid", async () => {
  const id = await place();
  await pool.query(
    `insert into parcels (id, order_id, courier, reference, state, city, pieces, grams, collects, asked_by, next_at)
     select gen_random_uuid(), id, 'postex', number, 'booked', city, 1, 500, total, $2, null from orders where id = $1`,
    [id, owner.staff.id],
  );
  for (const state of ["out-for-delivery", "attempted", "out-for-delivery"])
    await pool.query("update parcels set state = $2 where order_id = $1", [id, state]);
  await sendAll();
  const told = whatsApp.messages.filter(({ template }) => template === "out_for_delivery");
  expect(told).toHaveLength(1);
  expect(told[0]?.values[1]).toBe("Rs. 5,000");
});

test("nothing is written that is not switched on, and nothing of what was rolled back", async () => {
  await pool.query("update settings set value = '[\"order-cancelled\"]' where name = 'textEvents'");
  const id = await place();
  await office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: "1" }] });
  expect(await textsOf(id)).toEqual([]);
});

test("what is said of a message goes on only, however often and in whatever order it is told", async () => {
  const id = await place();
  await sendAll();
  const message = await latest();
  const states: string[] = [];
  for (const state of ["delivered", "sent", "delivered", "read", "delivered", "failed"]) {
    expect((await hear(whatsApp.statusNotice(message.id, state, 131026))).statusCode).toBe(200);
    states.push((await textsOf(id))[0]?.state ?? "");
  }
  expect(states).toEqual(["delivered", "delivered", "delivered", "read", "read", "read"]);
});

test("a phone without WhatsApp is taken first, and fails later with the provider's code", async () => {
  const id = await place();
  await sendAll();
  await hear(whatsApp.statusNotice((await latest()).id, "failed", 131026));
  expect((await textsOf(id))[0]).toMatchObject({ state: "failed", problem: "131026" });
  await sendAll();
  expect(whatsApp.messages).toHaveLength(1);
});

test("what was not answered is not sent again, is told to staff, and found out by what WhatsApp says later", async () => {
  const id = await place();
  whatsApp.faults.push("silent-after-taking");
  const cut = new AbortController();
  const sending = sendAll(provider, cut.signal);
  await expect.poll(() => whatsApp.messages.length).toBe(1);
  cut.abort();
  await sending;
  expect((await textsOf(id))[0]?.state).toBe("unknown");
  expect(met).toHaveLength(1);
  await sendAll();
  expect(whatsApp.messages).toHaveLength(1);
  // It names our id, since the shop has never learned WhatsApp's.
  await hear(whatsApp.statusNotice((await latest()).id, "delivered"));
  expect((await textsOf(id))[0]?.state).toBe("delivered");
});

test("a page of a proxy says nothing of what became of it: not sent again by itself, and by hand once", async () => {
  const id = await place();
  whatsApp.faults.push("broken");
  await sendAll();
  const [text] = (await get(id)).office.texts;
  expect(text).toMatchObject({ state: "unknown", problem: "HTTP 502" });
  const again = () => shop.post("/api/admin/texts/sendAgain", { id: text.id }, { cookie: owner.cookie });
  expect((await again()).statusCode).toBe(200);
  expect((await again()).statusCode).toBe(409);
  await sendAll();
  expect((await textsOf(id))[0]?.state).toBe("accepted");
});

test.each(["busy", "trouble"] as const)(
  "a provider that is %s has sent nothing, and is asked again",
  async (fault) => {
    const id = await place();
    whatsApp.faults.push(fault);
    const delivery = {
      ...shop.services,
      provider,
      log: shop.app.log,
      watch,
      cut: never,
    };
    expect(await deliverNextText(delivery)).toBe(true);
    expect((await textsOf(id))[0]?.state).toBe("waiting");
    expect(await deliverNextText(delivery)).toBe(false);
    await sendAll();
    expect((await textsOf(id))[0]?.state).toBe("accepted");
    expect(whatsApp.messages).toHaveLength(1);
  },
);

test("a provider that is not reached has sent nothing, and is asked again; one that knows no such token too", async () => {
  const id = await place();
  const delivery = { ...shop.services, log: shop.app.log, watch, cut: never };
  const gone = await startWhatsApp();
  await gone.close();
  await deliverNextText({ ...delivery, provider: createWhatsApp({ ...account, url: gone.url }) });
  expect((await textsOf(id))[0]).toMatchObject({ state: "waiting", problem: "ECONNREFUSED" });
  await pool.query("update outgoing_texts set next_attempt_at = now()");
  await deliverNextText({
    ...delivery,
    provider: createWhatsApp({ ...account, url: whatsApp.url, token: "old" }),
  });
  expect((await textsOf(id))[0]).toMatchObject({ state: "waiting", problem: "190" });
  expect(met).toEqual(["ECONNREFUSED", "190"]);
});

test("news that are a day old are none", async () => {
  const id = await place();
  await pool.query("update outgoing_texts set created_at = now() - interval '25 hours'");
  await sendAll();
  expect((await textsOf(id))[0]).toMatchObject({ state: "not-sent", problem: "it was too late" });
  expect(whatsApp.messages).toEqual([]);
});

test("a shop that is killed while it sends sends nothing twice, and says that it does not know", async () => {
  const id = await place();
  whatsApp.faults.push("silent-after-taking");
  const program = `
    import { createDatabase } from ${JSON.stringify(import.meta.resolve("#database/connect.ts"))};
    import { startTextWorker } from ${JSON.stringify(import.meta.resolve("./deliver-texts.ts"))};
    import { createWhatsApp } from ${JSON.stringify(import.meta.resolve("./whatsapp.ts"))};
    const watch = { met() {}, over() {} };
    const services = { database: createDatabase(process.env.DATABASE), secretKey: Buffer.alloc(32), failures: { watch: () => watch } };
    const provider = createWhatsApp(JSON.parse(process.env.ACCOUNT));
    startTextWorker({ services, provider, log: { warn() {} }, pollInterval: 20 });
    setInterval(() => {}, 1000);`;
  const ACCOUNT = JSON.stringify({ ...account, url: whatsApp.url });
  const apart = runApart(program, { DATABASE: shop.database.url, ACCOUNT });
  await expect.poll(() => whatsApp.messages.length, { timeout: 20_000 }).toBe(1);
  apart.kill();
  await apart.died;
  expect((await textsOf(id))[0]?.state).toBe("sending");
  await pool.query("update outgoing_texts set next_attempt_at = now()");
  await sendAll();
  await sendAll();
  expect(whatsApp.messages).toHaveLength(1);
  expect((await textsOf(id))[0]?.state).toBe("unknown");
  expect(met).toEqual(["lost"]);
});

test.each(["STOP", " stop. ", "بند", "«بند»", "Unsubscribe"])(
  "who answers %s is told nothing more",
  async (word) => {
    await hear(whatsApp.answerNotice(phone, word));
    const id = await place();
    await sendAll();
    expect(whatsApp.messages).toEqual([]);
    expect((await textsOf(id))[0]).toMatchObject({ state: "not-sent", problem: "they want no messages" });
    expect((await get(id)).office.isTextedNot).toBe(true);
    await hear(whatsApp.answerNotice(phone, "Start"));
    await place();
    await sendAll();
    expect(whatsApp.messages).toHaveLength(1);
  },
);

test("nothing else that somebody writes is a wish", () => {
  for (const words of ["", "please stop by tomorrow", "don't stop", "بند گلی میں ہے", "ok"])
    expect(readWish(words)).toBeUndefined();
});

test("staff end messages to a phone for its owner, and begin them again", async () => {
  const id = await place();
  const set = (isOut: boolean) =>
    shop.post("/api/admin/texts/setOptOut", { orderId: id, isOut }, { cookie: owner.cookie });
  expect((await set(true)).statusCode).toBe(200);
  await sendAll();
  expect(whatsApp.messages).toEqual([]);
  expect((await set(false)).statusCode).toBe(200);
  expect((await get(id)).office.isTextedNot).toBe(false);
  const { rows } = await pool.query("select * from text_opt_outs");
  expect(rows).toEqual([]);
});

test("what WhatsApp has not signed changes nothing", async () => {
  const id = await place();
  await sendAll();
  const { body, headers } = whatsApp.statusNotice((await latest()).id, "read");
  const forged = [
    {},
    { "x-hub-signature-256": "sha256=" },
    { "x-hub-signature-256": `sha256=${"0".repeat(64)}` },
    { "x-hub-signature-256": headers["x-hub-signature-256"].toUpperCase() },
  ];
  for (const signature of forged) {
    const sent = { "content-type": "application/json", ...signature } as Record<string, string>;
    expect((await hear({ body, headers: sent })).statusCode).toBe(401);
  }
  expect((await hear({ body: `${body} `, headers })).statusCode).toBe(401);
  expect((await textsOf(id))[0]?.state).toBe("accepted");
  // Signed, but of another number of the account, or nothing that can be read.
  const other = JSON.parse(body.replaceAll(account.phoneNumberId, "999"));
  for (const payload of [other, { entry: "none" }, { entry: [{ changes: [{}] }] }])
    expect((await hear(whatsApp.signed(payload))).statusCode).toBe(200);
  expect((await textsOf(id))[0]?.state).toBe("accepted");
});

test("WhatsApp finds the address for its notices to be ours by the word that we gave it", async () => {
  const ask = (token: string) =>
    shop.app.inject(
      `/texts/whatsapp?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${encodeURIComponent(token)}`,
    );
  const answer = await ask(account.verifyToken);
  expect([answer.statusCode, answer.body]).toEqual([200, "1158201444"]);
  expect((await ask("wrong")).statusCode).toBe(403);
});
