import { afterEach, expect, test } from "vitest";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { refundNext } from "#server/payments/gateways/refund-payment.ts";
import { person } from "../../testing/guest-order.ts";
import { createJazzCashShop, workOff } from "../../testing/jazzcash-shop.ts";

const jazz = await createJazzCashShop();
const { shop, owner, office, get, place, standIn, pool } = jazz;
afterEach(jazz.rest);
const on = dayInKarachi(new Date());
const headers = { cookie: owner.cookie };
const aftercare = (call: string, body: object) => shop.post(`/api/admin/aftercare/${call}`, body, headers);

let numbers = 0;
const byHand = (id: string, amount: number, more: object = {}) => {
  numbers += 1;
  const reference = `BACK-${numbers}`;
  return office("enterPayment", { id, kind: "refunded", amount, how: "raast", reference, on, ...more });
};
const reason = "Sent late";
const isBeforeCash = true;

async function paidOnline() {
  const things = await jazz.beginPaid();
  await jazz.settleAll();
  return things;
}

async function deliver(id: string) {
  await office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: "1" }] });
  await office("deliver", { ids: [id] });
}

/** An order that has arrived, its cash noted unless somebody says otherwise. */
async function arrived({ isPaid = true } = {}): Promise<string> {
  const id = await place();
  await deliver(id);
  if (isPaid) await office("receiveCash", { ids: [id], on });
  return id;
}

async function cameBack(id: string, kind: "return" | "exchange", extra = 0): Promise<string> {
  const { items } = await get(id);
  const asked = await shop.post("/orders/askAftercare", {
    id,
    item: items[0].id,
    contact: person.phone,
    kind,
    reason: "too-small",
    size: kind === "exchange" ? "L" : "",
  });
  expect(asked.statusCode, asked.body).toBe(200);
  const request = asked.json().request as string;
  const remedy = kind === "return" ? "refund" : "exchange";
  await aftercare("approve", { id: request, remedy, back: "customer", out: "shop" });
  const received = await aftercare("receive", { id: request, extra });
  expect(received.statusCode, received.body).toBe(200);
  return request;
}

const refundReturn = (request: string, amount: number, more: object = {}) => {
  numbers += 1;
  return aftercare("refund", {
    id: request,
    amount,
    how: "raast",
    reference: `BACK-${numbers}`,
    on,
    ...more,
  });
};

const atMost = (rupees: string) =>
  `At most Rs. ${rupees} can go back: the rest was not paid, or goes back already`;
const moneyOf = async (id: string) => (await get(id)).office.money;

test("what a gateway gives back does not go back by hand as well, however long it is silent", async () => {
  const { id, payment } = await paidOnline();
  expect((await office("refundPayment", { payment, amount: 5000 })).statusCode).toBe(200);
  expect(await moneyOf(id)).toMatchObject({ paid: 5000, refundsUnderWay: 5000, refundable: 0 });
  const twice = await byHand(id, 5000);
  expect([twice.statusCode, twice.json().fields]).toEqual([400, { amount: atMost("0") }]);
  standIn.refundFaults.push("broken-after");
  await workOff(() => refundNext(jazz.context));
  expect((await byHand(id, 1)).statusCode).toBe(400);
});

test("money that a gateway moved is not taken back by hand, a wallet's transfer is", async () => {
  const { id, payment } = await paidOnline();
  const entries = async () => (await get(id)).office.ledger;
  const undo = async () =>
    office("takePaymentBack", { id, entry: (await entries()).at(-1).id, reason: "Noted by mistake" });
  expect((await entries()).at(-1)).toMatchObject({ how: "jazzcash", mayTakeBack: false });
  const paid = await undo();
  expect([paid.statusCode, paid.json().error]).toEqual([409, "JazzCash has this money: refund it there."]);
  await office("refundPayment", { payment, amount: 2000, reason });
  await workOff(() => refundNext(jazz.context));
  expect((await entries()).at(-1)).toMatchObject({ kind: "refunded", mayTakeBack: false });
  const back = await undo();
  expect([back.statusCode, back.json().error]).toEqual([409, "JazzCash has paid this back: that stays."]);
  expect(await moneyOf(id)).toMatchObject({ paid: 3000 });
  expect((await byHand(id, 500, { how: "jazzcash" })).statusCode).toBe(200);
  expect((await entries()).at(-1)).toMatchObject({ kind: "refunded", mayTakeBack: true });
  expect((await undo()).statusCode).toBe(200);
});

