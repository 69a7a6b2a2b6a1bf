import { provinces } from "#contract/values/provinces.ts";
import { useFields } from "#web/back-office/ui/field.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { CityDays } from "./city-days.tsx";
import { Holidays } from "./holidays.tsx";
import type { SettingsFields } from "./settings-form.ts";
import { WeekdayChoice } from "./weekday-choice.tsx";

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
