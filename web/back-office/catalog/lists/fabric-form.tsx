import type { z } from "zod";
import { fabricOpacities } from "#contract/catalog/catalog.ts";
import { type ShopLists, saveFabric } from "#contract/catalog/lists.ts";
import { callApi } from "#web/back-office/api.ts";
import { useFields } from "#web/back-office/ui/form.tsx";
import { inUrdu } from "#web/back-office/ui/in-urdu.ts";
import { numberOrNull } from "#web/back-office/ui/typed-number.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { EntryForm, NameFields, useEntryForm } from "./entry-form.tsx";

type FabricEntry = ShopLists["fabrics"][number];

const schema = saveFabric.body.omit({ id: true });
type Fields = z.input<typeof schema>;

const opacityNames: Record<(typeof fabricOpacities)[number], string> = {
  opaque: "Opaque",
  "nearly-opaque": "Opaque, light colours nearly so",
  sheer: "Sheer",
};

export function FabricForm({ fabric }: { fabric: FabricEntry | undefined }) {
  const { Field, ...entry } = useEntryForm({
    schema,
    values: valuesOf(fabric),
    isNew: !fabric,
    nameField: "name",
    save: (values) => callApi(saveFabric, { body: { id: fabric?.id, ...values } }),
  });
  return (
    <EntryForm {...entry}>
      <NameFields />
      <Field name="price" number type="number" min={0} label="Surcharge" suffix="Rs." className="w-32" />
      <FactFields />
    </EntryForm>
  );
}

function FactFields() {
  const { Field, formState } = useFields<Fields>();
  const { errors } = formState;
  const hasError = texts.some(({ name }) => errors[name]) || errors.weight || errors.opacity;
  return (
    <details className="basis-full" open={hasError ? true : undefined}>
      <summary className="min-h-9 w-fit pointer-coarse:min-h-11 cursor-pointer content-center text-sm text-link">
        Facts for shoppers
      </summary>
      <div className="grid gap-3 py-2 sm:grid-cols-2">
        <Field name="weight" number={numberOrNull} label="Weight" optional suffix="g/m²" />
        <Field
          name="opacity"
          as={SelectField}
          options={{ setValueAs: (chosen: unknown) => chosen || null }}
          label="Opacity"
        >
          <option value="">Not stated</option>
          {fabricOpacities.map((opacity) => (
            <option key={opacity} value={opacity}>
              {opacityNames[opacity]}
            </option>
          ))}
        </Field>
        {texts.map(({ name, label, isUrdu, most }) => (
          <Field key={name} name={name} {...(isUrdu ? inUrdu : {})} label={label} optional maxLength={most} />
        ))}
      </div>
    </details>
  );
}

const texts = [
  { name: "weave", label: "Weave", isUrdu: false, most: 80 },
  { name: "weaveUrdu", label: "Weave in Urdu", isUrdu: true, most: 80 },
  { name: "content", label: "Made of", isUrdu: false, most: 120 },
  { name: "contentUrdu", label: "Made of, in Urdu", isUrdu: true, most: 120 },
  { name: "care", label: "Care", isUrdu: false, most: 300 },
  { name: "careUrdu", label: "Care in Urdu", isUrdu: true, most: 300 },
] as const;

function valuesOf(fabric: FabricEntry | undefined): Fields {
  const { name = "", urdu = "", price = 0, weight = null, opacity = null } = fabric ?? {};
  const {
    weave = "",
    weaveUrdu = "",
    content = "",
    contentUrdu = "",
    care = "",
    careUrdu = "",
  } = fabric ?? {};
  return { name, urdu, price, weight, opacity, weave, weaveUrdu, content, contentUrdu, care, careUrdu };
}
