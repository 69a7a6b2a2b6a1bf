const mostDigits = 11;

/**
 * An identifier in digits, such as a postal code or the number of a parcel, as a cell that no spreadsheet takes for an
 * amount: with spaces where it would lose its first zeros or its last digits.
 */
export function digitsAsText(text: string): string {
  if (!/^\d+$/.test(text) || !(text.startsWith("0") || text.length > mostDigits)) return text;
  const group = text.length > 6 ? /.{4}(?=.)/g : /.{3}(?=.)/g;
  return text.replace(group, "$& ");
}

/** As a phone is dialled in Pakistan, with a dash: `0300-1234567`; other numbers behind their first four digits. */
export function phoneAsText(phone: string): string {
  return phone.replace(/^(?:92|0)(3\d{2})(\d{7})$/, "0$1-$2").replace(/^(\d{4})(\d+)$/, "$1-$2");
}
