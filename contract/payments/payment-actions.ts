/** Staff's actions on a payment at a gateway, or on its refund. */
export const paymentActions = ["askAgain", "close", "refund", "settleRefund"] as const;
export type PaymentAction = (typeof paymentActions)[number];
