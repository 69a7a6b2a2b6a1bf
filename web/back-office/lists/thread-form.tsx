import { type ShopLists, saveThread } from "#contract/back-office/lists.ts";
import { asTyped } from "#web/forms/as-typed.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { backOffice } from "../api.ts";
import { inUrdu } from "../ui/in-urdu.ts";
import { ColorSquare } from "./color-square.tsx";
import { EntryForm } from "./entry-form.tsx";
import { useEntryForm } from "./use-entry-form.ts";

const schema = saveThread.body.pick({ name: true, urdu: true, value: true });

export function ThreadForm({ thread }: { thread: ShopLists["threads"][number] | undefined }) {
  const { form, ...entry } = useEntryForm({
    schema,
    values: { name: thread?.name ?? "", urdu: thread?.urdu ?? "", value: thread?.value ?? "#" },
    isNew: !thread,
    nameField: "name",
    save: (values) => backOffice.lists.saveThread({ body: { id: thread?.id, ...values } }),
  });
  const { errors } = form.formState;
  return (
    <EntryForm {...entry}>
      <ColorSquare color={form.watch("value")} />
      <TextField
        {...form.register("name")}
        label="Thread"
        error={errors.name?.message}
        maxLength={60}
        className="min-w-32 flex-1"
      />
      <TextField
        {...form.register("urdu")}
        {...inUrdu}
        label="Thread in Urdu"
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
