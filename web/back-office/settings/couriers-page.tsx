import { useFieldArray } from "react-hook-form";
import { useLoaderData } from "react-router";
import { listCouriers, type OfficeCourier } from "#contract/parcels/office-parcels.ts";
import { getSettings } from "#contract/settings/settings.ts";
import { provinces } from "#contract/values/provinces.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { useFields } from "../ui/form.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { AddRow, RemoveRow } from "./row-buttons.tsx";
import { type SettingsFields, SettingsForm } from "./settings-form.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { WeekdayChoice } from "./weekday-choice.tsx";

export const loader = loaderOf(getSettings, listCouriers);

export function Component() {
  const { couriers, ...opened } = useLoaderData<typeof loader>();
  return (
    <SettingsFrame
      page="couriers"
      text="The courier that is suggested for a parcel, and the days that couriers take. Accounts with couriers are settings of the server."
    >
      <SettingsForm page="couriers" opened={opened}>
        <Booking couriers={couriers} />
        <Days />
      </SettingsForm>
    </SettingsFrame>
  );
}

function Booking({ couriers }: { couriers: readonly OfficeCourier[] }) {
  const { Field } = useFields<SettingsFields>();
  return (
    <FormSection title="Booking">
      <Field
        name="usualCourier"
        as={SelectField}
        label="Suggested courier"
        hint="Chosen first in the booking dialog where it delivers; another one may be chosen there"
      >
        <option value="">The first that delivers there</option>
        {couriers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Field>
      <Field
        name="dispatchCity"
        label="Parcels leave from"
        hint="The city from which couriers pick up; parcels within it take fewer days"
      />
      <Field
        name="adviceHours"
        number
        label="Couriers wait for an answer"
        suffix="hours"
        hint="After a failed delivery; then the parcel is expected back"
      />
      {couriers
        .filter(({ isByHand }) => !isByHand)
        .map(({ id, name, pushPath }) => (
          <p key={id} className="text-sm text-slate">
            Webhook URL for {name}, with which the shop sees changes sooner:{" "}
            <code className="wrap-anywhere">{location.origin + pushPath}</code>
          </p>
        ))}
    </FormSection>
  );
}

function Days() {
  const { Field } = useFields<SettingsFields>();
  return (
    <FormSection
      title="Days on the way"
      text="From the day on which a parcel leaves to the day on which it arrives. New orders are promised by them."
    >
      <WeekdayChoice
        name="courierWorkdays"
        label="Days on which couriers deliver"
        hint="Other weekdays do not count as days on the way"
      />
      <fieldset className="grid gap-2" aria-describedby="province-hint">
        <legend className="mb-1.5 text-sm font-[540]">By province</legend>
        {provinces.map((province) => (
          <div key={province} className="grid grid-cols-[minmax(0,1fr)_7rem_7rem] items-start gap-2">
            <span className="pt-9 text-sm">{province}</span>
            <Field
              name={`courierDays.${province}.from`}
              number
              label="Minimum"
              aria-label={`Minimum days to ${province}`}
            />
            <Field
              name={`courierDays.${province}.to`}
              number
              label="Maximum"
              aria-label={`Maximum days to ${province}`}
            />
          </div>
        ))}
        <p id="province-hint" className="text-sm text-slate">
          The shop promises a day between the two
        </p>
      </fieldset>
      <CityDays />
    </FormSection>
  );
}

function CityDays() {
  const { Field, control } = useFields<SettingsFields>();
  const { fields, append, remove } = useFieldArray({ control, name: "courierDaysByCity" });
  return (
    <fieldset className="grid gap-2" aria-describedby="city-hint">
      <legend className="mb-1.5 text-sm font-[540]">Cities that take other days</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="grid grid-cols-[minmax(0,1fr)_5.5rem_5.5rem_auto] items-start gap-2">
          <Field name={`courierDaysByCity.${index}.city`} label="City" />
          <Field name={`courierDaysByCity.${index}.from`} number label="Minimum" />
          <Field name={`courierDaysByCity.${index}.to`} number label="Maximum" />
          <RemoveRow label="Remove this city" onClick={() => remove(index)} />
        </div>
      ))}
      <AddRow label="Add a city" onClick={() => append({ city: "", from: 1, to: 2 })} />
      <p id="city-hint" className="text-sm text-slate">
        Count instead of the days of the province
      </p>
    </fieldset>
  );
}
