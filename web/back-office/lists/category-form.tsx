import { saveCategory } from "#contract/back-office/lists.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { backOffice } from "../api.ts";
import { EntryForm } from "./entry-form.tsx";
import { useEntryForm } from "./use-entry-form.ts";

const schema = saveCategory.body.pick({ name: true });

/** Adds or renames a category. */
export function CategoryForm({ category }: { category: { id: string; name: string } | undefined }) {
  const { form, ...entry } = useEntryForm({
    schema,
    values: { name: category?.name ?? "" },
    isNew: !category,
    nameField: "name",
    save: (values) => backOffice.lists.saveCategory({ body: { id: category?.id, ...values } }),
  });
  return (
    <EntryForm {...entry}>
      <TextField
        {...form.register("name")}
        label="Name"
        error={form.formState.errors.name?.message}
        maxLength={60}
        className="flex-1"
      />
    </EntryForm>
  );
}
