import { z } from "zod";
import { plainText } from "#contract/values/plain-text.ts";
import { reason } from "#contract/values/reason.ts";

/** As typed on a tablet; compared without validation. */
export const typedPin = z
  .string(reason("ENTER_YOUR_PIN"))
  .max(20, reason("PIN_DIGITS"))
  .transform((pin) => plainText(pin).trim())
  .pipe(z.string().regex(/^\d{4,6}$/, reason("PIN_DIGITS")));

/** All one digit, or a run up or down: the first guesses of an attacker. */
function isObvious(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0));
  return [0, 1, -1].some((step) => steps.every((taken) => taken === step));
}

export const newPin = typedPin.refine((pin) => !isObvious(pin), reason("PIN_TOO_OBVIOUS"));
