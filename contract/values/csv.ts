/** Spreadsheets read a file as UTF-8 only with a byte order mark. */
export const byteOrderMark = "\uFEFF";

/**
 * Text that a spreadsheet could run as a formula (OWASP, "CSV Injection"; the wide signs are those of East Asian
 * keyboards). Leading apostrophes are included, so that any text can be read back unchanged.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const neutralised = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A text with an apostrophe before a formula. */
function withoutFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The original text of a cell: removes the escaping apostrophe. */
export function textOfCell(cell: string): string {
  return neutralised.test(cell) ? cell.slice(1) : cell;
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = withoutFormula(value);
  return /[",;\n\r\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180), escaped against formula injection. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
