import type { ShopLists } from "#contract/catalog/lists.ts";
import type { OfficeProduct, ProductFields } from "#contract/catalog/office-products.ts";
import { clockInKarachi, momentInKarachi } from "#contract/values/karachi-time.ts";
import { readList, readTrousers, writeList, writeTrousers } from "./product-cells.ts";

export type ListNames = {
  categories: EntryNames;
  colors: EntryNames;
  fabrics: EntryNames;
  garmentTypes: ShopLists["garmentTypes"];
};

export function listNames({ categories, colors, fabrics, garmentTypes }: ShopLists): ListNames {
  return {
    garmentTypes,
    categories: entryNames(categories),
    colors: entryNames(colors.map(({ id, label }) => ({ id, name: label }))),
    fabrics: entryNames(fabrics),
  };
}

type Read<Value> = { value: Value } | { sentence: string };

type Column<Field extends keyof ProductFields> = {
  title: string;
  field: Field;
  write: (product: OfficeProduct, names: ListNames) => string;
  /** Gets the trimmed cell, unless `isAsIs`. */
  read: (cell: string, names: ListNames) => Read<ProductFields[Field]>;
  isAsIs?: true;
};

/** Hides the type of the field, so that all columns fit into one list. */
export type ProductColumn = {
  title: string;
  field: keyof ProductFields;
  write: (product: OfficeProduct, names: ListNames) => string;
  read: (cell: string, names: ListNames, fields: Partial<ProductFields>) => string | undefined;
};

function column<Field extends keyof ProductFields>(of: Column<Field>): ProductColumn {
  const { title, field, write } = of;
  return {
    title,
    field,
    write,
    read: (cell, names, fields) => {
      const result = of.read(of.isAsIs ? cell : cell.trim(), names);
      if ("sentence" in result) return result.sentence;
      fields[field] = result.value;
      return undefined;
    },
  };
}

/** The schema of the field trims the value when it is saved. */
const asText = { read: (cell: string) => ({ value: cell }), isAsIs: true } as const;

export const idColumn = "Id";
export const codeColumn = "Product code";

export const productColumns: readonly ProductColumn[] = [
  column({
    title: codeColumn,
    field: "product_code",
    write: (product) => product.product_code,
    ...asText,
  }),
  column({ title: "Name", field: "name", write: ({ name }) => name, ...asText }),
  column({
    title: "Category",
    field: "categoryId",
    write: ({ category }) => category,
    read: (cell, { categories }) => {
      const id = categories.idOf(cell);
      if (id) return { value: id };
      return { sentence: cell === "" ? "Choose a category" : `There is no category “${cell}”` };
    },
  }),
  column({
    title: "Garment type",
    field: "garmentType",
    write: ({ garmentType }) => garmentType ?? "",
    read: asGarmentType,
  }),
  column({
    title: "Description",
    field: "description",
    write: ({ description }) => description,
    ...asText,
  }),
  column({ title: "Name in Urdu", field: "nameUrdu", write: ({ nameUrdu }) => nameUrdu, ...asText }),
  column({
    title: "Description in Urdu",
    field: "descriptionUrdu",
    write: ({ descriptionUrdu }) => descriptionUrdu,
    ...asText,
  }),
  column({ title: "Price", field: "price", write: ({ price }) => String(price), read: asRupees }),
  column({
    title: "Sale price",
    field: "saleOffer",
    write: ({ saleOffer }) => (saleOffer === 0 ? "" : String(saleOffer)),
    read: (cell) => (cell === "" ? { value: 0 } : asRupees(cell)),
  }),
  column({
    title: "Sale starts",
    field: "saleStartsAt",
    write: ({ saleStartsAt }) => writeTime(saleStartsAt),
    read: asTime,
  }),
  column({
    title: "Sale ends",
    field: "saleEndsAt",
    write: ({ saleEndsAt }) => writeTime(saleEndsAt),
    read: asTime,
  }),
  column({
    title: "Sizes",
    field: "sizes",
    write: ({ sizes }) => writeList(sizes),
    read: (cell) => ({ value: readList(cell) }),
  }),
  column({
    title: "Colors",
    field: "colorIds",
    write: ({ colorIds }, { colors }) => writeList(colorIds.map(colors.nameOf)),
    read: (cell, { colors }) => asEntries(cell, "color", colors),
  }),
  column({
    title: "Fabrics",
    field: "fabricIds",
    write: ({ fabricIds }, { fabrics }) => writeList(fabricIds.map(fabrics.nameOf)),
    read: (cell, { fabrics }) => asEntries(cell, "fabric", fabrics),
  }),
  column({
    title: "Trousers",
    field: "trouserOptions",
    write: ({ trouserOptions }) => writeTrousers(trouserOptions),
    read: (cell) => ({ value: readTrousers(cell) }),
  }),
  column({
    title: "Name engraving",
    field: "name_engraving",
    write: ({ name_engraving }) => yesOrNo(name_engraving),
    read: asYesOrNo,
  }),
  column({
    title: "In the shop",
    field: "isPublished",
    write: ({ isPublished }) => yesOrNo(isPublished),
    read: asYesOrNo,
  }),
  column({
    title: "Related products",
    field: "relatedIds",
    write: ({ related }) => writeList(related.map(({ id }) => id)),
    read: (cell) => ({ value: readList(cell) }),
  }),
  column({ title: "HS code", field: "hsCode", write: writeHsCode, ...asText }),
];

