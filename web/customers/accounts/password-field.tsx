import { type ComponentProps, useState } from "react";
import { passwordMinLength } from "#contract/values/limits.ts";
import { accountsMessages } from "#messages/accounts.tsx";
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

type ShowPasswordProps = { shown: boolean; onChange: (shown: boolean) => void };

export function ShowPassword({ shown, onChange }: ShowPasswordProps) {
  return (
    <label className="flex min-h-11 items-center gap-2.5">
      <input
        type="checkbox"
        checked={shown}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-siyahi"
      />
      {accountsMessages.showPassword}
    </label>
  );
}
