import type { ComponentProps } from "react";
import { formMessages } from "#messages/forms.ts";
import { TextField } from "../ui/text-field.tsx";

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "label">;

export function PhoneField(props: PhoneFieldProps) {
  return (
    <TextField
      {...props}
      label={formMessages.phone}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      dir="ltr"
    />
  );
}
