import { plainText } from "../values/plain-text.ts";

/** A typed line for the machine: trimmed and in NFC. */
export function sewnText(typed: string): string {
  return plainText(typed).trim().normalize();
}
