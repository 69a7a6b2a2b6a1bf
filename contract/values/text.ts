import { z } from "zod";
import { plainText } from "./plain-text.ts";
import { type EncodedReason, reason } from "./reason.ts";

/**
 * Control characters, lone surrogates, which no database stores, and Unicode noncharacters; newline and tab are left to
 * paragraphs.
 */
const controlCharacter = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;
const controlCharacterExceptLineBreaks = /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** At least one visible character: not only spaces, joiners, fillers (Hangul, Braille) and direction marks. */
const visibleCharacter = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;

function isVisible(text: string): boolean {
  return visibleCharacter.test(text);
}

function withPlainLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

/**
 * A code, number, name or search of one line, normalised by `plainText`, trimmed, at most `max` characters; may be
 * empty. `missing` is the error for a value that is not text.
 */
export function line(max: number, missing: EncodedReason = reason("ENTER_TEXT")) {
  return z
    .string(missing)
    .overwrite(plainText)
    .trim()
    .max(max, reason("TOO_LONG", { most: max }))
    .refine((text) => !controlCharacter.test(text), reason("REMOVE_THE_CONTROL_CHARACTERS"));
}

/** As `line`, but never empty or invisible: `missing` is the error. */
export function requiredLine(max: number, missing: EncodedReason) {
  return line(max, missing).min(1, missing).refine(isVisible, missing);
}

/** One line of prose: unchanged but trimmed, at most `max` characters; may be empty. */
export function sentence(max: number) {
  return z
    .string(reason("ENTER_TEXT"))
    .trim()
    .max(max, reason("TOO_LONG", { most: max }))
    .refine((text) => !controlCharacter.test(text), reason("REMOVE_THE_CONTROL_CHARACTERS"));
}

/** Several lines of text, trimmed, at most `max` characters; newline and tab are allowed. */
export function paragraph(max: number, missing: EncodedReason = reason("ENTER_TEXT")) {
  return z
    .string(missing)
    .overwrite(withPlainLineBreaks)
    .trim()
    .max(max, reason("TOO_LONG", { most: max }))
    .refine((text) => !controlCharacterExceptLineBreaks.test(text), reason("REMOVE_THE_CONTROL_CHARACTERS"));
}

export function requiredParagraph(max: number, missing: EncodedReason) {
  return paragraph(max, missing).min(1, missing).refine(isVisible, missing);
}

const mailboxMaxLength = 64;

/** An e-mail address, at most 254 characters, 64 of them before the @: mail servers refuse a longer one (RFC 5321). */
export const emailAddress = z
  .string(reason("ENTER_YOUR_EMAIL_ADDRESS"))
  .overwrite(plainText)
  .trim()
  .min(1, reason("ENTER_YOUR_EMAIL_ADDRESS"))
  .max(254, reason("TOO_LONG", { most: 254 }))
  .pipe(
    z
      .email(reason("EMAIL_MALFORMED"))
      .refine((address) => address.indexOf("@") <= mailboxMaxLength, reason("EMAIL_MAILBOX_TOO_LONG")),
  );

/** A Pakistani postal code: five digits from any keyboard; a JSON number is read as its digits. */
export const postalCode = z
  .union([z.string(), z.number().int().nonnegative().transform(String)], reason("ENTER_YOUR_POSTAL_CODE"))
  .transform((typed) => plainText(typed).replace(/[\s-]/g, ""))
  .pipe(
    z
      .string()
      .min(1, reason("ENTER_YOUR_POSTAL_CODE"))
      .regex(/^\d{5}$/, reason("POSTAL_CODE_DIGITS")),
  );

/** A chosen list entry: `{_id}`, `{label}`, `{name}`, or a bare string with one of them; empty for none. */
export const reference = z
  .union(
    [
      line(100),
      z
        .object({ _id: line(100).optional(), label: line(100).optional(), name: line(100).optional() })
        .transform(({ _id, label, name }) => _id || label || name || ""),
      z.union([z.literal(false), z.null()]).transform(() => ""),
    ],
    reason("CHOOSE_ONE_OF_THOSE_OFFERED"),
  )
  .optional()
  .transform((key) => key ?? "");
