import { useFieldArray } from "react-hook-form";
import { useLoaderData } from "react-router";
import { getSettings } from "#contract/settings/settings.ts";
import { languageNames, workshopLanguages } from "#contract/settings/workshop-language.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { useFields } from "../ui/form.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { AddRow, RemoveRow } from "./row-buttons.tsx";
import { type SettingsFields, SettingsForm } from "./settings-form.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { WeekdayChoice } from "./weekday-choice.tsx";

export const loader = loaderOf(getSettings);

export function Component() {
  return (
    <SettingsFrame
      page="workshop"
      text="The days that the shop promises come from these. Dates that are promised already do not change."
    >
      <SettingsForm page="workshop" opened={useLoaderData<typeof loader>()}>
        <Language />
        <Capacity />
        <Calendar />
      </SettingsForm>
    </SettingsFrame>
  );
}

function Language() {
  const { Field } = useFields<SettingsFields>();
  return (
    <FormSection
      title="Language of the workshop"
      text="Each paper can be printed in the other language as well, and each tablet has a button for its own."
    >
      <Field
        name="workshopLanguage"
        as={SelectField}
        label="Language of papers"
        hint="Tickets, cutting, embroidery and fabric lists are printed in it, and new tablets begin in it"
      >
        {workshopLanguages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </Field>
    </FormSection>
  );
}

function Capacity() {
  const { Field } = useFields<SettingsFields>();
  return (
    <FormSection title="Time and capacity">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="workingDays"
          number
          label="Standard pieces take"
          suffix="days"
          hint="Working days from the order to the courier"
        />
        <Field
          name="customWorkingDays"
          number
          label="Made to measure or engraved take"
          suffix="days"
          hint="Working days from the order to the courier"
        />
        <Field
          name="piecesPerDay"
          number
          label="Pieces finished a day"
          suffix="pcs"
          hint="When a day is full, the next orders are promised later"
        />
        <Field
          name="customPieceWeight"
          number
          label="A made-to-measure or engraved piece counts as"
          suffix="pcs"
          hint="It fills the day as much as this many standard pieces"
        />
        <Field
          name="cutOffHour"
          number
          label="Cut-off hour"
          hint="From this hour on an order counts as tomorrow's; 24: never"
        />
      </div>
    </FormSection>
  );
}

function Calendar() {
  const { Field, control } = useFields<SettingsFields>();
  const { fields, append, remove } = useFieldArray({ control, name: "holidays" });
  const today = dayInKarachi(new Date());
  return (
    <FormSection title="Working days and holidays">
      <WeekdayChoice
        name="workdays"
        label="Days on which the workshop works"
        hint="Other weekdays do not count in a promise"
      />
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
        <p className="text-sm text-slate">
          Workshop and couriers rest on these days; promised dates move past them
        </p>
      </fieldset>
    </FormSection>
  );
}
