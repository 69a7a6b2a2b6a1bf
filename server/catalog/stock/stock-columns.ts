import type { FileRow } from "#server/platform/csv/read-rows.ts";
import { UnreadableFile } from "#server/platform/csv/unreadable-file.ts";

export const stockColumns = {
  product: "Product",
  name: "Name",
  size: "Size",
  color: "Color",
  pieces: "Pieces",
  counted: "Counted",
} as const;

export type StockCells = { number: number } & Record<keyof typeof stockColumns, string>;

const needed = ["product", "size", "counted"] as const;

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
