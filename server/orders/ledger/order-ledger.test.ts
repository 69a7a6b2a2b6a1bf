import fc from "fast-check";
import { expect, test } from "vitest";
import type { PaymentWay } from "#contract/orders/order-ledger.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { withTransaction } from "#database/transaction.ts";
import { createTestShop } from "../../testing/create-test-shop.ts";
import { createOrderHelpers } from "../../testing/order-helpers.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";
import { enterMoney } from "./order-ledger.ts";

const shop = await createTestShop();
const { post, database } = shop;
const { pool } = database;
const manager = await signInStaff(shop, "manager");
const { get, office, place, editOf, save } = createOrderHelpers(shop, manager);
const today = dayInKarachi(new Date());

const enter = (orderId: string, amount: number, reference: string, how: PaymentWay = "raast") =>
  withTransaction(pool, (client) =>
    enterMoney(client, {
      orderId,
      kind: "received",
      amount,
      how,
      on: today,
      reference,
      staffId: manager.staff.id,
    }),
  );

const track = async (OrderID: string) => (await post("/orders/trackOrder", { OrderID })).json().order;

test("an order is due once placed, less once reduced, and not at all once cancelled", async () => {
  const id = await place();
  await save(await editOf(id, { reduction: 500, reductionReason: "Goodwill" }));
  await office("cancel", { id, reason: "Not in stock" });
  const { office: seen, payment } = await get(id);
  expect(seen.ledger).toMatchObject([
    { kind: "due", cause: "placed", amount: 5000, by: null },
    { kind: "due", cause: "edited", amount: -500 },
    { kind: "due", cause: "cancelled", amount: -4500 },
  ]);
  expect(payment).toEqual({ received: 0, balance: 0 });
});

test("what was paid before is not collected again, to the last rupee, and tracking tells both", async () => {
  const id = await place();
  await enter(id, 4999, "RA-1");
  const { OrderID } = await get(id);
  expect((await track(OrderID)).payment).toEqual({ received: 4999, balance: 1 });
  await office("dispatch", { courier: "TCS", orders: [{ id }] });
  await office("deliver", { ids: [id] });
  expect((await get(id)).cashReceivedOn).toBeNull();
  await office("receiveCash", { ids: [id], on: today });
  const order = await get(id);
  expect(order).toMatchObject({ cashReceivedOn: today, payment: { received: 5000, balance: 0 } });
  expect(order.office.ledger.slice(1)).toMatchObject([
    { kind: "received", how: "raast", amount: 4999, reference: "RA-1", by: manager.staff.name },
    { kind: "received", how: "cash", amount: 1, on: today, reference: "" },
  ]);
  await office("takeCashBack", { id, reason: "Another order" });
  expect(await get(id)).toMatchObject({ cashReceivedOn: null, payment: { received: 4999, balance: 1 } });
});

test("an order that was paid before it arrived waits for no cash, and its delivery can be undone", async () => {
  const id = await place();
  await enter(id, 5000, "RA-2");
  await office("dispatch", { courier: "TCS", orders: [{ id }] });
  await office("deliver", { ids: [id] });
  expect((await get(id)).cashReceivedOn).toBe(today);
  const { results } = (await office("receiveCash", { ids: [id], on: today })).json();
  expect(results[0].outcome).toBe("refused");
  expect((await office("undoDelivery", { id, reason: "Another parcel" })).statusCode).toBe(200);
  expect(await get(id)).toMatchObject({ cashReceivedOn: null, payment: { received: 5000, balance: 0 } });
});

test("a cancelled order owes back what was paid", async () => {
  const id = await place();
  await enter(id, 1200, "RA-3");
  await office("cancel", { id, reason: "Not in stock" });
  expect((await get(id)).payment).toEqual({ received: 1200, balance: -1200 });
});

