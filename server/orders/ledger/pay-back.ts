import type { OrderMoney } from "#contract/orders/order-money.ts";
import type { OrderProgress } from "#contract/orders/orders.ts";
import type { Executor } from "#database/query.ts";
import { askForLess } from "./ask-for-less.ts";

/** `before-cash`: it is there once what riders have collected is noted, so staff may say that it goes back before. */
export type TooMuchBack = { outcome: "too-much" | "before-cash"; most: number };
export type NotPaidBack = TooMuchBack | { outcome: "reason-needed"; owed: number };

export type PaidBack = {
  amount: number;
  /** Why more goes back than is owed; empty where staff say nothing. */
  reason: string;
  /** Staff pay it back before what riders have collected is noted. */
  isBeforeCash: boolean;
};

/**
 * Why so much does not go back, whichever way: never more than was paid and neither is under way at a gateway nor waits
 * as the credit of a return. Undefined where it may. To be asked with the order locked.
 */
export function whyNotBack(
  { refundable, refundableBeforeCash }: Pick<OrderMoney, "refundable" | "refundableBeforeCash">,
  { amount, isBeforeCash }: Pick<PaidBack, "amount" | "isBeforeCash">,
): TooMuchBack | undefined {
  if (amount <= refundable || (isBeforeCash && amount <= refundableBeforeCash)) return undefined;
  const isInTime = !isBeforeCash && amount <= refundableBeforeCash;
  return isInTime
    ? { outcome: "before-cash", most: refundable }
    : { outcome: "too-much", most: isBeforeCash ? refundableBeforeCash : refundable };
}

/** The open part of a return: its credit, the amount paid for its garments, and the refunds so far. */
type Credit = { credit: number | null; paid: number | null; settled: number };

/**
 * The same for the credit of a return: it is due, not in the way. Additional amounts, such as the customer's own
 * courier costs, were never paid to the shop and reduce nothing.
 */
export function whyCreditNotBack(
  { paid, notNoted, refundsUnderWay, openCredits }: OrderMoney,
  { credit, amount, isBeforeCash }: Pick<PaidBack, "amount" | "isBeforeCash"> & { credit: Credit },
): TooMuchBack | undefined {
  const ofGoods = Math.max((credit.paid ?? credit.credit ?? 0) - credit.settled, 0);
  const refundable = Math.max(paid - refundsUnderWay - (openCredits - ofGoods), 0);
  const refundableBeforeCash = Math.max(paid + notNoted - refundsUnderWay - (openCredits - ofGoods), 0);
  return whyNotBack(
    { refundable, refundableBeforeCash },
    { amount: Math.min(amount, ofGoods), isBeforeCash },
  );
}

type Deciding = PaidBack & { orderId: string; actor: string };

/**
 * Decides about money that goes back of itself, by hand or through a gateway. With a reason, what goes back beyond what
 * is owed is taken off the price, with a credit note: the customer owes it to nobody. Of an order that has arrived
 * nothing goes back without one; of any other it stays to be paid. To be called with the order locked, before the money
 * is entered.
 */
export async function decidePayBack(
  transaction: Executor,
  { progress, money }: { progress: OrderProgress; money: OrderMoney },
  { orderId, actor, ...back }: Deciding,
): Promise<NotPaidBack | undefined> {
  const problem = whyNotBack(money, back);
  if (problem) return problem;
  const given = back.amount - money.owed;
  if (given <= 0) return undefined;
  if (back.reason !== "")
    await askForLess(transaction, { orderId, actor, rupees: given, reason: back.reason, what: "Refunded" });
  else if (progress === "Delivered") return { outcome: "reason-needed", owed: money.owed };
  return undefined;
}
