import { afterEach, expect, test } from "vitest";
import { createJazzCashShop, workOff } from "#server/testing/jazzcash-shop.ts";
import { refundNext } from "./refund-payment.ts";

const { beginPaid, bring, context, get, ledgerOf, office, rest, settleAll, standIn } =
  await createJazzCashShop();
afterEach(rest);

const refund = (payment: string, amount: number) => office("refundPayment", { payment, amount });
const refundAll = () => workOff(() => refundNext(context));
const refundsOf = async (id: string) => (await get(id)).office.payments[0].refunds;

async function paid() {
  const things = await beginPaid();
  await settleAll();
  await bring(standIn.tell(things.reference));
  return things;
}

test("refunds go through the gateway, in parts, and never exceed the amount paid", async () => {
  const { id, payment, reference } = await paid();
  expect((await refund(payment, 6000)).json().fields).toHaveProperty("amount");
  expect((await refund(payment, 2000)).statusCode).toBe(200);
  expect((await refund(payment, 1000)).json().code).toBe("NOT_PENDING");
  expect(await refundAll()).toEqual([]);
  expect(await refundsOf(id)).toMatchObject([{ state: "done", amount: 2000 }]);
  expect(await ledgerOf(id)).toMatchObject([
    { kind: "received", amount: 5000 },
    { kind: "refunded", amount: 2000, how: "jazzcash", by: null },
  ]);
  expect((await refund(payment, 3001)).statusCode).toBe(400);
  expect((await refund(payment, 3000)).statusCode).toBe(200);
  await refundAll();
  expect(standIn.transactions.get(reference)).toMatchObject({ state: "refunded", refundedPaisa: 500_000 });
  expect(await get(id)).toMatchObject({ payment: { received: 0, balance: 5000 } });
});

test("a refund that is refused says why, and can be tried again", async () => {
  const { id, payment } = await paid();
  standIn.refundFaults.push("refused");
  await refund(payment, 2000);
  await refundAll();
  expect(await refundsOf(id)).toMatchObject([{ state: "refused", problem: "110 Refund is not allowed" }]);
  expect(await ledgerOf(id)).toHaveLength(1);
  await refund(payment, 2000);
  await refundAll();
  expect(await ledgerOf(id)).toHaveLength(2);
});

test("a refund without an answer is asked for once, and settled by what staff see", async () => {
  const { id, payment, reference } = await paid();
  standIn.refundFaults.push("broken-after", "broken-after");
  await refund(payment, 2000);
  expect(await refundAll()).toHaveLength(1);
  await refundAll();
  expect(standIn.transactions.get(reference)?.refundedPaisa).toBe(200_000);
  const [open] = await refundsOf(id);
  expect(open).toMatchObject({ state: "sent", problem: "The gateway has not answered" });
  expect(await ledgerOf(id)).toHaveLength(1);
  expect((await office("settleRefund", { refund: open.id, isDone: true })).statusCode).toBe(200);
  expect((await office("settleRefund", { refund: open.id, isDone: true })).statusCode).toBe(409);
  expect((await ledgerOf(id)).at(-1)).toMatchObject({
    kind: "refunded",
    amount: 2000,
    by: expect.any(String),
  });
  await refund(payment, 1000);
  await refundAll();
  const second = (await refundsOf(id)).at(-1);
  expect((await office("settleRefund", { refund: second.id, isDone: false })).statusCode).toBe(200);
  expect(await ledgerOf(id)).toHaveLength(2);
});
