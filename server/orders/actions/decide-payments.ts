import type { PaymentState } from "#contract/payments/gateway-payments.ts";
import { type PaymentAction, paymentActions } from "#contract/payments/payment-actions.ts";
import { reason } from "#contract/values/reason.ts";
import { type Decision, no, yes } from "./decide-actions.ts";

/** All that decides what staff may do about a payment at a gateway. */
export type PaymentFacts = {
  state: PaymentState;
  isLookedAt: boolean;
  /** Whole rupees of it that have not gone back through its gateway and are not asked back. */
  left: number;
  /** A refund that is not settled: still to be asked for, or asked for without an answer. */
  openRefund: "asked" | "sent" | null;
  /** The shop has a contract with its gateway. */
  isOffered: boolean;
};

const when = (condition: boolean): Decision => (condition ? yes : no(reason("PAYMENT_SETTLED")));

const deciders: Record<PaymentAction, (facts: PaymentFacts) => Decision> = {
  askAgain: ({ state }) => when(state === "open" || state === "failed"),

  close: ({ state, isLookedAt }) => when(state === "unclear" && !isLookedAt),

  refund({ state, left, openRefund, isOffered }) {
    if (state !== "paid" || left <= 0) return no(reason("PAYMENT_SETTLED"));
    if (!isOffered) return no(reason("NO_CONTRACT_WITH_GATEWAY"));
    return openRefund === null ? yes : no(reason("REFUND_UNDER_WAY"));
  },

  settleRefund: ({ openRefund }) => when(openRefund === "sent"),
};

/** Decides an action on a payment; the caller locks its order. `decidePayBack` gives the amount that may go back. */
export function decidePayment(facts: PaymentFacts, action: PaymentAction): Decision {
  return deciders[action](facts);
}

export function openPaymentActionsOf(facts: PaymentFacts): PaymentAction[] {
  return paymentActions.filter((action) => decidePayment(facts, action).may !== "not");
}
