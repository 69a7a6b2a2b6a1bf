import { textOfCell, toCsv } from "#contract/values/csv.ts";

/** LibreOffice Calc's and Excel's display of a number with more digits than fit a cell. */
function shownNumber(cell: string): string {
  const value = Number(cell);
  if (cell.replace(/\D/g, "").length <= 11 || value < 1e11) return String(value);
  return value.toExponential(5).replace(/e\+?/, "E+0");
}

/** A cell as a spreadsheet writes it after opening and saving a file without edits. */
function savedCell(cell: string): string {
  return /^\d+(\.\d+)?(E\d+)?$/.test(cell) ? shownNumber(cell) : cell;
}

/** The cells of a file of ours (RFC 4180). */
export function cellsOf(csv: string): string[][] {
  const cells = csv.replace(/^\uFEFF/, "").matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g);
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "") break;
    if (end !== ",") rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}

export function throughASpreadsheet(csv: string): string {
  return toCsv(cellsOf(csv).map((row) => row.map((cell) => textOfCell(savedCell(cell)))));
}
