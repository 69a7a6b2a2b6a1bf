import { withPlainDigits } from "#contract/values/digits.ts";
import { plainText } from "#contract/values/plain-text.ts";
import { inFours, makeReadableCode, readLetters } from "./secrets/readable-code.ts";

const numberPattern = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/** A new order number as it is stored: 12 characters, 60 random bits, so that none can be guessed from another. */
export function newOrderNumber(): string {
  return makeReadableCode(12);
}

/** The public form of a stored number: `TB-XXXX-XXXX-XXXX`. */
export function formatOrderNumber(number: string): string {
  return `TB-${inFours(number)}`;
}

/** A number within other words, as the shop writes it, such as in a message that is pasted whole. */
const writtenNumber = /(?<![0-9A-Z])TB(?:-[0-9A-Z]{4}){3}(?![0-9A-Z])/;

/**
 * The stored form of a number as a person types or pastes it: case, spaces, dashes and the words around it do not
 * count, `TB` may be left out, O is read as 0, I and L as 1. Undefined when it cannot be an order number.
 */
export function parseOrderNumber(typed: string): string | undefined {
  const plain = withPlainDigits(plainText(typed)).toUpperCase();
  const written = writtenNumber.exec(plain)?.[0] ?? plain;
  const compact = written.replace(/^[^0-9A-Z]+|[^0-9A-Z]+$/g, "").replace(/[\s-]/g, "");
  // By length, because the number itself may begin with TB.
  const number = readLetters(compact.length === 14 ? compact.replace(/^TB/, "") : compact);
  return numberPattern.test(number) ? number : undefined;
}
