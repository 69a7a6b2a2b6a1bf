import { expect, test } from "vitest";
import { paymentStates } from "#contract/payments/gateway-payments.ts";
import { paymentActions } from "#contract/payments/payment-actions.ts";
import { rowsOf, sayDecision } from "../../testing/verdict-table.ts";
import { decidePayment, type PaymentFacts } from "./decide-payments.ts";

const usual: PaymentFacts = {
  state: "paid",
  isLookedAt: false,
  left: 5000,
  openRefund: null,
  isOffered: true,
};

// Of a payment of 5,000 rupees of which nothing has gone back.
const table = rowsOf(`
              open failed paid unclear
askAgain      yes  yes    no   no
close         no   no     no   yes
refund        no   no     yes  no
settleRefund  no   no     no   no
`);

test("what may be done about a payment follows from its state", () => {
  expect([...table.keys()]).toEqual(paymentActions);
  const states = ["open", "failed", "paid", "unclear"] as const;
  expect(states.toSorted()).toEqual(paymentStates.toSorted());
  for (const action of paymentActions) {
    const words = states.map((state) =>
      decidePayment({ ...usual, state }, action).may === "do" ? "yes" : "no",
    );
    expect([action, ...words]).toEqual([action, ...(table.get(action) ?? [])]);
  }
});

test.each([
  ["refund", "no PAYMENT_SETTLED", "all of it has gone back", { left: 0 }],
  ["refund", "no NO_CONTRACT_WITH_GATEWAY", "its gateway is not offered any more", { isOffered: false }],
  ["refund", "no REFUND_UNDER_WAY", "some of it is asked back", { openRefund: "asked" }],
  ["refund", "no REFUND_UNDER_WAY", "its gateway gave no answer", { openRefund: "sent" }],
  ["settleRefund", "yes", "its gateway gave no answer", { openRefund: "sent" }],
  ["settleRefund", "no PAYMENT_SETTLED", "its gateway was not asked yet", { openRefund: "asked" }],
  ["close", "no PAYMENT_SETTLED", "somebody has looked at it", { state: "unclear", isLookedAt: true }],
] as const)("%s is %s when %s", (action, decision, _when, facts) => {
  expect(sayDecision(decidePayment({ ...usual, ...facts }, action))).toBe(decision);
});
