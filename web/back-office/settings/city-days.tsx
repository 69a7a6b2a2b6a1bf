import { useFieldArray } from "react-hook-form";
import { TextField } from "#web/ui/text-field.tsx";
import { AddRow, RemoveRow } from "./row-buttons.tsx";
import type { SettingsForm } from "./settings-form.ts";

const wholeNumber = { valueAsNumber: true } as const;

export function CityDays({ form: { control, register, formState } }: { form: SettingsForm }) {
  const { fields, append, remove } = useFieldArray({ control, name: "courierDaysByCity" });
  const errors = formState.errors.courierDaysByCity;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-[540]">Cities that take other days</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="grid grid-cols-[minmax(0,1fr)_5rem_5rem_auto] items-start gap-2">
          <TextField
            {...register(`courierDaysByCity.${index}.city`)}
            label="City"
            error={errors?.[index]?.city?.message}
          />
          <TextField
            {...register(`courierDaysByCity.${index}.from`, wholeNumber)}
            inputMode="numeric"
            label="Fewest"
            error={errors?.[index]?.from?.message}
          />
          <TextField
            {...register(`courierDaysByCity.${index}.to`, wholeNumber)}
            inputMode="numeric"
            label="Most"
            error={errors?.[index]?.to?.message}
          />
          <RemoveRow label="Remove this city" onClick={() => remove(index)} />
        </div>
      ))}
      <AddRow label="Add a city" onClick={() => append({ city: "", from: 1, to: 2 })} />
    </fieldset>
  );
}
