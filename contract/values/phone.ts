import { z } from "zod";
import { plainText } from "./plain-text.ts";
import { type EncodedReason, reason } from "./reason.ts";

/** Usual separators in phone numbers. */
const separators = /[\s().-]/g;

const mobileDigits = 10;
const landlineDigits = { least: 8, most: 11 };

/** Digits of any number in the world (ITU-T E.164); a local one may lack its area code. */
const anyDigits = { least: 7, most: 15 };

function withoutZeros(digits: string): string {
  return digits.replace(/^0+/, "");
}

/**
 * The digits of a Pakistani number after its country code; undefined for another country's, and for a local one without
 * its area code. `phone` is digits, possibly after a plus.
 */
function pakistaniDigits(phone: string): string | undefined {
  const digits = phone.replace("+", "");
  const rest = withoutZeros(digits);
  const hasCountry = /^(\+|00)[1-9]/.test(phone);
  if (rest.startsWith("92") && (hasCountry || rest.length > mobileDigits)) return withoutZeros(rest.slice(2));
  if (hasCountry) return undefined;
  // Nine or ten digits starting with 3 are a mobile number without its zero: local numbers are shorter.
  return digits.startsWith("0") || /^3\d{8,9}$/.test(digits) ? rest : undefined;
}

/**
 * The normal form of a phone: its digits with country code, as for wa.me. `0300…`, `300…`, `92300…`, `+92 0300…`,
 * `0092300…` and Urdu digits are equal. Numbers are Pakistani by default.
 */
export function internationalPhone(phone: string): string {
  const typed = plainText(phone).replace(/[^+\d]/g, "");
  const national = pakistaniDigits(typed);
  return national === undefined ? withoutZeros(typed.replaceAll("+", "")) : `92${national}`;
}

/** The error in a phone's length, in one sentence; undefined when there is none. */
function lengthProblem(phone: string): EncodedReason | undefined {
  const national = pakistaniDigits(phone);
  if (national?.startsWith("3")) {
    const surplus = national.length - mobileDigits;
    if (surplus < 0) return reason("MOBILE_DIGITS_MISSING", { missing: -surplus });
    return surplus > 0 ? reason("MOBILE_DIGITS_TOO_MANY", { surplus }) : undefined;
  }
  const { length } = national ?? phone.replace("+", "");
  const { least, most } = national === undefined ? anyDigits : landlineDigits;
  if (length >= least && length <= most) return undefined;
  return national === undefined
    ? reason("PHONE_DIGITS", { digits: length })
    : reason("LANDLINE_DIGITS", { digits: length + 1 });
}

/**
 * A phone number in any spelling, Pakistani or with + and another country code, normalised to digits. The length of a
 * Pakistani one is checked, because a rider who cannot call returns the parcel.
 */
export const phoneNumber = z
  .union([z.string(), z.number().int().nonnegative().transform(String)], reason("ENTER_YOUR_PHONE_NUMBER"))
  .transform((typed) => plainText(typed).replace(separators, ""))
  .pipe(
    z
      .string()
      .min(1, { error: reason("ENTER_YOUR_PHONE_NUMBER"), abort: true })
      .regex(/^\+?\d+$/, { error: reason("PHONE_DIGITS_ONLY"), abort: true })
      .superRefine((phone, context) => {
        const message = lengthProblem(phone);
        if (message !== undefined) context.addIssue({ code: "custom", message });
      }),
  )
  .transform((phone) => phone.replace("+", ""));
