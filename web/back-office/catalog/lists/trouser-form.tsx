import { type ShopLists, saveTrouserName } from "#contract/catalog/lists.ts";
import { callApi } from "#web/back-office/api.ts";
import { inUrdu } from "#web/back-office/ui/in-urdu.ts";
import { EntryForm } from "./entry-form.tsx";
import { useEntryForm } from "./use-entry-form.ts";

const schema = saveTrouserName.body.pick({ urdu: true });

export function TrouserForm({ trouser: { name, urdu } }: { trouser: ShopLists["trousers"][number] }) {
  const { form, Field, ...entry } = useEntryForm({
    schema,
    values: { urdu },
    isNew: false,
    nameField: "urdu",
    save: (values) => callApi(saveTrouserName, { body: { name, ...values } }),
  });
  return (
    <EntryForm {...entry}>
      <Field name="urdu" {...inUrdu} label={`${name} in Urdu`} maxLength={60} className="min-w-40 flex-1" />
    </EntryForm>
  );
}