test("money paid back by hand does not go back through the gateway as well", async () => {
  const { id, payment } = await paidOnline();
  expect((await byHand(id, 3000)).statusCode).toBe(200);
  expect((await office("refundPayment", { payment, amount: 2001 })).json().fields).toEqual({
    amount: atMost("2,000"),
  });
  expect((await office("refundPayment", { payment, amount: 2000 })).statusCode).toBe(200);
  await workOff(() => refundNext(jazz.context));
  expect(await moneyOf(id)).toMatchObject({ paid: 0, refunded: 5000, refundsUnderWay: 0, balance: 5000 });
});

test("a refund that waits to be sent is not, once its money went another way", async () => {
  const { id, payment } = await paidOnline();
  await office("refundPayment", { payment, amount: 5000 });
  // As a process of the release before would have entered it.
  await pool.query(
    `insert into order_ledger (order_id, kind, amount, how, day, reference) values ($1, 'refunded', 5000, 'raast', $2, 'OLD-1')`,
    [id, on],
  );
  await workOff(() => refundNext(jazz.context));
  const [refund] = (await get(id)).office.payments[0].refunds;
  expect(refund).toMatchObject({
    state: "refused",
    problem: "Not asked for: the money has gone back another way",
  });
  expect(await moneyOf(id)).toMatchObject({ paid: 0, refunded: 5000 });
});

test("money that waits as the credit of a return goes back through that return alone", async () => {
  const id = await arrived();
  const request = await cameBack(id, "return");
  expect(await moneyOf(id)).toMatchObject({ paid: 5000, openCredits: 4750, refundable: 250 });
  expect((await byHand(id, 251, { reason })).json().fields).toEqual({ amount: atMost("250") });
  expect((await byHand(id, 250, { reason })).statusCode).toBe(200);
  expect((await refundReturn(request, 4750)).statusCode).toBe(200);
  expect(await moneyOf(id)).toMatchObject({ due: 0, paid: 0, refunded: 5000, balance: 0, refundable: 0 });
});

test.each(["return", "exchange"] as const)(
  "goods that were given back in money are worth nothing in a later %s",
  async (kind) => {
    const id = await arrived();
    expect((await byHand(id, 5000, { reason })).statusCode).toBe(200);
    const request = await cameBack(id, kind);
    const { credit } = (
      await shop.app.inject({ url: `/api/admin/aftercare/get?id=${request}`, headers })
    ).json().request;
    expect(credit).toBe(0);
    if (kind === "exchange") {
      const made = await aftercare("exchange", { id: request, size: "L" });
      expect(await moneyOf(made.json().id)).toMatchObject({ paid: 0 });
    }
    expect(await moneyOf(id)).toMatchObject({ due: 0, paid: 0, balance: 0 });
  },
);

test("what is given besides a return is no part of what was paid, and may be more", async () => {
  const id = await arrived();
  const request = await cameBack(id, "return", 400);
  expect(await moneyOf(id)).toMatchObject({ paid: 5000, openCredits: 4750, refundable: 250 });
  expect((await byHand(id, 250, { reason })).statusCode).toBe(200);
  expect((await refundReturn(request, 5150)).statusCode).toBe(200);
  expect(await moneyOf(id)).toMatchObject({ due: 0, paid: 0, refunded: 5400, balance: 0, refundable: 0 });
});

test("a garment is exchanged for what has not gone back by hand", async () => {
  const id = await arrived();
  const request = await cameBack(id, "exchange");
  expect((await byHand(id, 5000, { reason })).statusCode).toBe(400);
  const made = await aftercare("exchange", { id: request, size: "L" });
  expect(made.statusCode, made.body).toBe(200);
  expect((await byHand(id, 4750, { reason })).json().fields).toEqual({ amount: atMost("250") });
  expect(await moneyOf(id)).toMatchObject({ due: 250, paid: 250 });
  expect(await moneyOf(made.json().id)).toMatchObject({ due: 4750, paid: 4750 });
});

