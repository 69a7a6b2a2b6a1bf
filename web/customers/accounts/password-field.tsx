import type { ComponentProps } from "react";
import { TextField } from "#web/ui/text-field.tsx";

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type"> & {
  autoComplete: "current-password" | "new-password";
  shown: boolean;
};

export function PasswordField({ shown, optional = false, ...rest }: PasswordFieldProps) {
  return (
    <TextField
      {...rest}
      optional={optional}
      type={shown ? "text" : "password"}
      dir="ltr"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required={!optional}
    />
  );
}
