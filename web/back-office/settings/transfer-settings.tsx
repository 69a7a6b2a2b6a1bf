import { useWatch } from "react-hook-form";
import { methodLabels } from "#contract/orders/order-ledger.ts";
import { type TransferWay, transferWays } from "#contract/payments/transfer-ways.ts";
import { CheckBox } from "#web/back-office/ui/check-box.tsx";
import { useFields } from "#web/back-office/ui/form.tsx";
import { FormSection } from "../ui/form-section.tsx";
import type { SettingsFields } from "./settings-form.ts";

const numbers: Record<TransferWay, { label: string; hint: string }> = {
  "bank-transfer": { label: "IBAN", hint: "24 characters, such as PK36 SCBL 0000 0011 2345 6702" },
  raast: { label: "Raast ID or IBAN", hint: "The mobile number that is registered with Raast, or an IBAN" },
  easypaisa: { label: "Account number", hint: "The mobile number of the account" },
  jazzcash: { label: "Account number", hint: "The mobile number of the account" },
};

export function TransferSettings() {
  const { Field } = useFields<SettingsFields>();
  return (
    <FormSection
      title="Payment by transfer"
      text="With one of them switched on, the checkout offers to pay by transfer beside cash on delivery. You compare what customers say to have sent with your account, order by order."
    >
      {transferWays.map((way) => (
        <Account key={way} way={way} />
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="remindUnpaidAfter"
          number
          label="Who has not paid is reminded after"
          suffix="days"
          hint="Once, by mail; 0: never"
        />
        <Field
          name="cancelUnpaidAfter"
          number
          label="An unpaid order is cancelled after"
          suffix="days"
          hint="A day after the reminder at the earliest; its pieces and its coupon are given back. 0: never"
        />
      </div>
      <Field
        name="transferPictureDays"
        number
        label="Pictures of transfers are kept for"
        suffix="days"
        hint="Customers may send a screenshot; only owners and managers see it"
      />
    </FormSection>
  );
}

function Account({ way }: { way: TransferWay }) {
  const { Field, register, control } = useFields<SettingsFields>();
  const isOffered = useWatch({ control, name: `transferAccounts.${way}.isOffered` });
  const { label, hint } = numbers[way];
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{methodLabels[way]}</legend>
      <CheckBox {...register(`transferAccounts.${way}.isOffered`)} label={methodLabels[way]} />
      {isOffered && (
        <div className="grid gap-3 border-s border-line ps-4 sm:grid-cols-2">
          <Field
            name={`transferAccounts.${way}.number`}
            label={label}
            hint={hint}
            autoComplete="off"
            spellCheck={false}
            className="sm:col-span-2"
          />
          <Field name={`transferAccounts.${way}.title`} label="Title of the account" />
          <Field name={`transferAccounts.${way}.bank`} label="Bank" optional />
        </div>
      )}
    </fieldset>
  );
}
