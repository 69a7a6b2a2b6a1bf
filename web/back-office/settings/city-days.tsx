import { useFieldArray } from "react-hook-form";
import { useFields } from "#web/back-office/ui/field.tsx";
import { AddRow, RemoveRow } from "./row-buttons.tsx";
import type { SettingsFields } from "./settings-form.ts";

export function CityDays() {
  const { Field, control } = useFields<SettingsFields>();
  const { fields, append, remove } = useFieldArray({ control, name: "courierDaysByCity" });
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-[540]">Cities that take other days</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="grid grid-cols-[minmax(0,1fr)_5rem_5rem_auto] items-start gap-2">
          <Field name={`courierDaysByCity.${index}.city`} label="City" />
          <Field name={`courierDaysByCity.${index}.from`} number label="Fewest" />
          <Field name={`courierDaysByCity.${index}.to`} number label="Most" />
          <RemoveRow label="Remove this city" onClick={() => remove(index)} />
        </div>
      ))}
      <AddRow label="Add a city" onClick={() => append({ city: "", from: 1, to: 2 })} />
    </fieldset>
  );
}
