import { saveColor } from "#contract/back-office/lists.ts";
import { asTyped } from "#web/forms/as-typed.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { backOffice } from "../api.ts";
import { inUrdu } from "../ui/in-urdu.ts";
import { EntryForm } from "./entry-form.tsx";
import { useEntryForm } from "./use-entry-form.ts";

const schema = saveColor.body.pick({ label: true, urdu: true, value: true });

/** Adds or changes a color. */
export function ColorForm({
  color,
}: {
  color: { id: string; label: string; urdu: string; value: string } | undefined;
}) {
  const { form, ...entry } = useEntryForm({
    schema,
    values: { label: color?.label ?? "", urdu: color?.urdu ?? "", value: color?.value ?? "#" },
    isNew: !color,
    nameField: "label",
    save: (values) => backOffice.lists.saveColor({ body: { id: color?.id, ...values } }),
  });
  const { errors } = form.formState;
  const shown = form.watch("value") ?? "";
  return (
    <EntryForm {...entry}>
      <span
        aria-hidden="true"
        className="mb-1 size-8 rounded-sm shadow-[inset_0_0_0_1px_rgb(20_38_43/.18)] forced-color-adjust-none"
        style={{ backgroundColor: /^#[0-9a-f]{6}$/i.test(shown) ? shown : undefined }}
      />
      <TextField
        {...form.register("label")}
        label="Name"
        error={errors.label?.message}
        maxLength={60}
        className="min-w-32 flex-1"
      />
      <TextField
        {...form.register("urdu")}
        {...inUrdu}
        label="Name in Urdu"
        error={errors.urdu?.message}
        optional
        maxLength={60}
        className="min-w-40 flex-1"
      />
      <TextField
        {...asTyped}
        {...form.register("value")}
        label="Color"
        error={errors.value?.message}
        maxLength={7}
        className="w-28"
      />
    </EntryForm>
  );
}
