import { type ReactNode, useState } from "react";
import { type UseFormRegisterReturn, useFormContext } from "react-hook-form";
import type { OfficeGarmentType } from "#contract/catalog/garment-types.ts";
import type { ShopLists } from "#contract/catalog/lists.ts";
import { excludableBuiltIns, type OfficeOption } from "#contract/catalog/office-options.ts";
import { optionKinds } from "#contract/options/invented.ts";
import Trash2 from "#icons/trash.mjs";
import { firstMessage } from "#web/back-office/catalog/garment-types/part-fields.tsx";
import { ProductSearch } from "#web/back-office/catalog/products/product-search.tsx";
import { useFields } from "#web/back-office/ui/form.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { inUrdu } from "#web/back-office/ui/in-urdu.ts";
import { OptionChoices } from "#web/product/choices/option-choices.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { hasValues, isList, kindLabels, previewed, type TypedOption } from "./option-values.ts";
import { ValueFields } from "./value-fields.tsx";

type OptionFormProps = {
  types: readonly OfficeGarmentType[];
  others: readonly OfficeOption[];
  threads: ShopLists["threads"];
};

export function OptionFormFields({ types, others, threads }: OptionFormProps) {
  const { Field, watch } = useFields<TypedOption>();
  const kind = watch("kind");
  return (
    <>
      <FormSection
        title="Option"
        text="Shoppers are asked for it on the page of a product, after size, name and cap."
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            name="name"
            label="Name"
            hint="As shoppers, tickets and invoices say it: Pen pocket"
            maxLength={60}
          />
          <Field name="urdu" {...inUrdu} label="Name in Urdu" optional maxLength={60} />
          <Field name="kind" as={SelectField} label="How it is chosen">
            {optionKinds.map((each) => (
              <option key={each} value={each}>
                {kindLabels[each]}
              </option>
            ))}
          </Field>
          {!isList(kind) && (
            <Field name="charge" label="Charge for one piece" suffix="Rs." inputMode="numeric" />
          )}
          {kind === "picture" && (
            <Field
              name="setupCharge"
              label="Charge for the order"
              hint="Once per order, for preparing the picture"
              suffix="Rs."
              inputMode="numeric"
            />
          )}
          {kind === "text" && (
            <>
              <Field name="maxLength" label="Most characters" inputMode="numeric" />
              <Field
                name="thread"
                as={SelectField}
                label="Thread"
                hint="The workshop sews with it; add more threads under Lists"
              >
                <option value="">Goes with the fabric</option>
                {threads.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Field>
            </>
          )}
        </div>
      </FormSection>
      {hasValues(kind) && <ValueFields kind={kind} />}
      <OfferFields types={types} />
      <OptionRules others={others} />
      <OptionPreview option={watch()} />
    </>
  );
}

function OptionPreview({ option }: { option: TypedOption }) {
  const [chosen, setChosen] = useState<Record<string, string>>({});
  return (
    <FormSection title="Preview" text="As it will look on the product page.">
      <div className="grid max-w-100 gap-6.5 rounded-lg border border-line bg-paper p-4.5">
        <OptionChoices
          options={[previewed(option)]}
          chosen={chosen}
          onChoose={(id, value) => setChosen({ [id]: value })}
        />
      </div>
    </FormSection>
  );
}

type OfferFieldsProps = { types: readonly OfficeGarmentType[] };

function OfferFields({ types }: OfferFieldsProps) {
  const { register, watch, setValue, formState } = useFormContext<TypedOption>();
  const products = watch("products");
  const problem = firstMessage(formState.errors.garmentTypes);
  const setProducts = (next: typeof products) => setValue("products", next, { shouldDirty: true });
  return (
    <FormSection title="Offered with" text="All products of these types, and these products in addition.">
      <CheckList legend="Garment types" field={register("garmentTypes")} entries={types}>
        {problem && <FieldError id="offer-problem">{problem}</FieldError>}
      </CheckList>
      <ProductSearch
        onChoose={({ id, name }) =>
          products.some((product) => product.id === id) || setProducts([...products, { id, name }])
        }
      />
      {products.length > 0 && (
        <ul aria-label="Products that offer it" className="grid divide-y divide-line">
          {products.map(({ id, name }) => (
            <li key={id} className="flex min-h-control items-center justify-between gap-3">
              <span className="wrap-anywhere">{name}</span>
              <IconButton
                label={`Do not offer it with ${name}`}
                onClick={() => setProducts(products.filter((product) => product.id !== id))}
              >
                <Icon icon={Trash2} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}

const builtInLabels: Record<(typeof excludableBuiltIns)[number], string> = {
  cap: "Surgical cap",
  name_engraving: "Name engraving",
  custom_size: "Custom size",
};

const rules = [
  ["isRequired", "Required"],
  ["isTracked", "Show the choice in tracking, to anyone with the order number"],
  ["isGrouped", "Separate on the cutting list"],
  ["isHidden", "Hidden: no product offers it"],
] as const;

function OptionRules({ others }: { others: readonly OfficeOption[] }) {
  const { register, watch } = useFormContext<TypedOption>();
  const kind = watch("kind");
  const excludable = [
    ...excludableBuiltIns.map((id) => ({ id: id as string, name: builtInLabels[id] })),
    ...others,
  ];
  return (
    <FormSection
      title="Rules"
      text="Typed texts, lengths and pictures are never shown in tracking: they may be personal."
    >
      <div className="grid">
        {rules
          .filter(([name]) => name !== "isRequired" || kind !== "yes-no")
          .map(([name, words]) => (
            <label key={name} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
              <input {...register(name)} type="checkbox" className="size-4.5 shrink-0 accent-siyahi" />
              {words}
            </label>
          ))}
      </div>
      <CheckList legend="Not together with" field={register("excludes")} entries={excludable} />
    </FormSection>
  );
}

type CheckListProps = {
  legend: string;
  field: UseFormRegisterReturn;
  entries: readonly { id: string; name: string }[];
  children?: ReactNode;
};

function CheckList({ legend, field, entries, children }: CheckListProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-[540]">{legend}</legend>
      <div className="flex flex-wrap gap-x-4">
        {entries.map(({ id, name }) => (
          <label key={id} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
            <input {...field} type="checkbox" value={id} className="size-4.5 accent-siyahi" />
            {name}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
