import { plainText } from "../values/plain-text.ts";

/** A typed line as the machine gets it: nothing round it, and each accent one with its letter. */
export function sewnText(typed: string): string {
  return plainText(typed).trim().normalize();
}
