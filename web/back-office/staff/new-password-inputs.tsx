import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { PasswordField } from "#web/customers/accounts/password-field.tsx";

type NewPasswordInputsProps = {
  newPassword: UseFormRegisterReturn;
  again: UseFormRegisterReturn;
  errors: FieldErrors<{ newPassword: string; again: string }>;
  shown: boolean;
};

export function NewPasswordInputs({ newPassword, again, errors, shown }: NewPasswordInputsProps) {
  return (
    <>
      <PasswordField
        {...newPassword}
        label="New password"
        error={errors.newPassword?.message}
        autoComplete="new-password"
        shown={shown}
      />
      <PasswordField
        {...again}
        label="The same again"
        error={errors.again?.message}
        autoComplete="new-password"
        shown={shown}
      />
    </>
  );
}
