import type { ComponentProps } from "react";
import { TextField } from "../ui/text-field.tsx";

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type"> & {
  /** What a password manager is to do: fill in the password, or offer and keep a new one. */
  autoComplete: "current-password" | "new-password";
  shown: boolean;
};

/** A password, which no keyboard corrects; readable while `shown`. */
export function PasswordField({ shown, ...rest }: PasswordFieldProps) {
  return (
    <TextField
      {...rest}
      type={shown ? "text" : "password"}
      dir="ltr"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  );
}
