import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { PasswordField } from "#web/accounts/password-field.tsx";

type NewPasswordInputsProps = {
  /** What `register` gives for each of them. */
  newPassword: UseFormRegisterReturn;
  again: UseFormRegisterReturn;
  errors: FieldErrors<{ newPassword: string; again: string }>;
  shown: boolean;
};

/** The two fields of a new password. */
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
