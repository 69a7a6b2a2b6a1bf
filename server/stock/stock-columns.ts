import type { FileRow } from "../csv/read-rows.ts";
import { UnreadableFile } from "../csv/unreadable-file.ts";

/** The columns of a file of stock; `pieces` is what there was when it was made, `counted` what somebody has found. */
export const stockColumns = {
  product: "Product",
  name: "Name",
  size: "Size",
  color: "Color",
  pieces: "Pieces",
  counted: "Counted",
} as const;

/** The cells of a row; empty where the file has no such column. */
export type StockCells = { number: number } & Record<keyof typeof stockColumns, string>;

const needed = ["product", "size", "counted"] as const;

/** Reads the names of the columns, in any order and spelling of capitals, and gives what reads the rows below them. */
export function readStockColumns(first: FileRow | undefined): (row: FileRow) => StockCells {
  const titles = (first?.cells ?? []).map((title) => title.trim().toLowerCase());
  const placeOf = (column: keyof typeof stockColumns) => titles.indexOf(stockColumns[column].toLowerCase());
  for (const column of needed)
    if (placeOf(column) === -1)
      throw new UnreadableFile(`The first row names no column “${stockColumns[column]}”.`);
  return ({ number, cells }) => {
    const cell = (column: keyof typeof stockColumns) => (cells[placeOf(column)] ?? "").trim();
    return {
      number,
      product: cell("product"),
      name: cell("name"),
      size: cell("size"),
      color: cell("color"),
      pieces: cell("pieces"),
      counted: cell("counted"),
    };
  };
}
