import { useFieldArray } from "react-hook-form";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { AddRow, RemoveRow } from "./row-buttons.tsx";
import type { SettingsForm } from "./settings-form.ts";

export function Holidays({ form: { control, register, formState } }: { form: SettingsForm }) {
  const { fields, append, remove } = useFieldArray({ control, name: "holidays" });
  const errors = formState.errors.holidays;
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
          <TextField
            {...register(`holidays.${index}.name`)}
            label="Holiday"
            className="max-sm:col-span-3"
            error={errors?.[index]?.name?.message}
          />
          <TextField
            {...register(`holidays.${index}.from`)}
            type="date"
            label="First day"
            error={errors?.[index]?.from?.message}
          />
          <TextField
            {...register(`holidays.${index}.to`)}
            type="date"
            label="Last day"
            error={errors?.[index]?.to?.message}
          />
          <RemoveRow label="Remove this holiday" onClick={() => remove(index)} />
        </div>
      ))}
      <AddRow label="Add a holiday" onClick={() => append({ name: "", from: "", to: "" })} />
    </fieldset>
  );
}
