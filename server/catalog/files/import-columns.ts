import { faultColumns } from "#contract/catalog/product-files.ts";
import { textOfCell } from "#contract/values/csv.ts";
import type { FileRow } from "#server/platform/csv/read-rows.ts";
import { UnreadableFile } from "#server/platform/csv/unreadable-file.ts";
import { codeColumn, columnTitles, idColumn, type ProductColumn, productColumns } from "./product-columns.ts";

export type FileColumns = {
  titles: readonly string[];
  read: readonly ProductColumn[];
  missing: readonly string[];
  toRow: (row: FileRow) => ProductRow;
};

export type ProductRow = {
  number: number;
  /** The text of a cell; "" for one that is absent. */
  cellOf: (title: string) => string;
  cells: readonly string[];
  isTooLong: boolean;
};

/** Normalises titles: `sale_price` and `SALE PRICE` are one. */
function plain(title: string): string {
  return title.trim().toLowerCase().replaceAll("_", " ").replace(/\s+/g, " ");
}

const known = new Map(
  [...columnTitles, ...Object.values(faultColumns)].map((title) => [plain(title), title]),
);

export function readColumns(first: FileRow | undefined): FileColumns {
  if (!first) throw new UnreadableFile("This file is empty.");
  const titles = first.cells.map(textOfCell);
  const found = titles.map((title) => known.get(plain(title)));
  const unknown = titles.filter((title, index) => title.trim() !== "" && !found[index]);
  if (unknown.length > 0) throw new UnreadableFile(`The first row has ${quoted(unknown)}. ${hint}`);
  const twice = found.filter((title, index) => title && found.indexOf(title) !== index);
  if (twice.length > 0) throw new UnreadableFile(`The first row has ${quoted(twice)} twice.`);
  if (!found.includes(idColumn) && !found.includes(codeColumn)) {
    throw new UnreadableFile(`The first row has neither “${idColumn}” nor “${codeColumn}”. ${hint}`);
  }
  const places = new Map(found.map((title, index) => [title, index]));
  return {
    titles,
    read: productColumns.filter(({ title }) => places.has(title)),
    missing: productColumns.map(({ title }) => title).filter((title) => !places.has(title)),
    toRow: ({ number, cells: written }) => {
      const cells = written.map(textOfCell);
      return {
        number,
        cells,
        cellOf: (title) => cells[places.get(title) ?? -1] ?? "",
        isTooLong: cells.slice(titles.length).some((cell) => cell.trim() !== ""),
      };
    },
  };
}

const hint = `The columns are ${columnTitles.join(", ")}; the first row names them.`;

function quoted(titles: readonly (string | undefined)[]): string {
  const shown = titles.slice(0, 5).map((title) => `“${title?.slice(0, 40)}”`);
  return `${shown.join(", ")}${titles.length > shown.length ? " and more" : ""}`;
}
