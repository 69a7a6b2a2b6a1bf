import { formatRupees } from "#contract/values/money.ts";
import { template } from "#contract/values/template.ts";

export const paymentReasons = {
  TO_BE_PAID_AT_MOST: template({ rupees: 500 }, ({ rupees }) => `Only ${formatRupees(rupees)} is to be paid`),
  MORE_THAN_DUE: template({ rupees: 500 }, ({ rupees }) => `${formatRupees(rupees)} more than the balance`),
  TO_BE_REFUNDED_AT_MOST: template(
    { rupees: 500 },
    ({ rupees }) =>
      `At most ${formatRupees(rupees)} can go back: the rest was not paid, or goes back already`,
  ),
  BEFORE_CASH: template(
    { rupees: 500 },
    ({ rupees }) => `Only ${formatRupees(rupees)} is entered: the cash from the rider is not`,
  ),
  REFUND_NEEDS_REASON: template({ rupees: 500 }, ({ rupees }) =>
    rupees > 0
      ? `Only ${formatRupees(rupees)} is owed: say why more goes back`
      : "Nothing is owed: say why it goes back",
  ),
  REFERENCE_NOTED: template({ order: "TB-7Q2M-XK4D-9P3R" }, ({ order }) =>
    order === ""
      ? "A payment with this reference is already entered."
      : `A payment with this reference is already entered, for order ${order}.`,
  ),
  PAYMENT_WENT_BACK: "Some of this payment has gone back, or is about to. Take the refund back first.",
  MONEY_AT_GATEWAY: template(
    { gateway: "JazzCash" },
    ({ gateway }) => `${gateway} has this money: refund it there.`,
  ),
  MONEY_BACK_FROM_GATEWAY: template(
    { gateway: "JazzCash" },
    ({ gateway }) => `${gateway} has paid this back: that stays.`,
  ),
  TAKES_NOTHING_AHEAD:
    "The shop takes no payment in advance: add an account for transfers in the settings first.",
  PAYMENT_SETTLED: "This is settled already. Load the page again.",
  NO_CONTRACT_WITH_GATEWAY: "The shop has no contract with this gateway any more. Refund it by transfer.",
  REFUND_UNDER_WAY: "A refund of this payment is under way. Check its outcome first.",
};
