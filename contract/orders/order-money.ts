import { z } from "zod";

const rupees = z.number().int();

/** An order's money in whole rupees, the same terms and sums everywhere. */
export const orderMoney = z.object({
  /** Amount due: the price less reductions, cancellations and returns. */
  due: rupees,
  /**
   * Amount paid: received, and fees that couriers deducted from what they collected, less refunds, except goodwill
   * payments.
   */
  paid: rupees,
  refunded: rupees,
  /** Refunds requested from a gateway and not confirmed yet. */
  refundsUnderWay: rupees,
  /** Credits of garments that are checked in, not refunded yet. */
  openCredits: rupees,
  /** Due less paid: the rest to pay, or negative to refund. */
  balance: rupees,
  /** The amount that the shop owes the customer, less refunds under way; 0 where the customer still has to pay. */
  owed: rupees,
  /** Collected by riders, or presumed so, and not recorded yet. */
  notNoted: rupees,
  /** Upper limit of a refund: paid, less refunds under way and credits of returns. */
  refundable: rupees,
  /** As `refundable`, where staff refund before collected cash is recorded. */
  refundableBeforeCash: rupees,
  /** Limit for another rider: the rest to pay, less what parcels under way collect. */
  toCollect: rupees,
});
export type OrderMoney = z.infer<typeof orderMoney>;
