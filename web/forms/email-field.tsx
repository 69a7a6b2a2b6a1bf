import type { ComponentProps } from "react";
import { formMessages } from "#messages/forms.ts";
import { TextField } from "../ui/text-field.tsx";
import { asTyped } from "./as-typed.ts";

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "label">;

export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      autoComplete="email"
      {...asTyped}
      {...props}
      label={formMessages.email}
      type="email"
      dir="ltr"
      inputMode="email"
      autoCapitalize="none"
      required={!props.optional}
    />
  );
}
