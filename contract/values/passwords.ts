import { z } from "zod";
import { passwordMinLength } from "./limits.ts";
import { reason } from "./reason.ts";

/** Invisible characters are never typed on purpose; any other choice is allowed. */
const invisible = /[\p{Cc}\p{Cs}]/u;

/** Limits the cost of hashing that an attacker can cause. */
const passwordMaxLength = 128;

/** A new password: `min` to 128 characters of any kind (NIST SP 800-63B: no composition rules), not trimmed. */
export function passwordOfAtLeast(min: number) {
  return z
    .string(reason("ENTER_A_PASSWORD"))
    .min(1, reason("ENTER_A_PASSWORD"))
    .min(min, reason("TOO_SHORT", { least: min }))
    .max(passwordMaxLength, reason("TOO_LONG", { most: passwordMaxLength }))
    .refine((password) => !invisible.test(password), reason("REMOVE_THE_CONTROL_CHARACTERS"));
}

export const newPassword = passwordOfAtLeast(passwordMinLength);

/** A password to compare, unchanged. One longer than the limit cannot match and is not hashed. */
export const typedPassword = z
  .string(reason("ENTER_YOUR_PASSWORD"))
  .min(1, reason("ENTER_YOUR_PASSWORD"))
  .max(passwordMaxLength, reason("TOO_LONG", { most: passwordMaxLength }));
