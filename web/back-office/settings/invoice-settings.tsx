import { useFieldArray } from "react-hook-form";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { useFields } from "#web/back-office/ui/form.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { AddRow, RemoveRow } from "./row-buttons.tsx";
import type { SettingsFields } from "./settings-form.ts";

export function InvoiceSettings() {
  const { Field, control } = useFields<SettingsFields>();
  const { fields, append, remove } = useFieldArray({ control, name: "salesTaxRates" });
  return (
    <FormSection
      title="Invoices"
      text="Printed where they are given. Sales tax is shown by a shop with an STRN alone: one that is not registered must not show any. Prices include it. What was issued stays as it was."
    >
      <Field name="ntn" label="NTN" optional />
      <Field name="strn" label="STRN" optional />
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-[540]">Sales tax on goods</legend>
        {fields.map(({ id }, index) => (
          <div
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2 max-sm:[&_[type=date]]:px-2"
          >
            <Field name={`salesTaxRates.${index}.from`} type="date" label="From" />
            <Field
              name={`salesTaxRates.${index}.percent`}
              options={{ valueAsNumber: true }}
              inputMode="decimal"
              label="Rate"
              suffix="%"
            />
            <RemoveRow label="Remove this rate" onClick={() => remove(index)} />
          </div>
        ))}
        <AddRow label="Add a rate" onClick={() => append({ from: dayInKarachi(new Date()), percent: 18 })} />
      </fieldset>
    </FormSection>
  );
}
