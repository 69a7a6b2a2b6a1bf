import { useWatch } from "react-hook-form";
import { useLoaderData } from "react-router";
import { methodLabels } from "#contract/orders/order-ledger.ts";
import { type AdvanceReason, advanceReasons } from "#contract/payments/advance-rules.ts";
import { type TransferWay, transferWays } from "#contract/payments/transfer-ways.ts";
import { getSettings } from "#contract/settings/settings.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { CheckBox } from "#web/back-office/ui/check-box.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { useFields } from "../ui/form.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { type SettingsFields, SettingsForm } from "./settings-form.tsx";
import { SettingsFrame } from "./settings-frame.tsx";

export const loader = loaderOf(getSettings);

export function Component() {
  return (
    <SettingsFrame page="payments" text="Accounts for transfers, and the advance that some orders need.">
      <SettingsForm page="payments" opened={useLoaderData<typeof loader>()}>
        <Transfers />
        <Advance />
      </SettingsForm>
    </SettingsFrame>
  );
}

const numbers: Record<TransferWay, { label: string; hint: string }> = {
  "bank-transfer": { label: "IBAN", hint: "24 characters, such as PK36 SCBL 0000 0011 2345 6702" },
  raast: { label: "Raast ID or IBAN", hint: "The mobile number that is registered with Raast, or an IBAN" },
  easypaisa: { label: "Account number", hint: "The mobile number of the account" },
  jazzcash: { label: "Account number", hint: "The mobile number of the account" },
};

function Transfers() {
  const { Field } = useFields<SettingsFields>();
  return (
    <FormSection
      title="Payment by transfer"
      text="With one account switched on, the checkout offers transfer beside cash on delivery. You check each transfer against your account."
    >
      {transferWays.map((way) => (
        <Account key={way} way={way} />
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="remindUnpaidAfter"
          number
          label="Remind of unpaid orders after"
          suffix="days"
          hint="One mail to the customer; 0: never"
        />
        <Field
          name="cancelUnpaidAfter"
          number
          label="Cancel unpaid orders after"
          suffix="days"
          hint="A day after the reminder at the earliest; pieces and coupon are released. 0: never"
        />
      </div>
      <Field
        name="transferPictureDays"
        number
        label="Delete pictures of transfers after"
        suffix="days"
        hint="Screenshots that customers send; only owners and managers see them"
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
      <CheckBox
        {...register(`transferAccounts.${way}.isOffered`)}
        label={methodLabels[way]}
        hint="Switched on, the checkout shows this account"
      />
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
          <Field
            name={`transferAccounts.${way}.title`}
            label="Title of the account"
            hint="The name that the customer's bank shows"
          />
          <Field name={`transferAccounts.${way}.bank`} label="Bank" optional hint="Shown beside the number" />
        </div>
      )}
    </fieldset>
  );
}

const reasonLabels: Record<AdvanceReason, string> = {
  madeToMeasure: "Something is made to measure",
  engraved: "A name is engraved",
  largeOrder: "A large order",
  newPhone: "Nothing was delivered to the phone yet",
  refusedBefore: "A parcel was returned before, or the customer is marked 'advance only'",
};

const reasonHints: Record<AdvanceReason, string> = {
  madeToMeasure: "Asked for an order with a made-to-measure piece",
  engraved: "Asked for an order with an embroidered name",
  largeOrder: "Asked from the total below",
  newPhone: "Asked of new customers",
  refusedBefore: "Asked of customers who refused a parcel",
};

function Advance() {
  const { Field, register } = useFields<SettingsFields>();
  return (
    <FormSection
      title="Advance"
      text="The part of a cash-on-delivery order that is sent by transfer before sewing. Of several reasons the highest counts; 0 asks for nothing. Not asked without an account above."
    >
      {advanceReasons.map((reason) => (
        <div key={reason} className="grid grid-cols-[minmax(0,1fr)_140px] gap-3">
          <Field
            name={`advanceRules.shares.${reason}.value`}
            number
            label={reasonLabels[reason]}
            hint={reasonHints[reason]}
          />
          <SelectField
            {...register(`advanceRules.shares.${reason}.unit`)}
            label="Unit"
            aria-label={`${reasonLabels[reason]}: unit`}
            className="self-start"
          >
            <option value="percent">per cent</option>
            <option value="rupees">Rs.</option>
          </SelectField>
        </div>
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="advanceRules.largeFrom"
          number
          label="An order is large from"
          suffix="Rs."
          hint="From this total on it counts as large above"
        />
        <Field
          name="advanceRules.mostAtDoor"
          number
          label="A rider collects at most"
          suffix="Rs."
          hint="The rest is paid before. The law allows Rs. 200,000 in cash; 0: no limit"
        />
      </div>
    </FormSection>
  );
}
