import { useFieldArray } from "react-hook-form";
import type { OptionKind } from "#contract/options/invented.ts";
import Trash2 from "#icons/trash.mjs";
import { firstMessage } from "#web/back-office/catalog/garment-types/part-fields.tsx";
import { useFields } from "#web/back-office/ui/form.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { inUrdu } from "#web/back-office/ui/in-urdu.ts";
import { MoveButtons } from "#web/back-office/ui/move-buttons.tsx";
import { optionPictureAddress } from "#web/options/option-picture.tsx";
import { useSendPicture } from "#web/options/use-send-picture.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { FieldFrame } from "#web/ui/field-frame.tsx";
import { FileInput } from "#web/ui/file-input.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { emptyValue, type TypedOption } from "./option-values.ts";

const words = {
  values: {
    title: "Values",
    text: "A value that was ordered can be hidden, but not removed: orders use it.",
    add: "Add a value",
  },
  places: {
    title: "Places",
    text: "Places that shoppers may choose for the text, such as: Left sleeve. Without places they are not asked.",
    add: "Add a place",
  },
};

export function ValueFields({ kind }: { kind: OptionKind }) {
  const isPlace = kind === "text";
  const { title, text, add } = isPlace ? words.places : words.values;
  const { Field, register, control, formState, watch, setValue } = useFields<TypedOption>();
  const values = useFieldArray({ control, name: "values" });
  const errors = formState.errors.values;
  return (
    <FormSection title={title} text={text}>
      {values.fields.map(({ id, name }, index) => (
        <fieldset key={id} className="grid gap-3 rounded-md border border-line p-3.5">
          <legend className="sr-only">{name || `Value ${index + 1}`}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            <Field name={`values.${index}.name`} label="Name" maxLength={60} />
            <Field name={`values.${index}.urdu`} {...inUrdu} label="Name in Urdu" optional maxLength={60} />
            {!isPlace && (
              <Field
                name={`values.${index}.charge`}
                label="Charge for one piece"
                suffix="Rs."
                inputMode="numeric"
              />
            )}
            {kind === "color" && (
              <Field
                name={`values.${index}.color`}
                label="Colour"
                hint="Such as #c9a227"
                maxLength={7}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </div>
          {!isPlace && (
            <ValuePicture
              name={watch(`values.${index}.name`) || `value ${index + 1}`}
              picture={watch(`values.${index}.picture`)}
              onChange={(picture) => setValue(`values.${index}.picture`, picture, { shouldDirty: true })}
            />
          )}
          <div className="flex flex-wrap items-center gap-3">
            <label className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
              <input
                {...register(`values.${index}.isHidden`)}
                type="checkbox"
                className="size-4.5 accent-siyahi"
              />
              Hidden
            </label>
            <span className="ms-auto flex items-center">
              <MoveButtons
                name={name || `value ${index + 1}`}
                index={index}
                count={values.fields.length}
                onMove={(to) => values.move(index, to)}
              />
              <IconButton label={`Remove ${name || "this value"}`} onClick={() => values.remove(index)}>
                <Icon icon={Trash2} />
              </IconButton>
            </span>
          </div>
        </fieldset>
      ))}
      {!Array.isArray(errors) && firstMessage(errors) && (
        <FieldError id="values-problem">{firstMessage(errors)}</FieldError>
      )}
      <Button
        look="secondary"
        className="justify-self-start"
        // A field that loses the focus may show its error and move this button from under the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => values.append(emptyValue)}
      >
        {add}
      </Button>
    </FormSection>
  );
}

/** Small, but sharp on a phone. */
const drawn = { most: { width: 320, height: 640 }, quality: 0.85 };

type ValuePictureProps = {
  name: string;
  picture: string | null;
  onChange: (picture: string | null) => void;
};

function ValuePicture({ name, picture, onChange }: ValuePictureProps) {
  const notSent = "The picture was not sent. Choose it again.";
  const { busy, failure, send } = useSendPicture({ drawn, notSent, onSent: onChange });

  return (
    <div className="flex items-end gap-3">
      {picture && (
        <img
          src={optionPictureAddress(picture)}
          alt={name}
          className="size-11 shrink-0 rounded-sm border border-line bg-white object-cover"
        />
      )}
      <FieldFrame
        label="Picture"
        optional
        hint={busy ? "Sending..." : undefined}
        error={failure}
        className="flex-1"
      >
        {(attributes) => (
          <FileInput {...attributes} accept="image/*" onChange={(event) => send(event.target.files)} />
        )}
      </FieldFrame>
      {picture && (
        <Button look="quiet" aria-label={`Remove the picture of ${name}`} onClick={() => onChange(null)}>
          Remove
        </Button>
      )}
    </div>
  );
}
