import { useFieldArray } from "react-hook-form";
import Trash2 from "#icons/trash.mjs";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
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
          <IconButton label="Remove this city" outlined className="mt-6.5" onClick={() => remove(index)}>
            <Icon icon={Trash2} />
          </IconButton>
        </div>
      ))}
      <Button
        look="secondary"
        type="button"
        className="justify-self-start"
        onClick={() => append({ city: "", from: 1, to: 2 })}
      >
        Add a city
      </Button>
    </fieldset>
  );
}
