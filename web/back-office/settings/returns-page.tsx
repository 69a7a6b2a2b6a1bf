import { useLoaderData } from "react-router";
import { payers } from "#contract/returns/return-rules.ts";
import { getSettings } from "#contract/settings/settings.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { payerLabels } from "#web/back-office/returns/request-labels.ts";
import { CheckBox } from "#web/back-office/ui/check-box.tsx";
import { useFields } from "#web/back-office/ui/form.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { type SettingsFields, SettingsForm } from "./settings-form.tsx";
import { SettingsFrame } from "./settings-frame.tsx";

export const loader = loaderOf(getSettings);

export function Component() {
  return (
    <SettingsFrame
      page="returns"
      text="Requests that customers may make about delivered garments. The terms of returns in the shop should say the same."
    >
      <SettingsForm page="returns" opened={useLoaderData<typeof loader>()}>
        <Periods />
        <Shipping />
      </SettingsForm>
    </SettingsFrame>
  );
}

const periods = [
  ["alteration", "Alterations within", "Days from delivery; 0: none"],
  ["return", "Returns within", "Days from delivery to ask for a refund; 0: none"],
  ["fault", "Report faults within", "Days from delivery to report a faulty garment"],
] as const;

function Periods() {
  const { Field, register } = useFields<SettingsFields>();
  return (
    <FormSection title="Periods">
      <Field
        name="exchangeDays"
        number
        label="Exchange of standard pieces within"
        suffix="days"
        hint="Days from delivery; 0: no exchange, and the shop does not offer it"
      />
      {periods.map(([name, label, hint]) => (
        <Field
          key={name}
          name={`aftercareRules.days.${name}`}
          number
          label={label}
          suffix="days"
          hint={hint}
        />
      ))}
      <Field
        name="aftercareRules.exchanges"
        number
        label="Exchanges of one order"
        hint="More are refused; 0: no limit"
      />
      <CheckBox
        {...register("aftercareRules.takesSewnForOne")}
        label="Accept made-to-measure and engraved garments"
        hint="Customers may exchange and return them, too"
      />
      <CheckBox
        {...register("aftercareRules.takesSaleGoods")}
        label="Accept sale goods"
        hint="Customers may exchange and return them, too"
      />
    </FormSection>
  );
}

const ways = [
  ["back.exchange", "Exchange: shipping to us", "Courier charge of the garment that comes back"],
  ["out.exchange", "Exchange: shipping to the customer", "Courier charge of the new garment"],
  ["back.alteration", "Alteration: shipping to us", "Courier charge of the garment to alter"],
  ["out.alteration", "Alteration: shipping to the customer", "Courier charge of the altered garment"],
  ["back.return", "Return: shipping to us", "Charged to the refund if the customer pays"],
] as const;

function Shipping() {
  const { Field } = useFields<SettingsFields>();
  return (
    <FormSection title="Shipping paid by" text="You pay both ways for faulty goods.">
      {ways.map(([name, label, hint]) => (
        <Field key={name} name={`aftercareRules.${name}`} as={SelectField} label={label} hint={hint}>
          {payers.map((payer) => (
            <option key={payer} value={payer}>
              {payerLabels[payer]}
            </option>
          ))}
        </Field>
      ))}
    </FormSection>
  );
}
