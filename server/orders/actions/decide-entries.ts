import type { PaymentWay } from "#contract/orders/order-ledger.ts";
import type { OrderMoney } from "#contract/orders/order-money.ts";
import { gatewayIds, gatewayNames } from "#contract/payments/gateways.ts";
import { reason } from "#contract/values/reason.ts";
import { type Decision, no, yes } from "./decide-actions.ts";

/** Facts that decide whether an entry of money may be reversed. */
export type EntryFacts = {
  kind: "received" | "refunded";
  amount: number;
  how: PaymentWay;
  /** A gateway has moved it. */
  isOfGateway: boolean;
};

/**
 * Whether staff may reverse an entry of money as noted by mistake; undefined stands for one that no longer exists.
 * Cash of the rider is reversed by `takeCashBack` of its order, the payment for another garment by cancelling that, a
 * gateway's at the gateway.
 */
export function decideTakeBack(entry: EntryFacts | undefined, money: OrderMoney): Decision {
  if (!entry || entry.how === "cash" || entry.how === "exchange") return no(reason("PAYMENT_NOT_NOTED"));
  const { kind, amount, how, isOfGateway } = entry;
  if (isOfGateway) {
    const id = gatewayIds.find((each) => each === how);
    const gateway = id ? gatewayNames[id] : how;
    return no(
      kind === "received"
        ? reason("MONEY_AT_GATEWAY", { gateway })
        : reason("MONEY_BACK_FROM_GATEWAY", { gateway }),
    );
  }
  const wentBack = kind === "received" && amount > money.refundable;
  return wentBack ? no(reason("PAYMENT_WENT_BACK")) : yes;
}
