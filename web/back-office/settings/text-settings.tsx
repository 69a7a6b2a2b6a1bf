import { useFormContext } from "react-hook-form";
import { textKindNames, textKinds } from "#contract/notifications/text-kinds.ts";
import { FormSection } from "../ui/form-section.tsx";
import type { SettingsFields } from "./settings-form.ts";

export function TextSettings() {
  const { register } = useFormContext<SettingsFields>();
  return (
    <FormSection
      title="WhatsApp"
      text="Sent by itself where the server has an account with WhatsApp and its templates are approved. The checkout then says so beside the phone, and how to end it."
    >
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-[540]">What customers are told</legend>
        {textKindNames.map((kind) => (
          <label key={kind} className="flex min-h-9 items-center gap-2.5">
            <input
              {...register("textEvents")}
              type="checkbox"
              value={kind}
              className="size-4.5 accent-siyahi"
            />
            {textKinds[kind]}
          </label>
        ))}
      </fieldset>
    </FormSection>
  );
}
