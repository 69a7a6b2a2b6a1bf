import type { UseFormRegisterReturn } from "react-hook-form";
import { inUrdu } from "#web/back-office/ui/in-urdu.ts";
import { asTyped } from "#web/forms/as-typed.ts";
import { TextField } from "#web/ui/text-field.tsx";

type Registered = { field: UseFormRegisterReturn; error: string | undefined };

type NameFieldsProps = {
  name: Registered;
  urdu: Registered;
  label?: string;
  width?: "min-w-32" | "min-w-40";
};

export function NameFields({ name, urdu, label = "Name", width = "min-w-40" }: NameFieldsProps) {
  return (
    <>
      <TextField
        {...name.field}
        label={label}
        error={name.error}
        maxLength={60}
        className={`${width} flex-1`}
      />
      <TextField
        {...urdu.field}
        {...inUrdu}
        label={`${label} in Urdu`}
        error={urdu.error}
        optional
        maxLength={60}
        className="min-w-40 flex-1"
      />
    </>
  );
}

type ColoredNameFieldsProps = NameFieldsProps & { color: Registered; shown: string | undefined };

/** The same of an entry that has a color; `shown` is the color as it is typed. */
export function ColoredNameFields({ color, shown = "", ...names }: ColoredNameFieldsProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className="mb-1 size-8 rounded-sm shadow-[inset_0_0_0_1px_rgb(20_38_43/.18)] forced-color-adjust-none"
        style={{ backgroundColor: /^#[0-9a-f]{6}$/i.test(shown) ? shown : undefined }}
      />
      <NameFields {...names} width="min-w-32" />
      <TextField
        {...asTyped}
        {...color.field}
        label="Color"
        error={color.error}
        maxLength={7}
        className="w-28"
      />
    </>
  );
}