export const columnTitles = [idColumn, ...productColumns.map(({ title }) => title)];

/** With two points, such as 6211.43.00: a spreadsheet would read a number and drop its last zeros. */
function writeHsCode({ hsCode }: OfficeProduct): string {
  return hsCode.replace(/^(\d{4})\.?(\d{2})(\d{2})$/, "$1.$2.$3");
}

function asRupees(cell: string): Read<number> {
  if (/^\d{1,9}$/.test(cell)) return { value: Number(cell) };
  return { sentence: cell === "" ? "Enter the price" : "Use whole rupees, such as 2900" };
}

function asGarmentType(cell: string, { garmentTypes }: ListNames): Read<string | null> {
  if (cell === "") return { value: null };
  const ids = garmentTypes.map(({ id }) => id);
  const value = ids.find((id) => id === cell.toLowerCase());
  return value ? { value } : { sentence: `Write one of ${ids.join(", ")}, or nothing` };
}

function asTime(cell: string): Read<string | null> {
  if (cell === "") return { value: null };
  const value = readTime(cell);
  return value ? { value } : { sentence: "Write the time of Karachi such as 2026-12-31 18:00" };
}

function asEntries(cell: string, kind: string, { idOf }: EntryNames): Read<string[]> {
  const names = readList(cell);
  const unknown = names.find((name) => !idOf(name));
  if (unknown !== undefined) return { sentence: `There is no ${kind} “${unknown}”` };
  return { value: names.flatMap((name) => idOf(name) ?? []) };
}

function yesOrNo(is: boolean): string {
  return is ? "yes" : "no";
}

const yes = new Set(["yes", "true", "1"]);
const no = new Set(["no", "false", "0"]);

/** Spreadsheets localise some words. */
function asYesOrNo(cell: string): Read<boolean> {
  const word = cell.toLowerCase();
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { sentence: "Write yes or no" };
}

type EntryNames = {
  idOf: (name: string) => string | undefined;
  /** Gives the id for an entry that no longer exists. */
  nameOf: (id: string) => string;
};

function entryNames(entries: readonly { id: string; name: string }[]): EntryNames {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const exact = new Map(entries.map(({ id, name }) => [name, id]));
  return {
    nameOf: (id) => names.get(id) ?? id,
    idOf: (name) => {
      const found = exact.get(name);
      if (found) return found;
      const alike = entries.filter((entry) => entry.name.toLowerCase() === name.toLowerCase());
      return alike.length === 1 ? alike[0]?.id : undefined;
    },
  };
}

const written = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?$/;

/** A moment as a cell shows it, in Karachi time: `2026-12-31 18:00`, with seconds only if they are not 0. */
function writeTime(iso: string | null): string {
  if (iso === null) return "";
  return clockInKarachi(new Date(iso))
    .replace("T", " ")
    .replace(/(:00)?\.000$/, "");
}

/** The moment in ISO 8601 in a cell, a day alone being its beginning; undefined if it has none. */
function readTime(cell: string): string | undefined {
  const [, day = "", time = "00:00"] = written.exec(cell) ?? [];
  const at = momentInKarachi(`${day}T${time}`);
  if (Number.isNaN(at.getTime())) return undefined;
  // JavaScript reads the 31st of a short month as the first of the next one.
  return clockInKarachi(at).startsWith(day) ? at.toISOString() : undefined;
}
