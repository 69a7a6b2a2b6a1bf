/** What staff may do about a payment at a gateway, or about what goes back through it. */
export const paymentActions = ["askAgain", "close", "refund", "settleRefund"] as const;
export type PaymentAction = (typeof paymentActions)[number];
