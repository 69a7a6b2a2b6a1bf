import { useFieldArray } from "react-hook-form";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { useFields } from "#web/back-office/ui/field.tsx";
import { AddRow, RemoveRow } from "./row-buttons.tsx";
import type { SettingsFields } from "./settings-form.ts";

export function Holidays() {
  const { Field, control } = useFields<SettingsFields>();
  const { fields, append, remove } = useFieldArray({ control, name: "holidays" });
  const today = dayInKarachi(new Date());
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-[540]">Holidays</legend>
      {fields.every(({ to }) => to < today) && (
        <p className="text-sm text-anar">No holiday lies ahead: add those of this year.</p>
      )}
      {fields.map(({ id }, index) => (
        <div
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[minmax(0,1fr)_10rem_10rem_auto]"
        >
          <Field name={`holidays.${index}.name`} label="Holiday" className="max-sm:col-span-3" />
          <Field name={`holidays.${index}.from`} type="date" label="First day" />
          <Field name={`holidays.${index}.to`} type="date" label="Last day" />
          <RemoveRow label="Remove this holiday" onClick={() => remove(index)} />
        </div>
      ))}
      <AddRow label="Add a holiday" onClick={() => append({ name: "", from: "", to: "" })} />
    </fieldset>
  );
}
