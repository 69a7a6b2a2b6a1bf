import { z } from "zod";
import { withPlainDigits } from "../digits.ts";

/** As a tablet's keys give it; compared whatever it is. */
export const typedPin = z
  .string("Enter your PIN")
  .max(20, "A PIN has 4 to 6 digits")
  .transform((pin) => withPlainDigits(pin).trim())
  .pipe(z.string().regex(/^\d{4,6}$/, "A PIN has 4 to 6 digits"));

/** All one digit, or a run of them up or down: what is tried first. */
function isObvious(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0));
  return [0, 1, -1].some((step) => steps.every((taken) => taken === step));
}

export const newPin = typedPin.refine((pin) => !isObvious(pin), "Choose digits that are harder to guess");
