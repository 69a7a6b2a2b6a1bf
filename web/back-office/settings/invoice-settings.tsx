import { useFieldArray } from "react-hook-form";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { AddRow, RemoveRow } from "./row-buttons.tsx";
import type { SettingsForm } from "./settings-form.ts";

export function InvoiceSettings({ form: { control, register, formState } }: { form: SettingsForm }) {
  const { fields, append, remove } = useFieldArray({ control, name: "salesTaxRates" });
  const { errors } = formState;
  return (
    <FormSection
      title="Invoices"
      text="Printed where they are given. Sales tax is shown by a shop with an STRN alone: one that is not registered must not show any. Prices include it. What was issued stays as it was."
    >
      <TextField {...register("ntn")} label="NTN" optional error={errors.ntn?.message} />
      <TextField {...register("strn")} label="STRN" optional error={errors.strn?.message} />
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-[540]">Sales tax on goods</legend>
        {fields.map(({ id }, index) => (
          <div key={id} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2">
            <TextField
              {...register(`salesTaxRates.${index}.from`)}
              type="date"
              label="From"
              error={errors.salesTaxRates?.[index]?.from?.message}
            />
            <TextField
              {...register(`salesTaxRates.${index}.percent`, { valueAsNumber: true })}
              inputMode="decimal"
              label="Rate"
              suffix="%"
              error={errors.salesTaxRates?.[index]?.percent?.message}
            />
            <RemoveRow label="Remove this rate" onClick={() => remove(index)} />
          </div>
        ))}
        <AddRow label="Add a rate" onClick={() => append({ from: dayInKarachi(new Date()), percent: 18 })} />
      </fieldset>
    </FormSection>
  );
}
