import { saveCategory } from "#contract/back-office/lists.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { backOffice } from "../api.ts";
import { inUrdu } from "../ui/in-urdu.ts";
import { EntryForm } from "./entry-form.tsx";
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
      <TextField
        {...form.register("urdu")}
        {...inUrdu}
        label="Name in Urdu"
        error={form.formState.errors.urdu?.message}
        optional
        maxLength={60}
        className="min-w-40 flex-1"
      />
    </EntryForm>
  );
}
