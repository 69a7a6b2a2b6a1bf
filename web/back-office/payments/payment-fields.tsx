import type { UseFormRegisterReturn } from "react-hook-form";
import { methodLabels } from "#contract/orders/order-ledger.ts";
import type { OrderMoney } from "#contract/orders/order-money.ts";
import type { OrderProgress } from "#contract/orders/orders.ts";
import { transferWays } from "#contract/payments/transfer-ways.ts";
import { formatRupees } from "#contract/values/money.ts";
import { CheckBox } from "#web/back-office/ui/check-box.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** The order of the refund. */
export type BackOf = { money: OrderMoney; progress: OrderProgress };

type BackFieldsProps = BackOf & {
  /** Rupees, as typed. */
  amount: number;
  reason: UseFormRegisterReturn;
  /** For manual refunds only. */
  isBeforeCash?: UseFormRegisterReturn;
  reasonError: string | undefined;
};

/** The confirmation of a refund above the amount owed or before the rider's cash is recorded. The server decides. */
export function BackFields({ money, progress, amount, reason, isBeforeCash, reasonError }: BackFieldsProps) {
  const more = amount - money.owed;
  return (
    <>
      {more > 0 && (
        <TextField
          {...reason}
          label="Why"
          optional={progress !== "Delivered"}
          hint={
            progress === "Delivered"
              ? `${formatRupees(more)} is taken off the price, with a credit note. The customer reads it.`
              : `With a reason ${formatRupees(more)} is taken off the price, and the customer reads it; without one it is outstanding again.`
          }
          maxLength={300}
          error={reasonError}
        />
      )}
      {isBeforeCash && amount > money.refundable && amount <= money.refundableBeforeCash && (
        <BeforeCash {...isBeforeCash} />
      )}
    </>
  );
}

export function BeforeCash(box: UseFormRegisterReturn) {
  return (
    <CheckBox
      {...box}
      label="Before the cash is received"
      hint="The cash from the rider is not entered yet. Refund it anyway."
    />
  );
}

export function TransferWayField(field: UseFormRegisterReturn & { error: string | undefined }) {
  return (
    <SelectField {...field} label="How">
      {transferWays.map((way) => (
        <option key={way} value={way}>
          {methodLabels[way]}
        </option>
      ))}
    </SelectField>
  );
}
