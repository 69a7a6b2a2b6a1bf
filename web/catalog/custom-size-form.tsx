import { type RefObject, useEffect } from "react";
import { type FieldErrors, type Resolver, useForm } from "react-hook-form";
import type { CustomSize } from "#contract/custom-size.ts";
import { measurementLabels } from "#contract/describe-choices.ts";
import { measurementNames } from "#contract/measurement-names.ts";
import { ChoiceGroup } from "../ui/choice-group.tsx";
import { TextAreaField } from "../ui/text-area-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import {
  type CustomSizeDraft,
  draftInUnit,
  draftOf,
  type LengthUnit,
  readDraft,
} from "./custom-size-draft.ts";
import { HowToMeasure } from "./how-to-measure.tsx";
import { MeasureLetter } from "./measure-letter.tsx";

type CustomSizeFormProps = {
  id: string;
  saved: CustomSize | null;
  /** Keeps what was typed when the form goes away unsaved. */
  draft: RefObject<CustomSizeDraft | null>;
  onSave: (customSize: CustomSize) => void;
};

const resolver: Resolver<CustomSizeDraft, unknown, CustomSize> = (draft) => {
  const read = readDraft(draft);
  if (!read.problems) return { values: read.customSize, errors: {} };
  const errors: FieldErrors<CustomSizeDraft> = {};
  for (const name of [...measurementNames, "otherNote"] as const) {
    const message = read.problems[name];
    if (message) errors[name] = { type: "validate", message };
  }
  return { values: {}, errors };
};

/** Six measurements in inches or centimetres, and a note (specification section 5). */
export function CustomSizeForm({ id, saved, draft, onSave }: CustomSizeFormProps) {
  const { register, handleSubmit, getValues, reset, watch, formState } = useForm({
    resolver,
    defaultValues: draft.current ?? draftOf(saved),
    mode: "onTouched",
  });
  const unit = watch("unit");
  const { errors } = formState;

  useEffect(
    () => () => {
      draft.current = getValues();
    },
    [draft, getValues],
  );

  function switchUnit(next: LengthUnit) {
    reset(draftInUnit(getValues(), next), { keepErrors: true, keepTouched: true, keepIsSubmitted: true });
  }

  return (
    <form
      id={id}
      noValidate
      onSubmit={handleSubmit(onSave)}
      className="grid gap-6 md:grid-cols-[300px_minmax(0,1fr)]"
    >
      <HowToMeasure unit={unit} />
      <div className="grid grid-cols-2 content-start gap-x-4 gap-y-3.5">
        <div className="col-span-2">
          <ChoiceGroup
            legend="Unit"
            name="unit"
            columns={2}
            options={[
              { value: "in", label: "Inches" },
              { value: "cm", label: "Centimetres" },
            ]}
            value={unit}
            onChange={switchUnit}
          />
        </div>
        {measurementNames.map((name) => (
          <TextField
            key={name}
            {...register(name)}
            label={
              <>
                <MeasureLetter name={name} /> {measurementLabels[name]}
              </>
            }
            error={errors[name]?.message}
            suffix={unit}
            inputMode="decimal"
            autoComplete="off"
            required
          />
        ))}
        <TextAreaField
          {...register("otherNote")}
          label="Note"
          optional
          rows={3}
          error={errors.otherNote?.message}
          className="col-span-2"
        />
      </div>
    </form>
  );
}
