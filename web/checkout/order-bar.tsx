import type { ReactNode } from "react";
import { gatewayNames } from "#contract/payments/gateways.ts";
import { formatRupees, formatRupeesInText } from "#contract/values/money.ts";
import Banknote from "#icons/banknote.mjs";
import { checkoutMessages } from "#messages/checkout.ts";
import { Icon } from "../ui/icon.tsx";
import type { HowToPay } from "./order-body.ts";

type OrderBarProps = {
  total: number;
  howToPay: HowToPay;
  /** Rupees of an order in cash that are to be sent ahead. */
  advance: number;
  errorMessage: string;
  children: ReactNode;
};

/** On a phone it stays at the foot of the screen. */
export function OrderBar({ total, howToPay, advance, errorMessage, children }: OrderBarProps) {
  return (
    <>
      <p
        role="alert"
        className="col-span-full text-sm text-anar not-empty:max-lg:mb-2 max-lg:order-first lg:not-empty:mt-4"
      >
        {errorMessage}
      </p>
      <div className="lg:mt-5">{children}</div>
      <div className="min-w-0 max-lg:order-first">
        <p className="text-lg leading-tight font-semibold lg:hidden">
          <bdi>{formatRupees(total)}</bdi>
        </p>
        <p className="flex items-center gap-2.5 text-xs text-slate lg:mt-3 lg:text-sm">
          <Icon icon={Banknote} className="size-5 shrink-0 max-lg:hidden" strokeWidth={1.75} />
          {paymentWords(howToPay, total, advance)}
        </p>
      </div>
    </>
  );
}

function paymentWords(howToPay: HowToPay, total: number, advance: number): string {
  if (howToPay === "transfer") return checkoutMessages.byTransfer;
  if (howToPay !== "cash") return checkoutMessages.byGateway(gatewayNames[howToPay]);
  if (advance === 0) return checkoutMessages.cashOnDelivery;
  return checkoutMessages.inTwoParts(formatRupeesInText(advance), formatRupeesInText(total - advance));
}
