import { excludableBuiltIns, type OfficeOption } from "#contract/back-office/options.ts";
import { FormSection } from "../ui/form-section.tsx";
import type { OptionForm } from "./option-form.tsx";

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

export function OptionRules({ form, others }: { form: OptionForm; others: readonly OfficeOption[] }) {
  const { register, watch } = form;
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
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-[540]">Cannot be had together with</legend>
        <div className="flex flex-wrap gap-x-4">
          {excludable.map(({ id, name }) => (
            <label key={id} className="flex min-h-9 items-center gap-2">
              <input
                {...register("excludes")}
                type="checkbox"
                value={id}
                className="size-4.5 accent-siyahi"
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
    </FormSection>
  );
}
