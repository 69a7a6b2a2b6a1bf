import { z } from "zod";
import { passwordMinLength } from "./limits.ts";
import { reason } from "./reason.ts";

/** Nothing a person types is invisible; whatever else they choose is their affair. */
const invisible = /[\p{Cc}\p{Cs}]/u;

/** Hashing more than this is work for an attacker to make. */
const passwordMaxLength = 128;

/** A password that is to be set: `min` to 128 characters of any kind (NIST SP 800-63B: no composition rules), not trimmed. */
export function passwordOfAtLeast(min: number) {
  return z
    .string(reason("ENTER_A_PASSWORD"))
    .min(1, reason("ENTER_A_PASSWORD"))
    .min(min, reason("TOO_SHORT", { least: min }))
    .max(passwordMaxLength, reason("TOO_LONG", { most: passwordMaxLength }))
    .refine((password) => !invisible.test(password), reason("REMOVE_THE_CONTROL_CHARACTERS"));
}

export const newPassword = passwordOfAtLeast(passwordMinLength);

/** A password that is to be compared: whatever was typed. One too long to exist is not worth hashing. */
export const typedPassword = z
  .string(reason("ENTER_YOUR_PASSWORD"))
  .min(1, reason("ENTER_YOUR_PASSWORD"))
  .max(passwordMaxLength, reason("TOO_LONG", { most: passwordMaxLength }));
