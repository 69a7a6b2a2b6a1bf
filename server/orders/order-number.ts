import { randomBytes } from "node:crypto";
import { withPlainDigits } from "#contract/digits.ts";

/** Crockford's base 32: no I, L, O and U, so that a number can be read out over the phone. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const numberPattern = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/** A new order number as it is stored: 12 characters, 60 random bits, so that none can be guessed from another. */
export function newOrderNumber(): string {
  return Array.from(randomBytes(12), (byte) => alphabet.charAt(byte & 31)).join("");
}

/** The public form of a stored number: `TB-XXXX-XXXX-XXXX`. */
export function formatOrderNumber(number: string): string {
  return `TB-${number.slice(0, 4)}-${number.slice(4, 8)}-${number.slice(8)}`;
}

/**
 * The stored form of a number as a person types it: case, spaces and dashes do not count, `TB` may be left out, O is read
 * as 0, I and L as 1. Undefined when it cannot be an order number.
 */
export function parseOrderNumber(typed: string): string | undefined {
  const compact = withPlainDigits(typed)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, "");
  // By length, because the number itself may begin with TB.
  const number = (compact.length === 14 ? compact.replace(/^TB/, "") : compact)
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return numberPattern.test(number) ? number : undefined;
}
