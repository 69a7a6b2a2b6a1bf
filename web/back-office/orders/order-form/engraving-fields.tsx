import type { UseFormReturn } from "react-hook-form";
import type { OrderedLine } from "#contract/cart/line-item.ts";
import type { ProductDetail } from "#contract/catalog/catalog.ts";
import { engravingLimits } from "#contract/engraving/engraving-rules.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { LineFields } from "./line-fields.ts";

type EngravingFieldsProps = {
  form: UseFormReturn<LineFields, unknown, OrderedLine>;
  threads: ProductDetail["threads"];
};

const typedLine = { dir: "auto", autoComplete: "off", spellCheck: false, optional: true };

export function EngravingFields({ form, threads = [] }: EngravingFieldsProps) {
  const { register, watch, formState } = form;
  const { name_engraving: errors } = formState.errors;
  const maxLength = engravingLimits[watch("name_engraving.position")];
  return (
    <fieldset className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="sr-only">Name engraving</legend>
      <TextField
        {...typedLine}
        {...register("name_engraving.name")}
        label="Name to engrave"
        maxLength={maxLength}
        error={errors?.name?.message ?? errors?.message}
      />
      <TextField
        {...typedLine}
        {...register("name_engraving.second")}
        label="Second line"
        hint="Such as a designation."
        maxLength={maxLength}
        error={errors?.second?.message}
      />
      <SelectField
        {...register("name_engraving.position")}
        label="Side of the name"
        hint={`As the wearer sees it. ${engravingLimits.left} letters fit on the chest, ${engravingLimits.sleeve} on the sleeve.`}
        error={errors?.position?.message}
      >
        <option value="left">Left</option>
        <option value="right">Right</option>
        <option value="sleeve">Left sleeve</option>
      </SelectField>
      {threads.length > 0 && (
        <SelectField
          {...register("name_engraving.thread")}
          label="Thread of the name"
          error={errors?.thread?.message}
        >
          <option value="">Matches the cloth</option>
          {threads.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </fieldset>
  );
}
