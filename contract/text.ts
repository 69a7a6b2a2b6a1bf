import { z } from "zod";
import { withPlainDigits } from "./digits.ts";

/**
 * Control characters, halves of a character, which no database stores, and code points that Unicode keeps from being
 * characters; newline and tab are left to paragraphs.
 */
const controlCharacter = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;
const controlCharacterExceptLineBreaks = /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** Something to be seen: not only spaces, joiners, fillers (Hangul, Braille) and marks of direction. */
const visibleCharacter = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;

function isVisible(text: string): boolean {
  return visibleCharacter.test(text);
}

/** However a device ends its lines. */
function withPlainLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

/** One line of text, trimmed, at most `max` characters; may be empty. `missing` is said of what is no text at all. */
export function line(max: number, missing = "Enter text") {
  return z
    .string(missing)
    .trim()
    .max(max, `Use at most ${max} characters`)
    .refine((text) => !controlCharacter.test(text), "Remove the control characters");
}

/** As `line`, but never empty, nor invisible: `missing` is the sentence shown when it is. */
export function requiredLine(max: number, missing: string) {
  return line(max, missing).min(1, missing).refine(isVisible, missing);
}

/** Several lines of text, trimmed, at most `max` characters; newline and tab are allowed. */
export function paragraph(max: number, missing = "Enter text") {
  return z
    .string(missing)
    .overwrite(withPlainLineBreaks)
    .trim()
    .max(max, `Use at most ${max} characters`)
    .refine((text) => !controlCharacterExceptLineBreaks.test(text), "Remove the control characters");
}

/** As `paragraph`, but never empty, nor invisible. */
export function requiredParagraph(max: number, missing: string) {
  return paragraph(max, missing).min(1, missing).refine(isVisible, missing);
}

/** An e-mail address as typed, at most 254 characters (RFC 5321). */
export const emailAddress = z
  .string("Enter your e-mail address")
  .trim()
  .min(1, "Enter your e-mail address")
  .max(254, "Use at most 254 characters")
  .pipe(z.email("Enter an e-mail address such as name@example.com"));

/** A Pakistani postal code: five digits, from whatever keyboard; a JSON number is read as its digits. */
export const postalCode = z
  .union([z.string(), z.number().int().nonnegative().transform(String)], "Enter your postal code")
  .transform((typed) => withPlainDigits(typed).replace(/[\s-]/g, ""))
  .pipe(
    z
      .string()
      .min(1, "Enter your postal code")
      .regex(/^\d{5}$/, "Enter the five digits of your postal code"),
  );
