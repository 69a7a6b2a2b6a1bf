import { payers } from "#contract/returns/aftercare-rules.ts";
import { payerWords } from "#web/back-office/returns/aftercare-words.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { FormSection } from "../ui/form-section.tsx";
import type { SettingsForm } from "./settings-form.ts";

const asNumber = { valueAsNumber: true } as const;
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

export function AftercareSettings({ form }: { form: SettingsForm }) {
  const { register, formState, getFieldState } = form;
  const { errors } = formState;
  return (
    <FormSection
      title="Returns and exchanges"
      text="What customers may ask about what has arrived. Of a fault you pay both ways. The terms of returns should say the same."
    >
      {days.map(([name, label]) => (
        <TextField
          key={name}
          {...register(`aftercareRules.days.${name}`, asNumber)}
          inputMode="numeric"
          label={label}
          suffix="days"
          error={errors.aftercareRules?.days?.[name]?.message}
        />
      ))}
      {ways.map(([name, label]) => (
        <SelectField
          key={name}
          {...register(`aftercareRules.${name}`)}
          label={`${label} is paid by`}
          error={getFieldState(`aftercareRules.${name}`, formState).error?.message}
        >
          {payers.map((payer) => (
            <option key={payer} value={payer}>
              {payerWords[payer]}
            </option>
          ))}
        </SelectField>
      ))}
      <TextField
        {...register("aftercareRules.exchanges", asNumber)}
        inputMode="numeric"
        label="Exchanges of one order"
        hint="0: as many as are asked for"
        error={errors.aftercareRules?.exchanges?.message}
      />
      <label className="flex items-center gap-2.5">
        <input
          type="checkbox"
          {...register("aftercareRules.takesSewnForOne")}
          className="size-4.5 accent-ink"
        />
        What is made to measure or carries a name is exchanged and taken back, too
      </label>
      <label className="flex items-center gap-2.5">
        <input
          type="checkbox"
          {...register("aftercareRules.takesSaleGoods")}
          className="size-4.5 accent-ink"
        />
        Sale goods are exchanged and taken back, too
      </label>
    </FormSection>
  );
}