test("before the rider's cash is noted money goes back where staff say so, and not more than that cash", async () => {
  const id = await arrived({ isPaid: false });
  const request = await cameBack(id, "return");
  const asked = await refundReturn(request, 4750);
  expect([asked.statusCode, asked.json().fields]).toEqual([
    ...[400, { amount: "Only Rs. 0 is entered: the cash from the rider is not" }],
  ]);
  expect((await refundReturn(request, 4750, { isBeforeCash })).statusCode).toBe(200);
  expect((await byHand(id, 251, { reason, isBeforeCash })).statusCode).toBe(400);
  expect((await byHand(id, 250, { reason, isBeforeCash })).statusCode).toBe(200);
  expect(await moneyOf(id)).toMatchObject({ due: 0, paid: -5000, balance: 5000, refundableBeforeCash: 0 });
  await office("receiveCash", { ids: [id], on });
  expect(await moneyOf(id)).toMatchObject({ due: 0, paid: 0, balance: 0 });
});

test("a goodwill refund lessens what is due, with a credit note, and leaves no debt", async () => {
  const { id, payment } = await paidOnline();
  await deliver(id);
  const asked = await office("refundPayment", { payment, amount: 500 });
  expect([asked.statusCode, asked.json().fields]).toEqual([
    400,
    { reason: "Nothing is owed: say why it goes back" },
  ]);
  expect((await office("refundPayment", { payment, amount: 500, reason })).statusCode).toBe(200);
  await workOff(() => refundNext(jazz.context));
  const order = await get(id);
  expect(order).toMatchObject({ totalAmount: 4500, payment: { received: 4500, balance: 0 }, reduction: 500 });
  expect(order.cashReceivedOn).toBe(on);
  expect(order.office.invoices).toMatchObject([
    { total: 5000, credit: { reason: "edited" } },
    { total: 4500, credit: null },
  ]);
});

test("a payment of which some went back is not undone before that is", async () => {
  const id = await place();
  await office("enterPayment", { id, kind: "received", amount: 5000, how: "raast", reference: "UNDO-1", on });
  await byHand(id, 1000);
  const { ledger } = (await get(id)).office;
  const [received, refunded] = ledger.slice(-2);
  const undo = (entry: { id: string }) =>
    office("takePaymentBack", { id, entry: entry.id, reason: "Other order" });
  expect((await undo(received)).json().reason).toBe("PAYMENT_WENT_BACK");
  expect((await undo(refunded)).statusCode).toBe(200);
  expect((await undo(received)).statusCode).toBe(200);
  expect(await moneyOf(id)).toMatchObject({ paid: 0, balance: 5000 });
});

test("the refund that is owed is accepted whatever the courier has deducted", async () => {
  const id = await place();
  await office("dispatch", { courier: "PostEx", orders: [{ id, consignmentNumber: "26112400009917" }] });
  await office("deliver", { ids: [id] });
  const file = [
    "TRACKING_NUMBER,ORDER_REF_NUMBER,STATUS,COD_AMOUNT,SHIPPING_CHARGES,GST,WH_INCOME_TAX,WH_SALES_TAX,NET_AMOUNT",
    "26112400009917,UF,Delivered,5000,280,50,80,80,4510",
  ].join("\r\n");
  await shop.post("/api/admin/payouts/apply", { number: "H-4", paidOn: on, file }, headers);
  const paid = await get(id);
  expect(paid.payment).toEqual({ received: 5000, balance: 0 });
  const request = await cameBack(id, "return");
  expect((await refundReturn(request, 4750)).statusCode).toBe(200);
  expect((await get(id)).payment).toEqual({ received: 250, balance: 0 });
  const { order } = (await shop.post("/orders/trackOrder", { OrderID: paid.OrderID })).json();
  expect(order.payment).toEqual({ received: 250, balance: 0 });
  expect((await byHand(id, 250, { reason })).statusCode).toBe(200);
});
