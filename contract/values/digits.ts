/** Digits of Urdu and Arabic keyboards (۰۱۲, ٠١٢) become 0 to 9: people type numbers in either, and mean the same. */
export function withPlainDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
