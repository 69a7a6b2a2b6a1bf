import type { ComponentProps } from "react";
import { formMessages } from "#messages/forms.ts";
import { TextField } from "../ui/text-field.tsx";

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "label"> & {
  label?: string | undefined;
};

export function PhoneField({ label = formMessages.phone, ...props }: PhoneFieldProps) {
  return <TextField {...props} label={label} type="tel" inputMode="tel" autoComplete="tel" dir="ltr" />;
}
