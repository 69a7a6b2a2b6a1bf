import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { z } from "zod";
import { newStaffPassword } from "#contract/staff/staff.ts";
import { PasswordField } from "#web/customers/accounts/password-field.tsx";

export const newPasswordFields = {
  newPassword: newStaffPassword,
  again: z.string().min(1, "Enter the password again"),
};

export function typedTwice<Fields extends { newPassword: string; again: string }>(
  schema: z.ZodType<Fields, Fields>,
): z.ZodType<Fields, Fields> {
  return schema.refine(({ newPassword, again }) => newPassword === again, {
    message: "Passwords do not match",
    path: ["again"],
  });
}

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
        label="Repeat password"
        error={errors.again?.message}
        autoComplete="new-password"
        shown={shown}
      />
    </>
  );
}
