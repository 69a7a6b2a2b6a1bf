import { saveFabric } from "#contract/back-office/lists.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { backOffice } from "../api.ts";
import { inUrdu } from "../ui/in-urdu.ts";
import { EntryForm } from "./entry-form.tsx";
import { useEntryForm } from "./use-entry-form.ts";

const schema = saveFabric.body.pick({ name: true, urdu: true, price: true });

/** Adds or changes a fabric with what it costs more than the plain one. */
export function FabricForm({
  fabric,
}: {
  fabric: { id: string; name: string; urdu: string; price: number } | undefined;
}) {
  const { form, ...entry } = useEntryForm({
    schema,
    values: { name: fabric?.name ?? "", urdu: fabric?.urdu ?? "", price: fabric?.price ?? 0 },
    isNew: !fabric,
    nameField: "name",
    save: (values) => backOffice.lists.saveFabric({ body: { id: fabric?.id, ...values } }),
  });
  const { errors } = form.formState;
  return (
    <EntryForm {...entry}>
      <TextField
        {...form.register("name")}
        label="Name"
        error={errors.name?.message}
        maxLength={60}
        className="min-w-40 flex-1"
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
        {...form.register("price", { valueAsNumber: true })}
        type="number"
        inputMode="numeric"
        min={0}
        label="Surcharge"
        suffix="Rs."
        error={errors.price?.message}
        className="w-32"
      />
    </EntryForm>
  );
}
