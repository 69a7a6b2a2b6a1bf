import { saveColor } from "#contract/back-office/lists.ts";
import { asTyped } from "#web/forms/as-typed.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { backOffice } from "../api.ts";
import { inUrdu } from "../ui/in-urdu.ts";
import { ColorSquare } from "./color-square.tsx";
import { EntryForm } from "./entry-form.tsx";
import { useEntryForm } from "./use-entry-form.ts";

const schema = saveColor.body.pick({ label: true, urdu: true, value: true });

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
  return (
    <EntryForm {...entry}>
      <ColorSquare color={form.watch("value")} />
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
