import { useFormContext } from "react-hook-form";
import { excludableBuiltIns, type OfficeOption } from "#contract/catalog/office-options.ts";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { CheckList } from "./check-list.tsx";
import type { TypedOption } from "./option-values.ts";

const builtInWords: Record<(typeof excludableBuiltIns)[number], string> = {
  cap: "Surgical cap",
  name_engraving: "Name engraving",
  custom_size: "Custom size",
};

const rules = [
  ["isRequired", "Nothing is sold without it"],
  ["isTracked", "Tracking shows what was chosen, to whoever knows the number of the order"],
  ["isGrouped", "The cutting list cuts apart what differs in it"],
  ["isHidden", "Hidden: no product offers it"],
] as const;

export function OptionRules({ others }: { others: readonly OfficeOption[] }) {
  const { register, watch } = useFormContext<TypedOption>();
  const kind = watch("kind");
  const excludable = [
    ...excludableBuiltIns.map((id) => ({ id: id as string, name: builtInWords[id] })),
    ...others,
  ];
  return (
    <FormSection
      title="Rules"
      text="What is typed, lengths and pictures are never shown in tracking: they may be personal."
    >
      <div className="grid">
        {rules
          .filter(([name]) => name !== "isRequired" || kind !== "yes-no")
          .map(([name, words]) => (
            <label key={name} className="flex min-h-9 items-center gap-2">
              <input {...register(name)} type="checkbox" className="size-4.5 shrink-0 accent-siyahi" />
              {words}
            </label>
          ))}
      </div>
      <CheckList legend="Cannot be had together with" field={register("excludes")} entries={excludable} />
    </FormSection>
  );
}
