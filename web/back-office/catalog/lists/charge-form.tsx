import { type ShopLists, saveCharge } from "#contract/catalog/lists.ts";
import { callApi } from "#web/back-office/api.ts";
import { EntryForm } from "./entry-form.tsx";
import { useEntryForm } from "./use-entry-form.ts";

const schema = saveCharge.body.pick({ amount: true, isPerPart: true, secondLine: true });

type ChargeFormProps = { charge: ShopLists["charges"][number] };

export function ChargeForm({ charge: { id, name, amount, isPerPart, secondLine } }: ChargeFormProps) {
  const { form, Field, ...entry } = useEntryForm({
    schema,
    values: { amount, ...(isPerPart !== null && { isPerPart }), ...(secondLine !== null && { secondLine }) },
    isNew: false,
    nameField: "amount",
    save: (values) => callApi(saveCharge, { body: { id, ...values } }),
  });
  return (
    <EntryForm {...entry}>
      <Field name="amount" number type="number" min={0} label={name} suffix="Rs." className="w-56" />
      {secondLine !== null && (
        <Field
          name="secondLine"
          number
          type="number"
          min={0}
          label="A second line more"
          suffix="Rs."
          className="w-56"
        />
      )}
      {isPerPart !== null && (
        <label className="flex min-h-control items-center gap-3">
          <input {...form.register("isPerPart")} type="checkbox" className="size-5 accent-siyahi" />
          For each part that is made to measure
        </label>
      )}
    </EntryForm>
  );
}
