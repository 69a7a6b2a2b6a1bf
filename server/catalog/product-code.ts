import { plainText } from "#contract/values/plain-text.ts";

/**
 * The comparison key of product codes: ignores capitals and invisible characters. Same as `product_code_key` in the
 * database, which is unique.
 */
export function codeKey(code: string): string {
  return plainText(code)
    .trim()
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}
