import { useRef } from "react";
import { useFieldArray } from "react-hook-form";
import { useFields } from "#web/back-office/ui/form.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { inUrdu } from "#web/back-office/ui/in-urdu.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { emptyPart, partsInOrder, readTypedSizes, type TypedGarment } from "./garment-type-values.ts";
import { firstMessage, PartFields } from "./part-fields.tsx";

export function GarmentTypeForm() {
  const { Field, control, formState, getValues, setValue } = useFields<TypedGarment>();
  const { errors } = formState;
  const parts = useFieldArray({ control, name: "parts" });
  const sizes = useRef(readTypedSizes(getValues("sizes")));

  /** Reordered sizes retain their numbers. */
  function followSizes() {
    const typed = readTypedSizes(getValues("sizes"));
    if (typed.join() === sizes.current.join()) return;
    // Replacing the whole list would remount its fields while one is being typed in.
    partsInOrder(getValues("parts"), sizes.current, typed).forEach(({ metres, tables }, index) => {
      setValue(`parts.${index}.metres`, metres, { shouldDirty: true });
      setValue(`parts.${index}.tables`, tables, { shouldDirty: true });
    });
    sizes.current = typed;
  }

  return (
    <>
      <FormSection
        title="Garment type"
        text="The garment type of a product sets its measurements, its sizes and the cloth it takes."
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field name="name" label="Name" hint="Shoppers filter by it, such as: Lab coats" maxLength={60} />
          <Field name="urdu" {...inUrdu} label="Name in Urdu" optional maxLength={60} />
        </div>
        <Field
          name="sizes"
          options={{ onBlur: followSizes }}
          label="Sizes, separated by commas"
          hint="From the smallest to the largest. Shoppers see them in this order, and each has a row in the tables below."
          error={firstMessage(errors.sizes)}
          autoComplete="off"
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            name="workingDays"
            label="Working days until dispatch"
            optional
            hint="Empty: as in the settings"
            inputMode="numeric"
          />
          <Field
            name="customWorkingDays"
            label="Working days, made for one person"
            optional
            hint="Empty: as in the settings"
            inputMode="numeric"
          />
        </div>
      </FormSection>
      {parts.fields.map(({ id }, index) => (
        <PartFields
          key={id}
          index={index}
          onRemove={parts.fields.length > 1 ? () => parts.remove(index) : undefined}
        />
      ))}
      <div className="grid justify-items-start gap-2 pb-5 lg:ps-69">
        {errors.parts?.root?.message && (
          <FieldError id="parts-problem">{errors.parts.root.message}</FieldError>
        )}
        {errors.parts?.message && <FieldError id="parts-problem">{errors.parts.message}</FieldError>}
        <Button look="secondary" onClick={() => parts.append(emptyPart())}>
          Add a part
        </Button>
      </div>
    </>
  );
}
