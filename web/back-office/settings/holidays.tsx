import { useFieldArray } from "react-hook-form";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import Trash2 from "#icons/trash.mjs";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
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
          <IconButton label="Remove this holiday" outlined className="mt-6.5" onClick={() => remove(index)}>
            <Icon icon={Trash2} />
          </IconButton>
        </div>
      ))}
      <Button
        look="secondary"
        type="button"
        className="justify-self-start"
        onClick={() => append({ name: "", from: "", to: "" })}
      >
        Add a holiday
      </Button>
    </fieldset>
  );
}
