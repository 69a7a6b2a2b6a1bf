import { useWatch } from "react-hook-form";
import { z } from "zod";
import { createSynonyms, type SynonymGroup, synonymKinds } from "#contract/catalog/synonyms.ts";
import { useFields } from "#web/back-office/ui/form.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { kindLabels, readWords, sharedWords } from "./group-words.ts";

const body = createSynonyms.body;

export const groupForm = z.object({
  name: body.shape.name,
  kind: body.shape.kind,
  words: z.string().transform(readWords).pipe(body.shape.words),
  finds: z.string().transform(readWords).pipe(body.shape.finds),
});
export type GroupFormFields = z.input<typeof groupForm>;

type GroupFieldsProps = { others: readonly SynonymGroup[] };

export function GroupFields({ others }: GroupFieldsProps) {
  const { Field } = useFields<GroupFormFields>();
  return (
    <FormSection
      title="Words"
      text="A search for one of them finds the products of all of them. Capitals, plurals, spaces, dashes and small typing errors make no difference."
    >
      <Field name="name" label="Name of the group" />
      <Field name="kind" as={SelectField} label="Meaning of the words">
        {synonymKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindLabels[kind]}
          </option>
        ))}
      </Field>
      <Field name="words" as={TextAreaField} rows={8} dir="auto" label="Words, separated by commas" />
      <WordsOfOthers others={others} />
      <Field
        name="finds"
        as={TextAreaField}
        rows={2}
        dir="auto"
        label="Also finds"
        optional
        hint="These words also find the products of those, but not the other way round: women also finds unisex"
      />
    </FormSection>
  );
}

/** Words that are in other groups as well, which a search then joins. */
function WordsOfOthers({ others }: GroupFieldsProps) {
  const typed = useWatch<GroupFormFields, "words">({ name: "words" });
  const shared = sharedWords(readWords(typed), others);
  return (
    <div role="status" className="grid gap-1 text-sm text-gainda-ink empty:hidden">
      {shared.map(({ word, groups }) => (
        <p key={word}>
          <bdi>{word}</bdi> is also in {groups.join(", ")}: a search for it finds what both find.
        </p>
      ))}
    </div>
  );
}
