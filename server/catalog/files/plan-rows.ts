import { isDeepStrictEqual } from "node:util";
import type { FileFault } from "#contract/back-office/file-fault.ts";
import { inEnglish } from "#contract/back-office/in-english.ts";
import { productFieldsOf } from "#contract/back-office/product-fields.ts";
import { type OfficeProduct, type ProductFields, productFields } from "#contract/back-office/products.ts";
import { otherSizes } from "../editing/other-sizes.ts";
import type { Refused } from "../editing/product-refused.ts";
import { strayFront } from "../editing/save-products.ts";
import type { FileColumns, ProductRow } from "./import-columns.ts";
import { codeColumn, type ListNames, productColumns } from "./product-columns.ts";
import { refusalWords } from "./refusal-words.ts";

export type RowPlan =
  | { outcome: "same" }
  | { outcome: "save"; fields: ProductFields }
  | { outcome: "faulty"; faults: FileFault[] };

/** As the form of a new product begins: hidden, until somebody has looked at it. Its name and the like have to be said. */
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
 * What a row makes of the product that there is, or of none: the fields that the file has in place of the product's own,
 * by the rules of the form. A product that stays as it is is not held to the rules: it may have come before them.
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
  return { outcome: "save", fields: parsed.data };
}

function faultyAt(row: ProductRow, column: string, refused: Refused): RowPlan {
  return { outcome: "faulty", faults: [faultOf(row, column, refusalWords(refused).sentence)] };
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

export function faultOf(row: ProductRow, column: string, sentence: string): FileFault {
  const value = column === "" ? "" : row.cellOf(column);
  return {
    row: row.number,
    column,
    value: value.length > shown ? `${value.slice(0, shown)}…` : value,
    sentence: inEnglish(sentence),
  };
}

export function codeOf(row: ProductRow): string {
  return row.cellOf(codeColumn).trim();
}
