/** Letters and digits for comparison: IBANs are often written in groups of four. */
export function compactAccount(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}

/** Whether it has the shape of a Pakistani IBAN, right or mistyped. */
export function looksLikeIban(text: string): boolean {
  return /^PK\d{2}[A-Z]{4}[A-Z\d]{16}$/.test(text);
}

/** Whether it is a Pakistani IBAN whose check digits fit (ISO 13616: 1 modulo 97). */
export function isPakistaniIban(text: string): boolean {
  if (!looksLikeIban(text)) return false;
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}

export function shownAccount(number: string): string {
  if (isPakistaniIban(number)) return number.replace(/(.{4})(?=.)/g, "$1 ");
  return number.replace(/^(03\d{2})(\d{7})$/, "$1 $2");
}
