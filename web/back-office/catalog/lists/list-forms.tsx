import {
  type ShopLists,
  saveCategory,
  saveCharge,
  saveColor,
  saveSizeChart,
  saveThread,
  saveTrouserName,
} from "#contract/catalog/lists.ts";
import { callApi } from "#web/back-office/api.ts";
import { PictureDrop } from "#web/back-office/catalog/products/picture-drop.tsx";
import { inUrdu } from "#web/back-office/ui/in-urdu.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { ColoredNameFields, EntryForm, NameFields, useEntryForm } from "./entry-form.tsx";

export function CategoryForm({
  category,
}: {
  category: { id: string; name: string; urdu: string } | undefined;
}) {
  const entry = useEntryForm({
    schema: saveCategory.body.pick({ name: true, urdu: true }),
    values: { name: category?.name ?? "", urdu: category?.urdu ?? "" },
    isNew: !category,
    nameField: "name",
    save: (values) => callApi(saveCategory, { body: { id: category?.id, ...values } }),
  });
  return (
    <EntryForm {...entry}>
      <NameFields />
    </EntryForm>
  );
}

export function ColorForm({
  color,
}: {
  color: { id: string; label: string; urdu: string; value: string } | undefined;
}) {
  const entry = useEntryForm({
    schema: saveColor.body.pick({ label: true, urdu: true, value: true }),
    values: { label: color?.label ?? "", urdu: color?.urdu ?? "", value: color?.value ?? "#" },
    isNew: !color,
    nameField: "label",
    save: (values) => callApi(saveColor, { body: { id: color?.id, ...values } }),
  });
  return (
    <EntryForm {...entry}>
      <ColoredNameFields name="label" label="Name" />
    </EntryForm>
  );
}

export function ThreadForm({ thread }: { thread: ShopLists["threads"][number] | undefined }) {
  const entry = useEntryForm({
    schema: saveThread.body.pick({ name: true, urdu: true, value: true }),
    values: { name: thread?.name ?? "", urdu: thread?.urdu ?? "", value: thread?.value ?? "#" },
    isNew: !thread,
    nameField: "name",
    save: (values) => callApi(saveThread, { body: { id: thread?.id, ...values } }),
  });
  return (
    <EntryForm {...entry}>
      <ColoredNameFields name="name" label="Thread" />
    </EntryForm>
  );
}

export function TrouserForm({ trouser: { name, urdu } }: { trouser: ShopLists["trousers"][number] }) {
  const { form, Field, ...entry } = useEntryForm({
    schema: saveTrouserName.body.pick({ urdu: true }),
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

type ChargeFormProps = { charge: ShopLists["charges"][number] };

export function ChargeForm({ charge: { id, name, amount, isPerPart, secondLine } }: ChargeFormProps) {
  const { form, Field, ...entry } = useEntryForm({
    schema: saveCharge.body.pick({ amount: true, isPerPart: true, secondLine: true }),
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
          label="Second line, extra"
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

export function SizeChartForm({
  chart,
}: {
  chart: { id: string; name: string; urdu: string; url: string } | undefined;
}) {
  const { form, ...entry } = useEntryForm({
    schema: saveSizeChart.body.pick({ name: true, urdu: true, base: true }),
    values: { name: chart?.name ?? "", urdu: chart?.urdu ?? "", base: undefined },
    isNew: !chart,
    nameField: "name",
    save: (values) => callApi(saveSizeChart, { body: { id: chart?.id, ...values } }),
  });
  const { errors } = form.formState;
  const base = form.watch("base");
  return (
    <EntryForm {...entry}>
      {(base || chart) && (
        <img
          src={base ? `${base}-320.webp` : chart?.url}
          alt=""
          width={64}
          height={80}
          className="h-20 w-16 rounded-sm bg-chuna object-cover"
        />
      )}
      <NameFields />
      <div className="w-full">
        <PictureDrop
          multiple={false}
          onUploaded={(upload) => form.setValue("base", upload.base, { shouldDirty: true })}
        />
        {errors.base?.message && <FieldError id="size-chart-picture">{errors.base.message}</FieldError>}
      </div>
    </EntryForm>
  );
}
