import { z } from "zod";
import { newStaffPassword } from "#contract/back-office/staff.ts";

/** A new password, typed twice: nobody can read the first one back. */
export const newPasswordFields = {
  newPassword: newStaffPassword,
  again: z.string().min(1, "Enter the password again"),
};

/** Adds the comparison of the two to the schema of a form. */
export function typedTwice<Fields extends { newPassword: string; again: string }>(
  schema: z.ZodType<Fields, Fields>,
): z.ZodType<Fields, Fields> {
  return schema.refine(({ newPassword, again }) => newPassword === again, {
    message: "Passwords do not match",
    path: ["again"],
  });
}
