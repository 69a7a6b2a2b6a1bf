import { saveColor } from "#contract/catalog/lists.ts";
import { callApi } from "#web/back-office/api.ts";
import { EntryForm } from "./entry-form.tsx";
import { ColoredNameFields } from "./name-fields.tsx";
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
    save: (values) => callApi(saveColor, { body: { id: color?.id, ...values } }),
  });
  const { errors } = form.formState;
  return (
    <EntryForm {...entry}>
      <ColoredNameFields
        name={{ field: form.register("label"), error: errors.label?.message }}
        urdu={{ field: form.register("urdu"), error: errors.urdu?.message }}
        color={{ field: form.register("value"), error: errors.value?.message }}
        shown={form.watch("value")}
      />
    </EntryForm>
  );
}
