import { provinces } from "#contract/values/provinces.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { CityDays } from "./city-days.tsx";
import { Holidays } from "./holidays.tsx";
import type { SettingsForm } from "./settings-form.ts";
import { WeekdayChoice } from "./weekday-choice.tsx";

const wholeNumber = { valueAsNumber: true } as const;

export function DeliverySettings({ form }: { form: SettingsForm }) {
  const { register, control } = form;
  const { errors } = form.formState;
  return (
    <>
      <FormSection
        title="Workshop"
        text="The dates that shoppers are promised come from this. What is promised already does not change."
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...register("workingDays", wholeNumber)}
            inputMode="numeric"
            label="Working days for standard pieces"
            suffix="days"
            error={errors.workingDays?.message}
          />
          <TextField
            {...register("customWorkingDays", wholeNumber)}
            inputMode="numeric"
            label="Working days for made to measure or engraved"
            suffix="days"
            error={errors.customWorkingDays?.message}
          />
          <TextField
            {...register("piecesPerDay", wholeNumber)}
            inputMode="numeric"
            label="Pieces that are finished a day"
            suffix="pcs"
            hint="When a day is full, the next orders leave later"
            error={errors.piecesPerDay?.message}
          />
          <TextField
            {...register("customPieceWeight", wholeNumber)}
            inputMode="numeric"
            label="A made-to-measure or engraved piece counts as"
            suffix="pcs"
            error={errors.customPieceWeight?.message}
          />
          <TextField
            {...register("cutOffHour", wholeNumber)}
            inputMode="numeric"
            label="Cut-off hour"
            hint="From this hour on an order counts as tomorrow's; 24: never"
            error={errors.cutOffHour?.message}
          />
          <TextField
            {...register("dispatchCity")}
            label="Parcels leave from"
            error={errors.dispatchCity?.message}
          />
        </div>
        <WeekdayChoice control={control} name="workdays" label="Days on which the workshop works" />
        <Holidays form={form} />
      </FormSection>
      <FormSection
        title="Couriers"
        text="Days from the one on which a parcel leaves to the one on which it arrives."
      >
        <WeekdayChoice control={control} name="courierWorkdays" label="Days on which couriers deliver" />
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-sm font-[540]">By province</legend>
          {provinces.map((province) => (
            <div key={province} className="grid grid-cols-[minmax(0,1fr)_7rem_7rem] items-start gap-2">
              <span className="pt-9 text-sm">{province}</span>
              <TextField
                {...register(`courierDays.${province}.from`, wholeNumber)}
                inputMode="numeric"
                label="Fewest"
                aria-label={`Fewest days to ${province}`}
                error={errors.courierDays?.[province]?.from?.message}
              />
              <TextField
                {...register(`courierDays.${province}.to`, wholeNumber)}
                inputMode="numeric"
                label="Most"
                aria-label={`Most days to ${province}`}
                error={errors.courierDays?.[province]?.to?.message}
              />
            </div>
          ))}
        </fieldset>
        <CityDays form={form} />
      </FormSection>
    </>
  );
}
