import type { UseFormRegisterReturn } from "react-hook-form";
import { wayWords } from "#contract/orders/order-ledger.ts";
import { transferWays } from "#contract/payments/transfer-ways.ts";
import { SelectField } from "#web/ui/select-field.tsx";

export function TransferWayField(field: UseFormRegisterReturn & { error: string | undefined }) {
  return (
    <SelectField {...field} label="How">
      {transferWays.map((way) => (
        <option key={way} value={way}>
          {wayWords[way]}
        </option>
      ))}
    </SelectField>
  );
}
