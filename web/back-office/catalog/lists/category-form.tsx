import { saveCategory } from "#contract/catalog/lists.ts";
import { callApi } from "#web/back-office/api.ts";
import { EntryForm } from "./entry-form.tsx";
import { NameFields } from "./name-fields.tsx";
import { useEntryForm } from "./use-entry-form.ts";

const schema = saveCategory.body.pick({ name: true, urdu: true });

export function CategoryForm({
  category,
}: {
  category: { id: string; name: string; urdu: string } | undefined;
}) {
  const { form, ...entry } = useEntryForm({
    schema,
    values: { name: category?.name ?? "", urdu: category?.urdu ?? "" },
    isNew: !category,
    nameField: "name",
    save: (values) => callApi(saveCategory, { body: { id: category?.id, ...values } }),
  });
  const { errors } = form.formState;
  return (
    <EntryForm {...entry}>
      <NameFields
        name={{ field: form.register("name"), error: errors.name?.message }}
        urdu={{ field: form.register("urdu"), error: errors.urdu?.message }}
      />
    </EntryForm>
  );
}
