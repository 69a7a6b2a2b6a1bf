import { saveCharge } from "#contract/back-office/lists.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { backOffice } from "../api.ts";
import { EntryForm } from "./entry-form.tsx";
import { useEntryForm } from "./use-entry-form.ts";

const schema = saveCharge.body.pick({ amount: true });

/** Sets the amount of one of the four pricing rows. */
export function ChargeForm({
  charge: { id, name, amount },
}: {
  charge: { id: string; name: string; amount: number };
}) {
  const { form, ...entry } = useEntryForm({
    schema,
    values: { amount },
    isNew: false,
    nameField: "amount",
    save: (values) => backOffice.lists.saveCharge({ body: { id, ...values } }),
  });
  return (
    <EntryForm {...entry}>
      <TextField
        {...form.register("amount", { valueAsNumber: true })}
        type="number"
        inputMode="numeric"
        min={0}
        label={name}
        suffix="Rs."
        error={form.formState.errors.amount?.message}
        className="w-56"
      />
    </EntryForm>
  );
}
