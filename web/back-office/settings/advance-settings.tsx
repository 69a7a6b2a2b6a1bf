import { type AdvanceReason, advanceReasons } from "#contract/payments/advance-rules.ts";
import { useFields } from "#web/back-office/ui/form.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { FormSection } from "../ui/form-section.tsx";
import type { SettingsFields } from "./settings-form.ts";

const reasonLabels: Record<AdvanceReason, string> = {
  madeToMeasure: "Something is made to measure",
  engraved: "A name is engraved",
  largeOrder: "A large order",
  newPhone: "Nothing was delivered to the phone yet",
  refusedBefore: "A parcel came back before, or the customer is marked 'advance only'",
};

export function AdvanceSettings() {
  const { Field, register } = useFields<SettingsFields>();
  return (
    <FormSection
      title="Advance"
      text="What of an order with cash on delivery is to be sent by transfer before it is sewn. Of several reasons the one that asks most counts; 0 asks nothing. The checkout says it before the order is placed. Nothing is asked while no transfers are taken."
    >
      {advanceReasons.map((reason) => (
        <div key={reason} className="grid grid-cols-[minmax(0,1fr)_140px] gap-3 max-sm:items-end">
          <Field name={`advanceRules.shares.${reason}.value`} number label={reasonLabels[reason]} />
          <SelectField
            {...register(`advanceRules.shares.${reason}.unit`)}
            label="In"
            aria-label={`${reasonLabels[reason]}: in`}
          >
            <option value="percent">per cent</option>
            <option value="rupees">Rs.</option>
          </SelectField>
        </div>
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="advanceRules.largeFrom" number label="An order is large from" suffix="Rs." />
        <Field
          name="advanceRules.mostAtDoor"
          number
          label="A rider collects at most"
          suffix="Rs."
          hint="What is above is sent before. The law allows Rs. 200,000 in cash; 0: no limit"
        />
      </div>
    </FormSection>
  );
}
