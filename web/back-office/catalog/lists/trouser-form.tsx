import { type ShopLists, saveTrouserName } from "#contract/catalog/lists.ts";
import { callApi } from "#web/back-office/api.ts";
import { inUrdu } from "#web/back-office/ui/in-urdu.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { EntryForm } from "./entry-form.tsx";
import { useEntryForm } from "./use-entry-form.ts";

const schema = saveTrouserName.body.pick({ urdu: true });

export function TrouserForm({ trouser: { name, urdu } }: { trouser: ShopLists["trousers"][number] }) {
  const { form, ...entry } = useEntryForm({
    schema,
    values: { urdu },
    isNew: false,
    nameField: "urdu",
    save: (values) => callApi(saveTrouserName, { body: { name, ...values } }),
  });
  return (
    <EntryForm {...entry}>
      <TextField
        {...form.register("urdu")}
        {...inUrdu}
        label={`${name} in Urdu`}
        error={form.formState.errors.urdu?.message}
        maxLength={60}
        className="min-w-40 flex-1"
      />
    </EntryForm>
  );
}
