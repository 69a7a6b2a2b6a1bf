import type { UseFormRegisterReturn } from "react-hook-form";
import { formatRupees } from "#contract/money/money.ts";
import type { OfferedOption } from "#contract/options/invented.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type OptionFieldProps = { option: OfferedOption; field: UseFormRegisterReturn; error: string | undefined };

/** What of an option the customer wants, as staff enter it. */
export function OptionField({ option, field, error }: OptionFieldProps) {
  const { kind, name, charge, values = [], isRequired, maxLength } = option;
  const label = charge > 0 ? `${name} + ${formatRupees(charge)}` : name;
  if (kind === "text" || kind === "measurement")
    return (
      <TextField
        {...field}
        label={label}
        optional={!isRequired}
        error={error}
        autoComplete="off"
        {...(kind === "text" ? { dir: "auto", maxLength } : { suffix: "in", inputMode: "decimal" as const })}
      />
    );
  const choices =
    kind === "yes-no"
      ? [{ id: "yes", words: "Yes" }]
      : values.map((value) => ({
          id: value.id,
          words: value.charge > 0 ? `${value.name} + ${formatRupees(value.charge)}` : value.name,
        }));
  return (
    <SelectField {...field} label={label} optional={!isRequired} error={error}>
      <option value="">{kind === "yes-no" ? "No" : "Choose"}</option>
      {choices.map(({ id, words }) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
