import { plainText } from "#contract/values/plain-text.ts";

/**
 * What product codes are compared by: capitals and signs that nobody sees make no other code. The same as `product_code_key` in the
 * database, which holds it unique.
 */
export function codeKey(code: string): string {
  return plainText(code)
    .trim()
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}
