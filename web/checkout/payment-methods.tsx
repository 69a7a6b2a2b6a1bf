import { useEffect, useEffectEvent } from "react";
import { useWatch } from "react-hook-form";
import { type GatewayId, gatewayNames } from "#contract/payments/gateways.ts";
import type { TransferWay } from "#contract/payments/transfer-ways.ts";
import { formatRupees } from "#contract/values/money.ts";
import { checkoutMessages } from "#messages/checkout.ts";
import { listedWays, transferWayNames } from "#messages/transfer-ways.ts";
import { transfersMessages } from "#messages/transfers.ts";
import { transferApi } from "#web/orders/order-api.ts";
import { AmountRow } from "#web/ui/amount-rows.tsx";
import { ChoiceGroup } from "#web/ui/choice-group.tsx";
import type { HowToPay, SentLine } from "./place-order.ts";
import type { ContactFormState } from "./use-contact-form.ts";

type PaymentMethodsProps = {
  ways: readonly TransferWay[];
  gateways: readonly GatewayId[];
  value: HowToPay;
  onChange: (value: HowToPay) => void;
  /** Total of the order in rupees, and the advance where the rest is paid in cash. */
  total: number;
  advance: number;
};

/** Cash on delivery, or prepayment by transfer or gateway; with the advance before sewing. */
export function PaymentMethods({ ways, gateways, value, onChange, total, advance }: PaymentMethodsProps) {
  const now = value === "cash" ? advance : total;
  const transfer = {
    value: "transfer" as const,
    label: checkoutMessages.payTransfer,
    hint: listedWays(ways.map((way) => transferWayNames[way])),
  };
  return (
    <>
      <ChoiceGroup<HowToPay>
        legend={checkoutMessages.howToPay}
        name="payment-method"
        options={[
          { value: "cash", label: checkoutMessages.payCash, hint: checkoutMessages.payCashHint },
          ...gateways.map((gateway) => ({
            value: gateway,
            label: checkoutMessages.payGateway(gatewayNames[gateway]),
            hint: checkoutMessages.payGatewayHint,
          })),
          ...(ways.length > 0 ? [transfer] : []),
        ]}
        value={value}
        onChange={onChange}
      />
      {advance > 0 && (
        <div role="status" className="mt-3 grid gap-2 rounded-md bg-kora px-4 py-3">
          <dl className="grid gap-1">
            <AmountRow label={transfersMessages.dueNow}>{formatRupees(now)}</AmountRow>
            <AmountRow label={transfersMessages.atDoor}>{formatRupees(total - now)}</AmountRow>
          </dl>
          <p className="text-sm text-slate">{transfersMessages.whyAdvance}</p>
        </div>
      )}
    </>
  );
}

/** Debounce in milliseconds before a request. */
const pause = 400;

export type AdvanceQuestion = {
  control: ContactFormState["control"];
  items: readonly SentLine[];
  coupon: string | undefined;
};

type AskAdvanceProps = { question: AdvanceQuestion; onTold: (advance: number) => void };

/**
 * Requests the advance for this order, again with every line, coupon and complete phone number. Without an answer the
 * last one stays: the order itself is refused where it no longer holds.
 */
export function AskAdvance({ question: { control, items, coupon }, onTold }: AskAdvanceProps) {
  const typed = useWatch({ control, name: "phone" }) ?? "";
  const phone = String(typed).replace(/\D/g, "").length < 10 ? "" : String(typed);
  const tell = useEffectEvent(onTold);
  const question = JSON.stringify({
    items,
    phone,
    ...(coupon !== undefined && { coupon }),
  });

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await transferApi.getAdvance({ body: JSON.parse(question) });
      if (isCurrent && result.ok) tell(result.data.dueNow);
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [question]);
  return null;
}
