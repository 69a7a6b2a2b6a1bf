import { type UseFormRegisterReturn, useFormContext } from "react-hook-form";
import type { OfferedOption } from "#contract/options/invented.ts";
import { placedText, readPlacedText } from "#contract/options/placed-text.ts";
import { formatRupees } from "#contract/values/money.ts";
import { PictureOption } from "#web/product/choices/picture-option.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { LineFields } from "./line-fields.ts";

type OptionFieldProps = { option: OfferedOption; field: UseFormRegisterReturn; error: string | undefined };

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

type PlacedTextFieldsProps = {
  option: OfferedOption;
  error: string | undefined;
};

export function PlacedTextFields({ option, error }: PlacedTextFieldsProps) {
  const { id, name, charge, values = [], isRequired, maxLength } = option;
  const form = useFormContext<LineFields>();
  const { place, text } = readPlacedText(form.watch(`options.${id}`) ?? "");
  const choose = (chosen: string) =>
    form.setValue(`options.${id}`, chosen, { shouldDirty: true, shouldValidate: error !== undefined });
  return (
    <>
      <TextField
        label={charge > 0 ? `${name} + ${formatRupees(charge)}` : name}
        optional={!isRequired}
        error={text === "" || place !== "" ? error : undefined}
        autoComplete="off"
        dir="auto"
        maxLength={maxLength}
        value={text}
        onChange={(event) => choose(placedText(place, event.target.value))}
      />
      {text !== "" && (
        <SelectField
          label={`Where: ${name}`}
          error={place === "" ? error : undefined}
          value={place}
          onChange={(event) => choose(placedText(event.target.value, text))}
        >
          <option value="">Choose</option>
          {values.map((value) => (
            <option key={value.id} value={value.id}>
              {value.name}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

type PictureFieldProps = {
  option: OfferedOption;
  error: string | undefined;
};

export function PictureField({ option: { id, name, charge, setupCharge = 0 }, error }: PictureFieldProps) {
  const form = useFormContext<LineFields>();
  const value = form.watch(`options.${id}`) ?? "";
  const choose = (chosen: string) =>
    form.setValue(`options.${id}`, chosen, { shouldDirty: true, shouldValidate: chosen !== "yes" });
  const charges = [
    ...(charge > 0 ? [` + ${formatRupees(charge)}`] : []),
    ...(setupCharge > 0 ? [` + ${formatRupees(setupCharge)} once per order`] : []),
  ];
  return (
    <div className="grid content-start gap-2">
      <label className="flex min-h-control items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-siyahi"
          checked={value !== ""}
          onChange={(event) => choose(event.target.checked ? "yes" : "")}
        />
        <span>
          {name}
          {charges}
        </span>
      </label>
      {value !== "" && <PictureOption id={id} value={value} problem={error} onChoose={choose} />}
    </div>
  );
}
