import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { createSynonyms, synonymKinds } from "#contract/catalog/synonyms.ts";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { kindLabels, readWords } from "./group-words.ts";

const body = createSynonyms.body;

export const groupForm = z.object({
  name: body.shape.name,
  kind: body.shape.kind,
  words: z.string().transform(readWords).pipe(body.shape.words),
  finds: z.string().transform(readWords).pipe(body.shape.finds),
});
export type GroupFormFields = z.input<typeof groupForm>;

type GroupFieldsProps = { form: UseFormReturn<GroupFormFields, unknown, z.output<typeof groupForm>> };

export function GroupFields({ form }: GroupFieldsProps) {
  const { register } = form;
  const { errors } = form.formState;
  return (
    <FormSection
      title="Words"
      text="A search for any of them finds what any of them finds. Capitals, plurals, spaces and dashes make no difference, and slips are forgiven."
    >
      <TextField {...register("name")} label="Name of the group" error={errors.name?.message} />
      <SelectField {...register("kind")} label="What the words say" error={errors.kind?.message}>
        {synonymKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindLabels[kind]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...register("words")}
        rows={8}
        dir="auto"
        label="Words, separated by commas"
        error={errors.words?.message}
      />
      <TextAreaField
        {...register("finds")}
        rows={2}
        dir="auto"
        label="Finds after that"
        optional
        hint="What these words find as well, though not the other way round: women also find unisex"
        error={errors.finds?.message}
      />
    </FormSection>
  );
}
