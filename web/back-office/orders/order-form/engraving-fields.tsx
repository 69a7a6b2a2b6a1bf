import type { ProductDetail } from "#contract/catalog/catalog.ts";
import { engravingLimits } from "#contract/engraving/engraving-rules.ts";
import { useFields } from "#web/back-office/ui/field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import type { LineFields } from "./line-fields.ts";

type EngravingFieldsProps = {
  threads: ProductDetail["threads"];
};

const typedLine = { dir: "auto", autoComplete: "off", spellCheck: false, optional: true };

export function EngravingFields({ threads = [] }: EngravingFieldsProps) {
  const { Field, watch, formState } = useFields<LineFields>();
  const { name_engraving: errors } = formState.errors;
  const maxLength = engravingLimits[watch("name_engraving.position")];
  return (
    <fieldset className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="sr-only">Name engraving</legend>
      <Field
        {...typedLine}
        name="name_engraving.name"
        label="Name to engrave"
        maxLength={maxLength}
        error={errors?.name?.message ?? errors?.message}
      />
      <Field
        {...typedLine}
        name="name_engraving.second"
        label="Second line"
        hint="Such as a designation."
        maxLength={maxLength}
      />
      <Field
        name="name_engraving.position"
        as={SelectField}
        label="Side of the name"
        hint={`As the wearer sees it. ${engravingLimits.left} letters fit on the chest, ${engravingLimits.sleeve} on the sleeve.`}
      >
        <option value="left">Left</option>
        <option value="right">Right</option>
        <option value="sleeve">Left sleeve</option>
      </Field>
      {threads.length > 0 && (
        <Field name="name_engraving.thread" as={SelectField} label="Thread of the name">
          <option value="">Matches the cloth</option>
          {threads.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </Field>
      )}
    </fieldset>
  );
}
