import { formatRupees } from "#contract/money/money.ts";
import type { PaymentMethod } from "#contract/orders/orders.ts";
import type { TransferWay } from "#contract/payments/transfer-ways.ts";
import { checkoutMessages } from "#messages/checkout.ts";
import { transferWayNames } from "#messages/transfer-ways.ts";
import { transfersMessages } from "#messages/transfers.ts";
import { AmountRow } from "../cart/amount-rows.tsx";
import { ChoiceGroup } from "../ui/choice-group.tsx";
import { type AdvanceQuestion, useAdvance } from "./use-advance.ts";

type PaymentMethodsProps = {
  ways: readonly TransferWay[];
  value: PaymentMethod;
  onChange: (value: PaymentMethod) => void;
  total: number;
  advance: number;
};

export function PaymentMethods({ ways, value, onChange, total, advance }: PaymentMethodsProps) {
  const now = value === "transfer" ? total : advance;
  return (
    <>
      <ChoiceGroup
        legend={checkoutMessages.howToPay}
        name="payment-method"
        options={[
          { value: "cash", label: checkoutMessages.payCash, hint: checkoutMessages.payCashHint },
          {
            value: "transfer",
            label: checkoutMessages.payTransfer,
            hint: ways.map((way) => transferWayNames[way]).join(", "),
          },
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
