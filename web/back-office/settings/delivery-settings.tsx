import { useController, useFieldArray } from "react-hook-form";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { provinces } from "#contract/values/provinces.ts";
import { useFields } from "#web/back-office/ui/form.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { AddRow, RemoveRow } from "./row-buttons.tsx";
import type { SettingsFields } from "./settings-form.ts";

export function DeliverySettings() {
  const { Field } = useFields<SettingsFields>();
  return (
    <>
      <FormSection
        title="Workshop"
        text="The dates that shoppers are promised come from this. What is promised already does not change."
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field name="workingDays" number label="Working days for standard pieces" suffix="days" />
          <Field
            name="customWorkingDays"
            number
            label="Working days for made to measure or engraved"
            suffix="days"
          />
          <Field
            name="piecesPerDay"
            number
            label="Pieces that are finished a day"
            suffix="pcs"
            hint="When a day is full, the next orders leave later"
          />
          <Field
            name="customPieceWeight"
            number
            label="A made-to-measure or engraved piece counts as"
            suffix="pcs"
          />
          <Field
            name="cutOffHour"
            number
            label="Cut-off hour"
            hint="From this hour on an order counts as tomorrow's; 24: never"
          />
          <Field name="dispatchCity" label="Parcels leave from" />
        </div>
        <WeekdayChoice name="workdays" label="Days on which the workshop works" />
        <Holidays />
      </FormSection>
      <FormSection
        title="Couriers"
        text="Days from the one on which a parcel leaves to the one on which it arrives."
      >
        <WeekdayChoice name="courierWorkdays" label="Days on which couriers deliver" />
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-sm font-[540]">By province</legend>
          {provinces.map((province) => (
            <div key={province} className="grid grid-cols-[minmax(0,1fr)_7rem_7rem] items-start gap-2">
              <span className="pt-9 text-sm">{province}</span>
              <Field
                name={`courierDays.${province}.from`}
                number
                label="Fewest"
                aria-label={`Fewest days to ${province}`}
              />
              <Field
                name={`courierDays.${province}.to`}
                number
                label="Most"
                aria-label={`Most days to ${province}`}
              />
            </div>
          ))}
        </fieldset>
        <CityDays />
      </FormSection>
    </>
  );
}

/** From Monday, as in Pakistan. */
const days = [1, 2, 3, 4, 5, 6, 0] as const;
const names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

type WeekdayChoiceProps = {
  name: "workdays" | "courierWorkdays";
  label: string;
};

function WeekdayChoice({ name, label }: WeekdayChoiceProps) {
  const { field, fieldState } = useController<SettingsFields, typeof name>({ name });
  const chosen = new Set(field.value);
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-[540]">{label}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1.5">
        {days.map((day) => (
          <label key={day} className="flex min-h-8 items-center gap-2">
            <input
              type="checkbox"
              className="size-4.5 accent-siyahi"
              checked={chosen.has(day)}
              onBlur={field.onBlur}
              onChange={({ target }) => {
                const others = field.value.filter((other) => other !== day);
                field.onChange(target.checked ? [...others, day].sort() : others);
              }}
            />
            {names[day]}
          </label>
        ))}
      </div>
      {fieldState.error?.message && <FieldError id={`${name}-error`}>{fieldState.error.message}</FieldError>}
    </fieldset>
  );
}

function CityDays() {
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

function Holidays() {
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
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2 max-sm:[&_[type=date]]:px-2 sm:grid-cols-[minmax(0,1fr)_10rem_10rem_auto]"
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
