import { z } from "zod";
import { newStaffPassword } from "#contract/staff/staff.ts";

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
