import { type ShopLists, saveThread } from "#contract/catalog/lists.ts";
import { callApi } from "#web/back-office/api.ts";
import { EntryForm } from "./entry-form.tsx";
import { ColoredNameFields } from "./name-fields.tsx";
import { useEntryForm } from "./use-entry-form.ts";

const schema = saveThread.body.pick({ name: true, urdu: true, value: true });

export function ThreadForm({ thread }: { thread: ShopLists["threads"][number] | undefined }) {
  const { form, ...entry } = useEntryForm({
    schema,
    values: { name: thread?.name ?? "", urdu: thread?.urdu ?? "", value: thread?.value ?? "#" },
    isNew: !thread,
    nameField: "name",
    save: (values) => callApi(saveThread, { body: { id: thread?.id, ...values } }),
  });
  const { errors } = form.formState;
  return (
    <EntryForm {...entry}>
      <ColoredNameFields
        label="Thread"
        name={{ field: form.register("name"), error: errors.name?.message }}
        urdu={{ field: form.register("urdu"), error: errors.urdu?.message }}
        color={{ field: form.register("value"), error: errors.value?.message }}
        shown={form.watch("value")}
      />
    </EntryForm>
  );
}
