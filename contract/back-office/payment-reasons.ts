import { given } from "../http/given.ts";
import { formatRupees } from "../money/money.ts";

export const paymentReasons = {
  TO_BE_PAID_AT_MOST: given({ rupees: 500 }, ({ rupees }) => `Only ${formatRupees(rupees)} is to be paid`),
  TO_BE_REFUNDED_AT_MOST: given({ rupees: 500 }, ({ rupees }) => `Only ${formatRupees(rupees)} was received`),
  PAYMENT_SETTLED: "This is settled already. Load the page again.",
  NO_CONTRACT_WITH_GATEWAY: "The shop has no contract with this gateway any more. Give it back by transfer.",
  REFUND_UNDER_WAY: "A refund of this payment is under way. See what became of it first.",
};
