/** A number that a spreadsheet has cut to the digits that it shows. */
const shortened = /^(\d)(?:\.(\d+))?E\+\d+$/i;
const plainNumber = /^\d+(\.\d+)?(E[+-]?\d+)?$/i;

/**
 * Whether a cell says what was written into it, though a spreadsheet may have taken it for a number: then it has lost
 * its zeros, as
 * 6211.4300, 00202 and 1E5 do, or all but its first digits.
 */
export function standsFor(cell: string, written: string): boolean {
  const [read, was] = [cell.trim(), written.trim()];
  if (read === was) return true;
  if (!plainNumber.test(read) || !plainNumber.test(was)) return false;
  const [, , decimals = ""] = shortened.exec(read) ?? [];
  return shortened.test(read)
    ? Number(was).toExponential(decimals.length) === Number(read).toExponential(decimals.length)
    : Number(read) === Number(was);
}
