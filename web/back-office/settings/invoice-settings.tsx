import { useFieldArray } from "react-hook-form";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import Trash2 from "#icons/trash.mjs";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { FormSection } from "../ui/form-section.tsx";
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
            <IconButton label="Remove this rate" outlined className="mt-6.5" onClick={() => remove(index)}>
              <Icon icon={Trash2} />
            </IconButton>
          </div>
        ))}
        <Button
          look="secondary"
          type="button"
          className="justify-self-start"
          onClick={() => append({ from: dayInKarachi(new Date()), percent: 18 })}
        >
          Add a rate
        </Button>
      </fieldset>
    </FormSection>
  );
}
