import { expect, test } from "vitest";
import { readWish } from "#server/notifications/texts/whatsapp-routes.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { createTextShop } from "#server/testing/text-shop.ts";

const { whatsApp, shop, owner, phone, place, get, sendAll, textsOf, hear } = await createTextShop();
const { pool } = shop.database;

test.each(["STOP", " stop. ", "بند", "«بند»", "Unsubscribe"])(
  "sends no more messages after the answer %s",
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

test("ignores every other answer", () => {
  for (const words of ["", "please stop by tomorrow", "don't stop", "بند گلی میں ہے", "ok"])
    expect(readWish(words)).toBeUndefined();
});

test("lets staff end messages to a phone for its owner, and resume them", async () => {
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

test("lets customers switch messages about their account's orders off and on, and no others", async () => {
  const { cookie } = await signIn(shop);
  const orderAs = async (headers: Record<string, string>, call: string) => {
    const order = guestOrder();
    const { totalAmount } = (await shop.post(call, { ...order, totalAmount: "1" }, headers)).json();
    expect((await shop.post(call, { ...order, totalAmount }, headers)).statusCode).toBe(201);
    await sendAll();
  };
  const set = (wantsTexts: unknown) => shop.post("/users/setWantsTexts", { wantsTexts }, { cookie });
  const wanted = async () =>
    (await shop.app.inject({ url: "/users/getAccountSafety", headers: { cookie } })).json().wantsTexts;

  expect(await wanted()).toBe(true);
  expect((await set(false)).json()).toEqual({ message: "Messages are off", wantsTexts: false });
  expect(await wanted()).toBe(false);
  await orderAs({ cookie }, "/orders/createOrder");
  expect(whatsApp.messages).toEqual([]);
  const { rows } = await pool.query("select state, problem from outgoing_texts");
  expect(rows).toEqual([{ state: "not-sent", problem: "they have switched messages off in their profile" }]);

  // An account's phone is unverified: another user of the phone still gets messages.
  await orderAs({}, "/orders/createOrderAsGuest");
  expect(whatsApp.messages).toHaveLength(1);
  expect((await pool.query("select from text_opt_outs")).rowCount).toBe(0);

  expect((await set(true)).json()).toEqual({ message: "Messages are on", wantsTexts: true });
  await orderAs({ cookie }, "/orders/createOrder");
  expect(whatsApp.messages).toHaveLength(2);

  // A profile does not resume what the phone's owner has ended.
  await hear(whatsApp.answerNotice(phone, "STOP"));
  await set(true);
  await orderAs({ cookie }, "/orders/createOrder");
  expect(whatsApp.messages).toHaveLength(2);
});

test.each([{}, { wantsTexts: "no" }, { wantsTexts: null }, { wantsTexts: 0 }])(
  "refuses %o as a choice of messages",
  async (body) => {
    const { user, cookie } = await signIn(shop);
    const answer = await shop.post("/users/setWantsTexts", body, { cookie });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "INVALID"]);
    expect(answer.json().fields).toHaveProperty("wantsTexts");
    expect((await pool.query("select wants_texts from users where id = $1", [user.id])).rows).toEqual([
      { wants_texts: true },
    ]);
  },
);
