import type { CreditReason } from "#contract/orders/invoices.ts";

export const creditLabels: Record<CreditReason, string> = {
  cancelled: "the order was cancelled or returned",
  edited: "the order was changed",
  corrected: "the number of the buyer was corrected",
  returned: "pieces were returned",
};
