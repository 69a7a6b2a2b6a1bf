import { expect, test } from "vitest";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { addCoupon } from "../../testing/add-coupon.ts";
import { guestOrder, plainLine } from "../../testing/guest-order.ts";
import { createTextShop } from "../../testing/text-shop.ts";
import { remindUnconfirmed } from "../holding/release-unconfirmed.ts";

const { shop, owner, office, get, place, sendAll, textsOf, newestMail, whatsApp } = await createTextShop();
const { pool } = shop.database;
const headers = { cookie: owner.cookie };
const raast = { isOffered: true, title: "Tabeeb", number: "03001234567", bank: "" };
const transferAccounts = { ...shop.services.shop.transferAccounts, raast };
await shop.post("/api/admin/settings/update", { transferAccounts }, headers);

const read = async (url: string) => (await shop.app.inject({ url: `/api/admin/${url}`, headers })).json();
const listed = async (confirmed: "yes" | "no") =>
  (await read(`orders/list?status=Pending&confirmed=${confirmed}`)).items.map(({ id }: { id: string }) => id);
const toConfirm = async () => (await read("dashboard/get")).openWork.toConfirm;

async function pay(id: string, amount: number): Promise<void> {
  const payment = { id, kind: "received", amount, how: "raast", reference: `${id.slice(-8)}${amount}` };
  const paid = await office("enterPayment", { ...payment, on: dayInKarachi(new Date()) });
  expect(paid.statusCode, paid.body).toBe(200);
}

test.each([
  { what: "paid whole", asked: { paymentMethod: "transfer" }, advance: 0 },
  { what: "whose advance is paid", asked: {}, advance: 1000 },
])(
  "an order $what counts as confirmed everywhere, and waits for its money, not for a word, without it",
  async ({ asked, advance }) => {
    const id = await place({ ...asked, items: [plainLine] });
    await pool.query("update orders set advance = $2 where id = $1", [id, advance]);
    // It waits for its money, and for no word.
    expect([await listed("no"), await listed("yes"), await toConfirm()]).toEqual([[], [], 0]);
    expect((await get(id)).actions.askToConfirm.may).toBe("do");

    await pay(id, advance || 5000);
    expect([await listed("no"), await listed("yes"), await toConfirm()]).toEqual([[], [id], 0]);
    const order = await get(id);
    expect(order.actions.askToConfirm).toMatchObject({ may: "not" });
    expect([order.office.confirmLink, order.actions.startWork]).toEqual([null, { may: "do" }]);
    expect(order.actions.dispatch.questions.map(({ code }: { code: string }) => code)).toEqual([
      "NOT_PACKED",
    ]);
    await pool.query("update orders set created_at = created_at - interval '30 hours' where id = $1", [id]);
    expect(await remindUnconfirmed(shop.database)).toBe(0);

    const entry = order.office.ledger.at(-1).id;
    await office("takePaymentBack", { id, entry, reason: "Of another order" });
    expect([await listed("no"), await listed("yes"), await toConfirm()]).toEqual([[], [], 0]);
    await office("cancel", { id, reason: "Not wanted" });
  },
);

test("the reminder of an order that waits for its money asks for the money, by mail and on the phone", async () => {
  await addCoupon(shop.database, { code: "ONCE", usage_limit: 1 });
  const id = await place({ paymentMethod: "transfer", items: [plainLine], coupon: "ONCE" });
  await sendAll();
  expect(whatsApp.messages).toEqual([]);
  await pool.query("update orders set created_at = created_at - interval '30 hours' where id = $1", [id]);
  expect(await remindUnconfirmed(shop.database)).toBe(1);
  const mail = (await newestMail(id)).replace(/\s+/g, " ");
  expect(mail).toContain("Please send Rs. 4,500 now. We start when it arrives. We hold its pieces");
  expect(mail).not.toContain("/order-confirm/");
  await sendAll();
  expect(whatsApp.messages.map(({ template, values }) => [template, values[1]])).toEqual([
    ["advance_asked", "Rs. 4,500"],
  ]);
  await office("cancel", { id, reason: "Not wanted" });
});

test("no message asks to confirm what is paid ahead or taken on the phone", async () => {
  const cash = await place();
  const ahead = await place({ paymentMethod: "transfer" });
  const taken = await office("take", guestOrder({ totalAmount: "5000", advance: 0 }));
  expect(taken.statusCode, taken.body).toBe(201);
  const { OrderID } = taken.json();
  const { id: onThePhone } = (await shop.post("/orders/trackOrder", { OrderID })).json().order;
  await sendAll();
  const states = async (id: string) => (await textsOf(id)).map(({ state, problem }) => [state, problem]);
  expect(await states(cash)).toEqual([["accepted", ""]]);
  const nothing = [["not-sent", "nothing is to be confirmed"]];
  expect([await states(ahead), await states(onThePhone)]).toEqual([nothing, nothing]);
});
