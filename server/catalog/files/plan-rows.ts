import { isDeepStrictEqual } from "node:util";
import { type OfficeProduct, type ProductFields, productFields } from "#contract/catalog/office-products.ts";
import { productFieldsOf } from "#contract/catalog/product-fields.ts";
import type { FileFault } from "#contract/catalog/product-files.ts";
import { inEnglish } from "#contract/reasons/in-english.ts";
import { standsFor } from "#server/platform/csv/stands-for.ts";
import { otherSizes } from "../editing/other-sizes.ts";
import type { Refused } from "../editing/product-refused.ts";
import { strayFront } from "../editing/save-products.ts";
import { codeKey } from "../product-code.ts";
import { describeRefusal } from "./describe-refusal.ts";
import type { FileColumns, ProductRow } from "./import-columns.ts";
import {
  codeColumn,
  idColumn,
  type ListNames,
  type ProductColumn,
  productColumns,
} from "./product-columns.ts";

export type RowPlan =
  | { outcome: "same" }
  | { outcome: "save"; fields: ProductFields; changes: CellChange[] }
  | { outcome: "faulty"; faults: FileFault[] };

type CellChange = { column: string; before: string; after: string };

/** Defaults of the form of a new product: hidden until it is reviewed. Name and other required fields are absent. */
const newProduct: Partial<ProductFields> = {
  garmentType: null,
  nameUrdu: "",
  descriptionUrdu: "",
  hsCode: "",
  saleOffer: 0,
  saleStartsAt: null,
  saleEndsAt: null,
  sizes: [],
  name_engraving: true,
  isPublished: false,
  colorIds: [],
  fabricIds: [],
  trouserOptions: [],
  relatedIds: [],
  pictures: [],
};

/**
 * Merges a row into a product, or into none: cells replace fields, by the rules of the form. An unchanged product is
 * not validated: it may predate the rules.
 */
export function planRow(
  row: ProductRow,
  columns: FileColumns,
  names: ListNames,
  before: OfficeProduct | undefined,
): RowPlan {
  const current = before && productFieldsOf(before);
  const fields: Partial<ProductFields> = structuredClone(current ?? newProduct);
  const faults: FileFault[] = [];
  for (const column of columns.read) {
    const cell = row.cellOf(column.title);
    if (before && saysTheSame(row, column, names, before)) continue;
    const sentence = column.read(cell, names, fields);
    if (sentence !== undefined) faults.push(faultOf(row, column.title, sentence));
  }
  if (faults.length > 0) return { outcome: "faulty", faults };
  if (isDeepStrictEqual(fields, current)) return { outcome: "same" };
  const parsed = productFields.safeParse(fields);
  if (!parsed.success) return { outcome: "faulty", faults: ruleFaults(row, parsed.error.issues) };
  if (isDeepStrictEqual(parsed.data, current)) return { outcome: "same" };
  const sizes = otherSizes(parsed.data, current, names.garmentTypes);
  if (sizes) return faultyAt(row, "Sizes", sizes);
  const stray = strayFront(parsed.data.pictures, parsed.data.colorIds.map(names.colors.nameOf));
  if (stray !== undefined) return faultyAt(row, "Colors", { outcome: "front-missing", color: stray });
  return { outcome: "save", fields: parsed.data, changes: changesOf(row, columns, names, before) };
}

function faultyAt(row: ProductRow, column: string, refused: Refused): RowPlan {
  return { outcome: "faulty", faults: [faultOf(row, column, describeRefusal(refused).sentence)] };
}

function saysTheSame(
  row: ProductRow,
  column: ProductColumn,
  names: ListNames,
  before: OfficeProduct,
): boolean {
  if (standsFor(row.cellOf(column.title), column.write(before, names))) return true;
  return column.title === codeColumn && isFoundByCode(row, before);
}

/** A row without an id names the product by its code, whose other spelling is no change. */
function isFoundByCode(row: ProductRow, { product_code }: OfficeProduct): boolean {
  return row.cellOf(idColumn).trim() === "" && codeOf(row) === codeKey(product_code);
}

function changesOf(
  row: ProductRow,
  { read }: FileColumns,
  names: ListNames,
  before: OfficeProduct | undefined,
): CellChange[] {
  if (!before) return [];
  return read
    .filter((column) => !saysTheSame(row, column, names, before))
    .map((column) => ({
      column: column.title,
      before: column.write(before, names),
      after: row.cellOf(column.title),
    }));
}

function ruleFaults(
  row: ProductRow,
  issues: readonly { path: PropertyKey[]; message: string }[],
): FileFault[] {
  const sentences = new Map<string, string>();
  for (const { path, message } of issues) {
    const title = titleOf(path[0]);
    if (!sentences.has(title)) sentences.set(title, message);
  }
  return [...sentences].map(([title, sentence]) => faultOf(row, title, sentence));
}

export function titleOf(field: PropertyKey | undefined): string {
  return productColumns.find((column) => column.field === field)?.title ?? "";
}

const shown = 100;

export function cutCell(value: string): string {
  return value.length > shown ? `${value.slice(0, shown)}…` : value;
}

export function faultOf(row: ProductRow, column: string, sentence: string): FileFault {
  return {
    row: row.number,
    column,
    value: column === "" ? "" : cutCell(row.cellOf(column)),
    sentence: inEnglish(sentence),
  };
}

export function codeOf(row: ProductRow): string {
  return codeKey(row.cellOf(codeColumn));
}
