import { expect, test } from "vitest";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { isConfirmToken } from "#server/orders/confirming/confirm-token.ts";
import { person } from "#server/testing/guest-order.ts";
import { runApart } from "#server/testing/run-apart.ts";
import { startWhatsApp } from "#server/testing/stand-ins/whatsapp.ts";
import { createTextShop } from "#server/testing/text-shop.ts";
import { createWhatsApp } from "./whatsapp.ts";

const { whatsApp, shop, owner, phone, met, office, place, get, sendNext, sendAll, textsOf, hear } =
  await createTextShop();
const { account } = whatsApp;
const { pool } = shop.database;

async function latest() {
  const message = whatsApp.messages.at(-1);
  if (!message) throw new Error("Nothing was sent.");
  return message;
}

test("messages a customer in the order's language, once for each event, and never by name", async () => {
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
    ...["order_placed", "order_dispatched_without_number", "order_delivered_exchange"],
  ]);
  expect(whatsApp.messages[1]?.values.slice(1)).toEqual(["T C S"]);
  expect(JSON.stringify(whatsApp.messages)).not.toContain(person.name);
  expect((await textsOf(id)).map(({ kind, state }) => [kind, state])).toEqual([
    ["order-placed", "accepted"],
    ["order-dispatched", "accepted"],
    ["order-delivered", "accepted"],
  ]);
});

test.each([
  ["with its number", { courier: "TCS" }, "77-1", ["order_dispatched", "TCS", "77-1"]],
  ["without a number", { courier: "TCS" }, "", ["order_dispatched_without_number", "TCS"]],
  ["by the shop's own rider", { courier: "Own rider" }, "", ["order_dispatched_without_number", "our rider"]],
  [
    "by a courier nobody named",
    { courier: "Other, by hand" },
    "",
    ["order_dispatched_without_number", "a courier"],
  ],
])(
  "announces an order that leaves %s in words for customers",
  async (_, courier, consignmentNumber, said) => {
    const id = await place();
    await office("dispatch", { ...courier, orders: [{ id, consignmentNumber }] });
    await sendAll();
    const { template, values } = await latest();
    expect([template, ...values.slice(1)]).toEqual(said);
  },
);

test("announces the rider once a day, with the amount to pay", async () => {
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

test("announces one of two parcels with the amount that its rider collects", async () => {
  const id = await place();
  await pool.query(
    `insert into parcels (id, order_id, courier, reference, state, city, pieces, grams, collects, asked_by, next_at)
     select gen_random_uuid(), id, 'postex', number || part, 'booked', city, 1, 500, collects, $2, null
     from orders, (values ('-1', 3000), ('-2', 2000)) as parts (part, collects) where id = $1`,
    [id, owner.staff.id],
  );
  await pool.query("update parcels set state = 'out-for-delivery' where order_id = $1", [id]);
  await sendAll();
  const told = whatsApp.messages.filter(({ template }) => template === "out_for_delivery");
  expect(told.map(({ values }) => values[1]).sort()).toEqual(["Rs. 2,000", "Rs. 3,000"]);
});

test("requests an advance with its sum, and not once it is paid", async () => {
  const raast = { isOffered: true, title: "Tabeeb", number: "03001234567", bank: "" };
  const transferAccounts = { ...shop.services.shop.transferAccounts, raast };
  await shop.post("/api/admin/settings/update", { transferAccounts }, { cookie: owner.cookie });
  const asked = await place({ language: "ur" });
  const paid = await place();
  for (const id of [asked, paid])
    expect((await office("askAdvance", { id, amount: 1_500 })).statusCode).toBe(200);
  const on = dayInKarachi(new Date());
  const payment = { id: paid, kind: "received", amount: 1_500, how: "raast", reference: "ADV-1", on };
  expect((await office("enterPayment", payment)).statusCode).toBe(200);
  await sendAll();
  const [message, ...more] = whatsApp.messages.filter(({ template }) => template === "advance_asked");
  expect(more).toEqual([]);
  expect(message).toMatchObject({ to: phone, language: "ur" });
  expect(message?.values[1]).toBe("Rs. 1,500");
  expect((await textsOf(paid)).at(-1)).toMatchObject({
    kind: "advance-asked",
    state: "not-sent",
    problem: "nothing is to be sent ahead",
  });
});

test("writes nothing for a disabled message or a rolled-back change", async () => {
  await pool.query("update settings set value = '[\"order-cancelled\"]' where name = 'textEvents'");
  const id = await place();
  await office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: "1" }] });
  expect(await textsOf(id)).toEqual([]);
});

