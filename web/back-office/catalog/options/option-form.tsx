import { type ReactNode, useState } from "react";
import type { OfficeGarmentType } from "#contract/catalog/garment-types.ts";
import type { ShopLists } from "#contract/catalog/lists.ts";
import type { OfficeOption } from "#contract/catalog/office-options.ts";
import { optionKinds } from "#contract/options/invented.ts";
import { useFields } from "#web/back-office/ui/field.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { inUrdu } from "#web/back-office/ui/in-urdu.ts";
import { OptionChoices } from "#web/product/choices/option-choices.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { OfferFields } from "./offer-fields.tsx";
import { OptionRules } from "./option-rules.tsx";
import { hasValues, isList, kindWords, previewed, type TypedOption } from "./option-values.ts";
import { ValueFields } from "./value-fields.tsx";

type OptionFormProps = {
  types: readonly OfficeGarmentType[];
  others: readonly OfficeOption[];
  threads: ShopLists["threads"];
  children: ReactNode;
};

export function OptionFormFields({ types, others, threads, children }: OptionFormProps) {
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
                {kindWords[each]}
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
              hint="Once, whatever number of pieces has a picture: for preparing it"
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
                hint="What the workshop sews it with; more reels under Lists"
              >
                <option value="">Matches the cloth</option>
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
      {children}
    </>
  );
}

function OptionPreview({ option }: { option: TypedOption }) {
  const [chosen, setChosen] = useState<Record<string, string>>({});
  return (
    <FormSection title="Preview" text="As it will stand on the page of a product.">
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
