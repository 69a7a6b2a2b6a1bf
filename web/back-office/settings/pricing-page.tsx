import { useFieldArray } from "react-hook-form";
import { useLoaderData } from "react-router";
import { getLists, type ShopLists } from "#contract/catalog/lists.ts";
import { getSettings } from "#contract/settings/settings.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { ChargeForm } from "#web/back-office/catalog/lists/list-forms.tsx";
import { loaderOf } from "#web/back-office/load.ts";
import { useFields } from "../ui/form.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { AddRow, RemoveRow } from "./row-buttons.tsx";
import { type SettingsFields, SettingsForm } from "./settings-form.tsx";
import { SettingsFrame } from "./settings-frame.tsx";

export const loader = loaderOf(getSettings, getLists);

export function Component() {
  const { charges, ...opened } = useLoaderData<typeof loader>();
  return (
    <SettingsFrame
      page="pricing"
      text="The costs of an order besides its goods: delivery, surcharges and sales tax. Existing orders keep their prices."
    >
      <Charges charges={charges} />
      <SettingsForm page="pricing" opened={opened}>
        <PricingFields />
      </SettingsForm>
    </SettingsFrame>
  );
}

/** Each is saved alone, as in the list of Catalogue, which managers use. */
function Charges({ charges }: Pick<ShopLists, "charges">) {
  return (
    <FormSection
      title="Charges"
      text="The delivery charge of an order, and the surcharges of a piece. Each is saved beside its field; the next order pays it."
    >
      <ul className="grid rounded-lg border border-line">
        {charges.map((charge) => (
          <li key={charge.id} className="border-line p-3 [&+&]:border-t">
            <ChargeForm charge={charge} />
          </li>
        ))}
      </ul>
    </FormSection>
  );
}

function PricingFields() {
  const { Field, control } = useFields<SettingsFields>();
  const { fields, append, remove } = useFieldArray({ control, name: "salesTaxRates" });
  return (
    <>
      <FormSection title="Free delivery">
        <Field
          name="freeDeliveryFrom"
          number
          label="Free delivery from"
          suffix="Rs."
          hint="From this subtotal, before a coupon, delivery is free"
        />
      </FormSection>
      <FormSection
        title="Sales tax"
        text="Prices include it. A shop without an STRN is not registered and must not show any tax."
      >
        <Field name="ntn" label="NTN" optional hint="Printed on invoices" />
        <Field name="strn" label="STRN" optional hint="With it, invoices show the sales tax in each price" />
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-sm font-[540]">Sales tax on goods</legend>
          {fields.map(({ id }, index) => (
            <div
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2 max-sm:[&_[type=date]]:px-2"
            >
              <Field name={`salesTaxRates.${index}.from`} type="date" label="From" />
              <Field
                name={`salesTaxRates.${index}.percent`}
                options={{ valueAsNumber: true }}
                inputMode="decimal"
                label="Rate"
                suffix="%"
              />
              <RemoveRow label="Remove this rate" onClick={() => remove(index)} />
            </div>
          ))}
          <AddRow
            label="Add a rate"
            onClick={() => append({ from: dayInKarachi(new Date()), percent: 18 })}
          />
          <p className="text-sm text-slate">
            Invoices use the rate of their day; those issued stay as they are
          </p>
        </fieldset>
      </FormSection>
    </>
  );
}
