import { expect, test } from "vitest";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { guestOrder, plainLine } from "../../testing/guest-order.ts";
import { createTextShop } from "../../testing/text-shop.ts";
import { remindUnconfirmed } from "../holding/release-unconfirmed.ts";

const { shop, owner, office, get, place, sendAll, textsOf } = await createTextShop();
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
  "an order $what counts as confirmed everywhere, and is to confirm once its money is taken back",
  async ({ asked, advance }) => {
    const id = await place({ ...asked, items: [plainLine] });
    await pool.query("update orders set advance = $2 where id = $1", [id, advance]);
    expect([await listed("no"), await listed("yes")]).toEqual([[id], []]);
    expect([await toConfirm(), (await get(id)).actions.askToConfirm.may]).toEqual([1, "do"]);

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
    expect([await listed("no"), await listed("yes"), await toConfirm()]).toEqual([[id], [], 1]);
    await office("cancel", { id, reason: "Not wanted" });
  },
);

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
