import { type GatewayId, gatewayNames } from "#contract/payments/gateways.ts";
import type { TransferWay } from "#contract/payments/transfer-ways.ts";
import { formatRupees } from "#contract/values/money.ts";
import { checkoutMessages } from "#messages/checkout.ts";
import { listedWays, transferWayNames } from "#messages/transfer-ways.ts";
import { transfersMessages } from "#messages/transfers.ts";
import { AmountRow } from "#web/ui/amount-rows.tsx";
import { ChoiceGroup } from "../ui/choice-group.tsx";
import type { HowToPay } from "./order-body.ts";
import { type AdvanceQuestion, useAdvance } from "./use-advance.ts";

type PaymentMethodsProps = {
  ways: readonly TransferWay[];
  gateways: readonly GatewayId[];
  value: HowToPay;
  onChange: (value: HowToPay) => void;
  /** Rupees that the order comes to, and what of it is to be sent ahead where the rest is paid in cash. */
  total: number;
  advance: number;
};

/** To the rider, or ahead, by transfer or on the page of a gateway; and what of it is to be sent before anything is sewn. */
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

export function AskAdvance({
  question,
  onTold,
}: {
  question: AdvanceQuestion;
  onTold: (advance: number) => void;
}) {
  useAdvance(question, onTold);
  return null;
}
