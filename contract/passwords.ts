import { z } from "zod";
import { passwordMinLength } from "./limits.ts";

/** Nothing a person types is invisible; whatever else they choose is their affair. */
const invisible = /[\p{Cc}\p{Cs}]/u;

/** Hashing more than this is work for an attacker to make. */
const passwordMaxLength = 128;

/** A password that is to be set: `min` to 128 characters of any kind (NIST SP 800-63B: no composition rules), not trimmed. */
export function passwordOfAtLeast(min: number) {
  return z
    .string("Enter a password")
    .min(1, "Enter a password")
    .min(min, `Use at least ${min} characters`)
    .max(passwordMaxLength, `Use at most ${passwordMaxLength} characters`)
    .refine((password) => !invisible.test(password), "Remove the control characters");
}

export const newPassword = passwordOfAtLeast(passwordMinLength);

/** A password that is to be compared: whatever was typed. One too long to exist is not worth hashing. */
export const typedPassword = z
  .string("Enter your password")
  .min(1, "Enter your password")
  .max(passwordMaxLength, `Use at most ${passwordMaxLength} characters`);
