/** Converts digits of Urdu and Arabic keyboards (۰۱۲, ٠١٢) to 0 to 9. */
export function withPlainDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
