import { type ComponentProps, useState } from "react";
import { passwordMinLength } from "#contract/values/limits.ts";
import { accountsMessages } from "#messages/accounts.tsx";
import { PasswordField } from "./password-field.tsx";
import { ShowPassword } from "./show-password.tsx";

type NewPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  "label" | "hint" | "autoComplete" | "shown"
>;

export function NewPasswordField(props: NewPasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <PasswordField
        {...props}
        label={accountsMessages.password}
        hint={accountsMessages.atLeast(passwordMinLength)}
        autoComplete="new-password"
        shown={shown}
      />
      <ShowPassword shown={shown} onChange={setShown} />
    </>
  );
}
