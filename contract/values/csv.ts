/** Spreadsheets read a file as UTF-8 only with this mark at its beginning. */
export const byteOrderMark = "\uFEFF";

/**
 * What a spreadsheet would take for a formula (OWASP, "CSV Injection"; the wide signs are those of East Asian keyboards).
 * With apostrophes before it, it is looked at as well: so whatever was written can be read back letter for letter.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const neutralised = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A text as a cell shows it, with an apostrophe before what would run. */
function withoutFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text that a cell was written of: takes away the apostrophe that kept it from running. */
export function textOfCell(cell: string): string {
  return neutralised.test(cell) ? cell.slice(1) : cell;
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = withoutFormula(value);
  return /[",;\n\r\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180) that no spreadsheet runs anything of. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
