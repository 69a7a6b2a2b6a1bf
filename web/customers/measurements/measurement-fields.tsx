import type { ReactNode } from "react";
import type { LengthUnit } from "#contract/sizes/length-unit.ts";
import type { MeasurementName } from "#contract/sizes/measurement-names.ts";
import { choiceLabels } from "#messages/choices.ts";
import { measurementFormMessages } from "#messages/measurement-form.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { HowToMeasure } from "./how-to-measure.tsx";
import { byLetter, MeasureLetter } from "./measure-letter.tsx";
import { draftInUnit } from "./measurement-draft.ts";
import { saveUnit } from "./saved-unit.ts";
import { UnitChoice } from "./unit-choice.tsx";
import type { MeasurementForm } from "./use-measurement-form.ts";

type MeasurementFieldsProps = {
  form: MeasurementForm;
  names: readonly MeasurementName[];
  isOptional?: boolean;
  before?: ReactNode;
  after?: ReactNode;
  advice?: ReactNode;
};

export function MeasurementFields(props: MeasurementFieldsProps) {
  const { form, names, isOptional = false, before, after, advice } = props;
  const { register, getValues, reset, trigger, watch } = form;
  const { errors } = form.formState;
  const unit = watch("unit");

  function switchUnit(next: LengthUnit) {
    reset(draftInUnit(getValues(), next), { keepErrors: true, keepTouched: true, keepIsSubmitted: true });
    saveUnit(next);
    // Revalidate, because messages name the unit.
    void trigger(names.filter((name) => errors[name]));
  }

  return (
    <div className="grid gap-6 md:grid-cols-[300px_minmax(0,1fr)]">
      <HowToMeasure names={names} unit={unit} />
      <div className="grid grid-cols-2 content-start gap-x-4 gap-y-3.5">
        {before}
        <div className="col-span-2">
          <UnitChoice name="unit" unit={unit} onChange={switchUnit} />
        </div>
        {byLetter(names).map((name) => (
          <TextField
            key={name}
            {...register(name)}
            label={
              <>
                <MeasureLetter name={name} /> {choiceLabels.measurements[name]}
              </>
            }
            error={errors[name]?.message}
            suffix={measurementFormMessages.unitMarks[unit]}
            inputMode="decimal"
            autoComplete="off"
            required={!isOptional}
          />
        ))}
        {advice}
        <TextAreaField
          {...register("otherNote")}
          label={measurementFormMessages.note}
          optional
          rows={3}
          error={errors.otherNote?.message}
          className="col-span-2"
        />
        {after}
      </div>
    </div>
  );
}
