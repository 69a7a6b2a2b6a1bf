import { payers } from "#contract/returns/return-rules.ts";
import { payerLabels } from "#web/back-office/returns/request-labels.ts";
import { CheckBox } from "#web/back-office/ui/check-box.tsx";
import { useFields } from "#web/back-office/ui/form.tsx";
import { FormSection } from "#web/back-office/ui/form-section.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import type { SettingsFields } from "./settings-form.ts";

const days = [
  ["alteration", "An alteration within"],
  ["return", "A return for money within"],
  ["fault", "A fault told within"],
] as const;
const ways = [
  ["back.exchange", "Exchange: the way to us"],
  ["out.exchange", "Exchange: the way back"],
  ["back.alteration", "Alteration: the way to us"],
  ["out.alteration", "Alteration: the way back"],
  ["back.return", "Return: the way to us"],
] as const;

export function ReturnSettings() {
  const { Field, register } = useFields<SettingsFields>();
  return (
    <FormSection
      title="Returns and exchanges"
      text="What customers may ask about what has arrived. Of a fault you pay both ways. The terms of returns should say the same."
    >
      {days.map(([name, label]) => (
        <Field key={name} name={`aftercareRules.days.${name}`} number label={label} suffix="days" />
      ))}
      {ways.map(([name, label]) => (
        <Field key={name} name={`aftercareRules.${name}`} as={SelectField} label={`${label} is paid by`}>
          {payers.map((payer) => (
            <option key={payer} value={payer}>
              {payerLabels[payer]}
            </option>
          ))}
        </Field>
      ))}
      <Field
        name="aftercareRules.exchanges"
        number
        label="Exchanges of one order"
        hint="0: as many as are asked for"
      />
      <CheckBox
        {...register("aftercareRules.takesSewnForOne")}
        label="What is made to measure or carries a name is exchanged and taken back, too"
      />
      <CheckBox
        {...register("aftercareRules.takesSaleGoods")}
        label="Sale goods are exchanged and taken back, too"
      />
    </FormSection>
  );
}
