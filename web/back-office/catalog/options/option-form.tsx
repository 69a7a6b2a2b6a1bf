import { type ReactNode, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { OfficeGarmentType } from "#contract/catalog/garment-types.ts";
import type { ShopLists } from "#contract/catalog/lists.ts";
import type { OfficeOption, OptionFields } from "#contract/catalog/office-options.ts";
import { optionKinds } from "#contract/options/invented.ts";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { inUrdu } from "#web/back-office/ui/in-urdu.ts";
import { OptionChoices } from "#web/product/choices/option-choices.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { OfferFields } from "./offer-fields.tsx";
import { OptionRules } from "./option-rules.tsx";
import { hasValues, isList, kindWords, previewed, type TypedOption } from "./option-values.ts";
import { ValueFields } from "./value-fields.tsx";

export type OptionForm = UseFormReturn<TypedOption, unknown, OptionFields>;

type OptionFormProps = {
  form: OptionForm;
  types: readonly OfficeGarmentType[];
  others: readonly OfficeOption[];
  threads: ShopLists["threads"];
  children: ReactNode;
};

export function OptionFormFields({ form, types, others, threads, children }: OptionFormProps) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  const kind = watch("kind");
  return (
    <>
      <FormSection
        title="Option"
        text="Shoppers are asked for it on the page of a product, after size, name and cap."
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...register("name")}
            label="Name"
            hint="As shoppers, tickets and invoices say it: Pen pocket"
            error={errors.name?.message}
            maxLength={60}
          />
          <TextField
            {...register("urdu")}
            {...inUrdu}
            label="Name in Urdu"
            optional
            error={errors.urdu?.message}
            maxLength={60}
          />
          <SelectField {...register("kind")} label="How it is chosen" error={errors.kind?.message}>
            {optionKinds.map((each) => (
              <option key={each} value={each}>
                {kindWords[each]}
              </option>
            ))}
          </SelectField>
          {!isList(kind) && (
            <TextField
              {...register("charge")}
              label="Charge for one piece"
              suffix="Rs."
              inputMode="numeric"
              error={errors.charge?.message}
            />
          )}
          {kind === "picture" && (
            <TextField
              {...register("setupCharge")}
              label="Charge for the order"
              hint="Once, whatever number of pieces has a picture: for preparing it"
              suffix="Rs."
              inputMode="numeric"
              error={errors.setupCharge?.message}
            />
          )}
          {kind === "text" && (
            <>
              <TextField
                {...register("maxLength")}
                label="Most characters"
                inputMode="numeric"
                error={errors.maxLength?.message}
              />
              <SelectField
                {...register("thread")}
                label="Thread"
                hint="What the workshop sews it with; more reels under Lists"
                error={errors.thread?.message}
              >
                <option value="">Matches the cloth</option>
                {threads.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
            </>
          )}
        </div>
      </FormSection>
      {hasValues(kind) && <ValueFields form={form} kind={kind} />}
      <OfferFields form={form} types={types} />
      <OptionRules form={form} others={others} />
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
