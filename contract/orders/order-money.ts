import { z } from "zod";

const rupees = z.number().int();

/** What money means for an order, in whole rupees: the same words and the same sums wherever it is shown. */
export const orderMoney = z.object({
  /** What the order comes to: its price, less what was taken off it, cancelled, or came back. */
  due: rupees,
  /** What the customer has paid: received, and what couriers have kept of what they collected, less what was refunded, but for what was given besides. */
  paid: rupees,
  /** What has gone back to the customer of it, or to another order by an exchange. */
  refunded: rupees,
  /** What a gateway was asked to give back, and has not said to have done. */
  refundsUnderWay: rupees,
  /** What was paid for garments that are checked in, and has not gone back yet. */
  openCredits: rupees,
  /** Due less paid: still to be paid, or below 0 to be given back. */
  balance: rupees,
  /** What is to be given back and not under way: it needs no reason. */
  owed: rupees,
  /** What riders have collected, or are taken to have, and nobody has noted yet. */
  notNoted: rupees,
  /** What may be paid back at most: what was paid and neither is under way nor is the credit of a return. */
  refundable: rupees,
  /** As `refundable`, where staff pay back before what riders have collected is noted. */
  refundableBeforeCash: rupees,
  /** What another rider may collect: still to be paid, and collected by no parcel under way. */
  toCollect: rupees,
});
export type OrderMoney = z.infer<typeof orderMoney>;
