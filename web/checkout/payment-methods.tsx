import type { PaymentMethod } from "#contract/orders/orders.ts";
import type { TransferWay } from "#contract/payments/transfer-ways.ts";
import { checkoutMessages } from "#messages/checkout.ts";
import { transferWayNames } from "#messages/transfer-ways.ts";
import { ChoiceGroup } from "../ui/choice-group.tsx";

type PaymentMethodsProps = {
  /** How money can be sent ahead. */
  ways: readonly TransferWay[];
  value: PaymentMethod;
  onChange: (value: PaymentMethod) => void;
};

/** To the rider, or ahead by transfer. */
export function PaymentMethods({ ways, value, onChange }: PaymentMethodsProps) {
  return (
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
  );
}