test("the database only adds to it, and takes nothing that does not fit the order", async () => {
  const id = await place();
  await enter(id, 1000, "RA-4");
  const refused = (statement: string, reason: string) =>
    expect(pool.query(statement, [id])).rejects.toThrow(reason);
  await refused("update order_ledger set amount = 1 where order_id = $1", "only added to");
  await refused("delete from order_ledger where order_id = $1", "only added to");
  await expect(pool.query("truncate order_ledger")).rejects.toThrow(/permission denied|only added to/);
  const due = "insert into order_ledger (order_id, kind, cause, amount) values ($1, 'due', 'edited', -5000)";
  await refused(due, "not the price of the order");
  const money = "insert into order_ledger (order_id, kind, how, day, amount, undoes)";
  await refused(`${money} values ($1, 'received', 'cash', now(), -10, null)`, "Only an undo");
  const undo = (amount: number) => `${money} select order_id, kind, how, day, ${amount}, id from order_ledger
    where order_id = $1 and kind = 'received' and undoes is null`;
  await refused(undo(-999), "undone by its opposite");
  await expect(enter(id, 1000, "RA-4")).rejects.toMatchObject({ constraint: "order_ledger_reference" });
  expect((await get(id)).payment).toEqual({ received: 1000, balance: 4000 });

  await pool.query("delete from orders where id = $1", [id]);
  const { rows } = await pool.query("select count(*) from order_ledger where order_id = $1", [id]);
  expect(rows).toEqual([{ count: 0 }]);
});

test("of the same reference at the same moment one is entered", async () => {
  const ids = [await place(), await place(), await place()];
  const answers = await Promise.allSettled(ids.map((id) => enter(id, 700, "RA-5")));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

type Paid = { received: number; cash: number };
type Step = { step: string; quantity: number; amount: number };

const steps = fc.array(
  fc.record({
    step: fc.constantFrom(
      ...["edit", "pay", "pay", "send", "send", "send", "deliver", "deliver", "deliver"],
      ...["cash", "takeCashBack", "undoDelivery", "cancel"],
    ),
    quantity: fc.integer({ min: 1, max: 4 }),
    amount: fc.oneof(fc.constantFrom(1, 4999, 5000), fc.integer({ min: 1, max: 6000 })),
  }),
  { minLength: 4, maxLength: 14 },
);

let references = 0;

/** Each says what was paid after it, whether it was taken or refused. */
const takeStep: Record<string, (id: string, paid: Paid, step: Step) => Promise<Paid>> = {
  async edit(id, paid, { quantity }) {
    const edit = await editOf(id);
    await save({ ...edit, items: edit.items.map((item) => ({ ...item, quantity })) });
    return paid;
  },
  async pay(id, paid, { amount }) {
    references += 1;
    await enter(id, amount, `PAY-${references}`, "easypaisa");
    return { ...paid, received: paid.received + amount };
  },
  async send(id, paid) {
    await office("dispatch", { courier: "TCS", orders: [{ id }] });
    return paid;
  },
  async deliver(id, paid) {
    await office("deliver", { ids: [id] });
    return paid;
  },
  async cash(id, paid) {
    const { balance } = (await get(id)).payment;
    const { results } = (await office("receiveCash", { ids: [id], on: today })).json();
    return results[0].outcome === "changed" ? { ...paid, cash: balance } : paid;
  },
  async takeCashBack(id, paid) {
    const { statusCode } = await office("takeCashBack", { id, reason: "Tried out" });
    return statusCode === 200 ? { ...paid, cash: 0 } : paid;
  },
  async undoDelivery(id, paid) {
    await office("undoDelivery", { id, reason: "Tried out" });
    return paid;
  },
  async cancel(id, paid) {
    await office("cancel", { id, reason: "Tried out" });
    return paid;
  },
};

test("any sequence of edits, payments, undos and cancels leaves what is due less what was received", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const id = await place();
      let paid: Paid = { received: 0, cash: 0 };
      for (const drawn of sequence) {
        paid = (await takeStep[drawn.step]?.(id, paid, drawn)) ?? paid;
        const order = await get(id);
        const due = order.orderProgress === "Cancelled" ? 0 : order.totalAmount;
        const received = paid.received + paid.cash;
        expect(order.payment).toEqual({ received, balance: due - received });
        const isPaidOff = order.orderProgress === "Delivered" && due <= received;
        expect(order.cashReceivedOn).toBe(isPaidOff ? today : null);
      }
    }),
    { numRuns: 50 },
  );
});
