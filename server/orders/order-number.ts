import { withPlainDigits } from "#contract/values/digits.ts";
import { inFours, makeReadableCode, readLetters } from "../secrets/readable-code.ts";

const numberPattern = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/** A new order number as it is stored: 12 characters, 60 random bits, so that none can be guessed from another. */
export function newOrderNumber(): string {
  return makeReadableCode(12);
}

/** The public form of a stored number: `TB-XXXX-XXXX-XXXX`. */
export function formatOrderNumber(number: string): string {
  return `TB-${inFours(number)}`;
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
  const number = readLetters(compact.length === 14 ? compact.replace(/^TB/, "") : compact);
  return numberPattern.test(number) ? number : undefined;
}
