import { randomBytes } from "node:crypto";

/** Crockford's base 32: no I, L, O and U, so that a code can be read out over the phone. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

export function makeReadableCode(length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet.charAt(byte & 31)).join("");
}

/** Normalises a typed code: of any case, O for 0, I and L for 1. */
export function readLetters(typed: string): string {
  return typed.toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");
}

export function inFours(code: string): string {
  return code.replace(/.{4}(?=.)/g, "$&-");
}
