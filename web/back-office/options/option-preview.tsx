import { useState } from "react";
import { OptionChoices } from "#web/product/choices/option-choices.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { previewed, type TypedOption } from "./option-values.ts";

/** The option as shoppers will see it, before it is saved or shown to anybody. */
export function OptionPreview({ option }: { option: TypedOption }) {
  const [chosen, setChosen] = useState<Record<string, string>>({});
  return (
    <FormSection title="Preview" text="As it will stand on the page of a product.">
      <div className="grid max-w-100 gap-6.5 rounded-lg border border-line bg-paper p-4.5">
        <OptionChoices
          options={[previewed(option)]}
          chosen={chosen}
          onChoose={(id, value) => setChosen({ [id]: value })}
        />
      </div>
    </FormSection>
  );
}