test("only advances the state of a message, for repeated notices in any order", async () => {
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

test("a message to a phone without WhatsApp is accepted first, and fails later with the provider's code", async () => {
  const id = await place();
  await sendAll();
  await hear(whatsApp.statusNotice((await latest()).id, "failed", 131026));
  expect((await textsOf(id))[0]).toMatchObject({ state: "failed", problem: "131026" });
  await sendAll();
  expect(whatsApp.messages).toHaveLength(1);
});

test("does not resend an unanswered message, reports it to staff, and resolves it by a later notice", async () => {
  const id = await place();
  whatsApp.faults.push("silent-after-taking");
  const cut = new AbortController();
  const sending = sendAll(cut.signal);
  await expect.poll(() => whatsApp.messages.length).toBe(1);
  cut.abort();
  await sending;
  expect((await textsOf(id))[0]?.state).toBe("unknown");
  expect(met).toHaveLength(1);
  await sendAll();
  expect(whatsApp.messages).toHaveLength(1);
  // It carries our id, since WhatsApp's never arrived.
  await hear(whatsApp.statusNotice((await latest()).id, "delivered"));
  expect((await textsOf(id))[0]?.state).toBe("delivered");
});

test("leaves the outcome open after a proxy's page: no automatic resend, and one by hand", async () => {
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
  "retries after the answer of a provider that is %s",
  async (fault) => {
    const id = await place();
    whatsApp.faults.push(fault);
    expect(await sendNext()).toBe(true);
    expect((await textsOf(id))[0]?.state).toBe("waiting");
    expect(await sendNext()).toBe(false);
    await sendAll();
    expect((await textsOf(id))[0]?.state).toBe("accepted");
    expect(whatsApp.messages).toHaveLength(1);
  },
);

test("retries if the provider is unreachable or rejects the token", async () => {
  const id = await place();
  const gone = await startWhatsApp();
  await gone.close();
  await sendNext(createWhatsApp({ ...account, url: gone.url }));
  expect((await textsOf(id))[0]).toMatchObject({ state: "waiting", problem: "ECONNREFUSED" });
  await pool.query("update outgoing_texts set next_attempt_at = now()");
  await sendNext(createWhatsApp({ ...account, url: whatsApp.url, token: "old" }));
  expect((await textsOf(id))[0]).toMatchObject({ state: "waiting", problem: "190" });
  expect(met).toEqual(["ECONNREFUSED", "190"]);
});

test("sends no message that is a day old", async () => {
  const id = await place();
  await pool.query("update outgoing_texts set created_at = now() - interval '25 hours'");
  await sendAll();
  expect((await textsOf(id))[0]).toMatchObject({ state: "not-sent", problem: "it was too late" });
  expect(whatsApp.messages).toEqual([]);
});

test("sends nothing twice after a kill during a send, and reports the outcome as unknown", async () => {
  const id = await place();
  whatsApp.faults.push("silent-after-taking");
  const program = `
    import { createDatabase } from ${JSON.stringify(import.meta.resolve("#database/connect.ts"))};
    import { startTextWorker } from ${JSON.stringify(import.meta.resolve("./deliver-texts.ts"))};
    import { createWhatsApp } from ${JSON.stringify(import.meta.resolve("./whatsapp.ts"))};
    const watch = { met() {}, over() {} };
    const services = { database: createDatabase(process.env.DATABASE), secretKey: Buffer.alloc(32), failures: { watch: () => watch } };
    const provider = createWhatsApp(JSON.parse(process.env.ACCOUNT));
    startTextWorker({ services, provider, log: { warn() {} }, takeOf: async () => ({ outcome: "taken", giveBack: async () => {} }), pollInterval: 20 });
    setInterval(() => {}, 1000);`;
  const ACCOUNT = JSON.stringify({ ...account, url: whatsApp.url });
  const apart = runApart(program, { DATABASE: shop.database.directUrl, ACCOUNT });
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

test("ignores notices without WhatsApp's signature", async () => {
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
  // Signed, but of another number of the account, or unreadable.
  const other = JSON.parse(body.replaceAll(account.phoneNumberId, "999"));
  for (const payload of [other, { entry: "none" }, { entry: [{ changes: [{}] }] }])
    expect((await hear(whatsApp.signed(payload))).statusCode).toBe(200);
  expect((await textsOf(id))[0]?.state).toBe("accepted");
});

test("confirms the notice address to WhatsApp by the configured token", async () => {
  const ask = (token: string) =>
    shop.app.inject(
      `/texts/whatsapp?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${encodeURIComponent(token)}`,
    );
  const answer = await ask(account.verifyToken);
  expect([answer.statusCode, answer.body]).toEqual([200, "1158201444"]);
  expect((await ask("wrong")).statusCode).toBe(403);
});

test("messages are listed newest first, also those alone that have failed lately", async () => {
  const list = async (query = "") =>
    (
      await shop.app.inject({ url: `/api/admin/texts/list${query}`, headers: { cookie: owner.cookie } })
    ).json().items;
  const [first, second] = [await place(), await place()];
  const listed = await list();
  expect(listed.map(({ order }: { order: { id: string } }) => order.id)).toEqual([second, first]);
  expect(listed[0]).toMatchObject({ kind: "order-placed", state: "waiting", order: { name: person.name } });
  const fail = (id: string, days: number) =>
    pool.query(
      "update outgoing_texts set state = 'failed', state_at = now() - $2::integer * interval '1 day' where order_id = $1",
      [id, days],
    );
  await fail(first, 2);
  await fail(second, 4);
  expect(await list("?state=failed")).toHaveLength(2);
  const [lately, ...others] = await list("?state=failed-lately");
  expect([lately.order.id, others]).toEqual([first, []]);
});
